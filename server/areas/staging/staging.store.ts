import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { saveRow, updateRow } from '../../platform/database/rows.ts'
import type { AgencyRecord } from './agency-system/agency-system.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Rows that one statement writes, far from as many parameters as a statement may have. */
const batchSize = 1000

const batchesOf = <Row>(rows: readonly Row[]): readonly Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  )

const oneOf = (keys: readonly string[]) => sql<boolean>`key = any(${[...keys]}::text[])`

/** Has changes to the staging of one account wait for each other, until this transaction ends. */
export async function lockStaging(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staging ${account}`}, 0))`.execute(tx.db)
}

/** Keeps decisions; each takes the place of an earlier one of its value. */
export async function saveDecisions(
  tx: Tx,
  decisions: readonly Insertable<Tables['staging_decisions']>[],
): Promise<void> {
  for (const batch of batchesOf(decisions))
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tx.db
      .insertInto('staging_decisions')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['account_code', 'key']).doUpdateSet(({ ref }) => ({
          mark: ref('excluded.mark'),
          kind: ref('excluded.kind'),
          comment: ref('excluded.comment'),
          decided_by: ref('excluded.decided_by'),
          decided_at: ref('excluded.decided_at'),
        })),
      )
      .execute()
}

export async function dropDecisions(tx: Tx, account: string, keys: readonly string[]): Promise<void> {
  await tx.db.deleteFrom('staging_decisions').where('account_code', '=', account).where(oneOf(keys)).execute()
}

/** Stores the agency management system's current data; values it no longer has are deleted, pushed ones are not. */
export async function saveHeld(tx: Tx, account: string, held: AgencyRecord, at: Date): Promise<void> {
  await updateRow(tx, 'staging_values', { account_code: account }, { held: null })
  const rows = Object.entries(held).map(([key, value]) => ({
    account_code: account,
    key,
    held: JSON.stringify(value),
    pushed: null,
  }))
  for (const batch of batchesOf(rows))
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tx.db
      .insertInto('staging_values')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['account_code', 'key']).doUpdateSet(({ ref }) => ({ held: ref('excluded.held') })),
      )
      .execute()
  await saveRow(tx, 'staging_reads', ['account_code'], { account_code: account, read_at: at })
}

/** Stores what was pushed and accepted as the agency management system's data and the last pushed values. */
export async function markPushed(tx: Tx, account: string, keys: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('staging_values')
    .set({ pushed: sql`held` })
    .where('account_code', '=', account)
    .where(oneOf(keys))
    .execute()
}

/** Adds a push with the account's next number; `lockStaging` prevents concurrent ones. */
export async function insertPush(
  tx: Tx,
  push: Omit<Insertable<Tables['staging_pushes']>, 'number' | 'state'>,
): Promise<number> {
  const { number } = await tx.db
    .insertInto('staging_pushes')
    .values({
      ...push,
      state: 'QUEUED',
      number: sql<number>`(select coalesce(max(number), 0) + 1 from staging_pushes
        where account_code = ${push.account_code})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Ends a try of a push: sent, or failed with the reason. */
export async function endPush(
  tx: Tx,
  account: string,
  number: number,
  end: { readonly state: 'SENT' | 'FAILED'; readonly fault: string | null; readonly ended_at: Date },
): Promise<void> {
  await tx.db
    .updateTable('staging_pushes')
    .set({ ...end, tries: sql`tries + 1` })
    .where('account_code', '=', account)
    .where('number', '=', number)
    .execute()
}

/** Restarts a failed push. */
export async function reopenPush(tx: Tx, account: string, number: number): Promise<void> {
  await updateRow(
    tx,
    'staging_pushes',
    { account_code: account, number },
    { state: 'QUEUED', fault: null, ended_at: null },
  )
}
