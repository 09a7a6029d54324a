import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AgencyRecord } from './agency-system/agency-system.ts'
import type { StagingTables } from './staging.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<StagingTables>()

/** Has changes to the staging of one account wait for each other, until this transaction ends. */
export async function lockStaging(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staging ${account}`}, 0))`.execute(tx.db)
}

/** Keeps decisions; each takes the place of an earlier one of its value. */
export async function saveDecisions(
  tx: Tx,
  decisions: readonly Insertable<StagingTables['staging_decisions']>[],
): Promise<void> {
  await tables(tx)
    .insertInto('staging_decisions')
    .values(decisions)
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
  await tables(tx)
    .deleteFrom('staging_decisions')
    .where('account_code', '=', account)
    .where('key', 'in', keys)
    .execute()
}

/** Keeps what the agency system holds now; what it holds no more is forgotten, what was sent there is not. */
export async function saveHeld(tx: Tx, account: string, held: AgencyRecord, at: Date): Promise<void> {
  await tables(tx).updateTable('staging_values').set({ held: null }).where('account_code', '=', account).execute()
  const rows = Object.entries(held).map(([key, value]) => ({
    account_code: account,
    key,
    held: JSON.stringify(value),
    pushed: null,
  }))
  if (rows.length > 0)
    await tables(tx)
      .insertInto('staging_values')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['account_code', 'key']).doUpdateSet(({ ref }) => ({ held: ref('excluded.held') })),
      )
      .execute()
  await tables(tx)
    .insertInto('staging_reads')
    .values({ account_code: account, read_at: at })
    .onConflict((conflict) => conflict.column('account_code').doUpdateSet({ read_at: at }))
    .execute()
}

/** Remembers what was sent and kept: the agency system holds it, so that these values are the last ones pushed. */
export async function markPushed(tx: Tx, account: string, keys: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('staging_values')
    .set({ pushed: sql`held` })
    .where('account_code', '=', account)
    .where('key', 'in', keys)
    .execute()
}

/** Adds a push with the next number of the account; `lockStaging` has made sure that nobody else does. */
export async function insertPush(
  tx: Tx,
  push: Omit<Insertable<StagingTables['staging_pushes']>, 'number' | 'state'>,
): Promise<number> {
  const { number } = await tables(tx)
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
  await tables(tx)
    .updateTable('staging_pushes')
    .set({ ...end, tries: sql`tries + 1` })
    .where('account_code', '=', account)
    .where('number', '=', number)
    .execute()
}

/** Has a push that failed begin again. */
export async function reopenPush(tx: Tx, account: string, number: number): Promise<void> {
  await tables(tx)
    .updateTable('staging_pushes')
    .set({ state: 'QUEUED', fault: null, ended_at: null })
    .where('account_code', '=', account)
    .where('number', '=', number)
    .execute()
}
