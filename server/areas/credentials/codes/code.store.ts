import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { CodePurpose, CodeTables } from './code.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<CodeTables>()

/** Keeps a new code; the ones before it, for the same purpose, work no more. */
export async function replaceCode(tx: Tx, code: Insertable<CodeTables['one_time_codes']>): Promise<void> {
  await endCodes(tx, code.user_id, code.purpose, code.created_at)
  await tables(tx).insertInto('one_time_codes').values(code).execute()
}

/** Ends the open codes of a user and purpose. */
export async function endCodes(tx: Tx, userId: string, purpose: CodePurpose, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Uses a code up. False where another request was faster. */
export async function useCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Counts a wrong try of a code. */
export async function countTry(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('one_time_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Counts a wrong code of an app in its minute. */
export async function countWrongStep(tx: Tx, bucket: string, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  await tables(tx)
    .insertInto('rate_counts')
    .values({ bucket, window_start: minute, tries: 1 })
    .onConflict((row) =>
      row.columns(['bucket', 'window_start']).doUpdateSet(({ eb }) => ({ tries: eb('rate_counts.tries', '+', 1) })),
    )
    .execute()
}
