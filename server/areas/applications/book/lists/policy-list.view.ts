import { type ListedPolicy, policyFactsOf } from '@portico/contract/areas/applications/lists/listed-items.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'
import type { SourceValue } from '../../answers/filled-form.ts'
import { listSource, mostListed } from './list-source.ts'

interface Row extends ListedPolicy {
  readonly id: string
  readonly at: Date
  readonly many: number
}

/** The policies that forms list: active or ended ones that started in the last five years, newest first. */
export async function policyListSource(tx: Tx, account: string): Promise<ReadonlyMap<string, SourceValue>> {
  const { rows } = await sql<Row>`
    with began as (select * from policies where account_code = ${account} and stage <> 'QUOTED' and not is_project)
    select began.id, policy_type as type, carrier, policy_number as number, effective_date as "from",
      expiration_date as "to", premium_cents as premium, first.limit_cents as "limit",
      first.deductible_cents as deductible, max(created_at) over () as at, count(*) over ()::int as many
    from began left join lateral (select limit_cents, deductible_cents from policy_coverages
      where account_code = ${account} and policy_id = began.id order by place limit 1) first on true
    where effective_date > (select max(effective_date) from began) - interval '5 years'
    order by effective_date desc, policy_type, began.id limit ${mostListed}`.execute(tx.db)
  const items = rows.map((policy) => ({ id: policy.id, facts: policyFactsOf(policy) }))
  const { many = 0, at = new Date(0) } = rows[0] ?? {}
  return listSource('priorPolicies', items, { of: 'Policies', many, source: 'ACCOUNT', by: null, at: at.toISOString() })
}
