import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The kinds of yearly deadlines of which a claim is the first of its account, by their day. */
export async function firstOfYear(tx: Tx, account: string, claimId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`select kind from claim_deadlines own
    where account_code = ${account} and claim_id = ${claimId} and kind like 'SUMMARY%'
      and not exists (select from claim_deadlines first
        where first.account_code = ${account} and first.kind = own.kind and first.due_on = own.due_on
          and first.claim_id < own.claim_id)`.execute(tx.db)
  return new Set(rows.map(({ kind }) => kind))
}
