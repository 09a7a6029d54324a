import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow, updateRow } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** What a code proves to be in its owner's hand. */
export type CodePurpose = Tables['one_time_codes']['purpose']

/** Stores a new code; earlier ones for the same purpose stop working. */
export async function replaceCode(tx: Tx, code: Insertable<Tables['one_time_codes']>): Promise<void> {
  await endCodes(tx, code.user_id, code.purpose, code.created_at)
  await insertRow(tx, 'one_time_codes', code)
}

/** Ends the open codes of a user and purpose. */
export async function endCodes(tx: Tx, userId: string, purpose: CodePurpose, now: Date): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Uses up a code. Returns false if another request was first. */
export async function useCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  return updateRow(tx, 'one_time_codes', { id, used_at: null }, { used_at: now })
}

/** Counts a wrong try of a code. */
export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Counts a wrong code of an app in its minute. */
export async function countWrongStep(tx: Tx, bucket: string, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  await tx.db
    .insertInto('rate_counts')
    .values({ bucket, window_start: minute, tries: 1 })
    .onConflict((row) =>
      row.columns(['bucket', 'window_start']).doUpdateSet(({ eb }) => ({ tries: eb('rate_counts.tries', '+', 1) })),
    )
    .execute()
}
