import type { ClaimDeadline } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whether a claim is the first of its account with a deadline of this kind and day. */
export async function isFirstOf(
  tx: Tx,
  { account, claimId }: { readonly account: string; readonly claimId: string },
  { kind, dueOn }: Pick<ClaimDeadline, 'kind' | 'dueOn'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select claim_id as id from claim_deadlines
    where account_code = ${account} and kind = ${kind} and due_on = ${dueOn}::date order by claim_id limit 1`.execute(
    tx.db,
  )
  return rows[0]?.id === claimId
}
