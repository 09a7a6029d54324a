import type { CarrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import type { ClaimDeadlineRule } from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The claim deadlines that hold in a brokerage: its own and the platform's, by kind, state and day. */
export async function deadlineRulesView(tx: Tx, brokerage: string): Promise<ClaimDeadlineRule[]> {
  const { rows } = await sql<ClaimDeadlineRule>`
    select id, case when brokerage_code is null then 'PLATFORM' else 'BROKERAGE' end as level, kind, state, line,
      policy_number as "policyNumber", amount, unit, counted_from as "countedFrom", source, from_on as "fromOn", version
    from claim_deadline_rules where brokerage_code is null or brokerage_code = ${brokerage}
    order by kind, line, policy_number, state = 'US', state, brokerage_code nulls last, from_on desc`.execute(tx.db)
  return rows
}

/** Where carriers take claims of a brokerage, by name. */
export async function contactsView(tx: Tx, brokerage: string): Promise<CarrierContact[]> {
  const { rows } = await sql<CarrierContact>`
    select id, carrier, email, hotline, version from carrier_claims_contacts
    where brokerage_code = ${brokerage} order by lower(carrier), id`.execute(tx.db)
  return rows
}
