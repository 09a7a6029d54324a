import { type EvidencePolicy, propertyPolicyTypes } from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The property policies of an account that are in force on a day, with their coverages. */
export async function propertyPoliciesView(tx: Tx, account: string, day: string): Promise<EvidencePolicy[]> {
  const { rows } = await sql<EvidencePolicy>`
    select p.id, policy_type as "policyType", coalesce(p.carrier, '') as carrier, policy_number as "policyNumber",
      coalesce(nullif(p.named_insureds[1], ''), head.company_name) as insured, effective_date as "effectiveOn",
      greatest(least(expiration_date, canceled_on), effective_date) as "endsOn", covered.coverages, forms, exclusions,
      insured_locations as "insuredLocations"
    from policies p join account_heads head on head.code = p.account_code
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'limit', limit_cents,
        'deductible', deductible_cents, 'isRetention', is_retention, 'note', note) order by place), '[]') as coverages
      from policy_coverages c where c.account_code = ${account} and c.policy_id = p.id) covered
    where p.account_code = ${account} and stage <> 'QUOTED' and policy_type = any(${[...propertyPolicyTypes]}::text[])
      and effective_date <= ${day}::date and least(expiration_date, canceled_on) > ${day}::date
    order by effective_date desc, policy_number, p.id limit 50`.execute(tx.db)
  return rows
}
