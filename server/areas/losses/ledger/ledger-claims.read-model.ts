import type { LedgerClaim } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { splitOf } from '../losses/losses.view.ts'

/** The reported claims of an account that are linked to a loss or were valued, with the newest valuation of each. */
export async function ledgerClaims(tx: Tx, account: string): Promise<LedgerClaim[]> {
  const { rows } = await sql<LedgerClaim>`
    select c.id as "claimId", our_number as "ourNumber", claim_number as "claimNumber", claimant,
      coalesce(answers ->> 'cause', '') as cause, status not in ('CLOSED', 'DENIED') as "isOpen", loss_on as "lossOn",
      reported_on as "reportedOn", policy ->> 'line' as line, policy ->> 'id' as "policyId", decided.linked,
      coalesce(decided.declined, '[]'::json) as declined, v.valuation
    from claims c
      left join (
        select claim_id, max(policy_id::text || ' ' || loss_key) filter (where state = 'LINKED') as linked,
          json_agg(policy_id::text || ' ' || loss_key) filter (where state = 'DECLINED') as declined
        from claim_loss_links where account_code = ${account} group by claim_id) decided on decided.claim_id = c.id
      left join (
        select distinct on (claim_id) claim_id, json_build_object('valuedOn', valued_on, 'source', source,
          'paid', ${splitOf('paid', 'v')}, 'reserve', ${splitOf('reserve', 'v')}, 'recovered', ${splitOf('recovered', 'v')}) as valuation
        from claim_valuations v where account_code = ${account}
        order by claim_id, valued_on desc, created_at desc) v on v.claim_id = c.id
    where c.account_code = ${account} and status <> 'DRAFT' and outcome is distinct from 'INCIDENT_ONLY'
      and (decided.claim_id is not null or v.claim_id is not null)`.execute(tx.db)
  return rows
}
