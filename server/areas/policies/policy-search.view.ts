import { policyTypesNamed } from '@portico/contract/areas/policies/policy-types.ts'
import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { sql } from 'kysely'
import type { Search, Searcher } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'

type Policies = SearchResults['policies']

interface PolicyRow extends Omit<Policies[number], 'id'> {
  readonly id: string
  readonly isExternal: boolean
}

/** Policies of an account that have a text in their number, type, the type’s name, carrier or name, the newest terms first. */
export async function policyResults(tx: Tx, { account }: Searcher, { text, limit }: Search): Promise<Policies> {
  const { rows } = await sql<PolicyRow>`select id, is_external as "isExternal", policy_number as "policyNumber",
      effective_date as "effectiveDate", carrier, name, policy_type as "policyType"
    from policies where account_code = ${account.account}
      and (lower(concat_ws(' ', policy_number, policy_type, carrier, name)) like ${containing(text)}
        or policy_type = any(${policyTypesNamed(text)}))
    order by effective_date desc, id limit ${limit}`.execute(tx.db)
  return rows.map(({ isExternal, ...policy }) => ({ ...policy, id: isExternal ? null : policy.id }))
}
