import {
  type PolicyChoices,
  type PolicyNarrowing,
  PolicyStatus,
} from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypesNamed } from '@portico/contract/areas/policies/policy-types.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The rule `policyStatus` in the words of the database: it narrows before a page is cut. */
const statusOn = (today: string): RawBuilder<PolicyStatus> => sql`case
  when canceled_on <= ${today}::date then 'CANCELED'
  when canceled_on is not null then 'PENDING_CANCEL'
  when stage = 'QUOTED' then 'QUOTED'
  when expiration_date < ${today}::date then 'EXPIRED'
  when non_renewed_by is not null then 'NON_RENEWED'
  when stage = 'ISSUED' and effective_date <= ${today}::date then 'IN_FORCE'
  else stage end`

const year = sql<string>`to_char(effective_date, 'YYYY')`

/** The condition of a policy list's filter. `today` is a plain date. */
export function narrowed(by: PolicyNarrowing, today: string): RawBuilder<boolean> {
  const { search, line, carrier, status } = by
  const conditions = [
    ofTerm(by.term, today),
    ...(line === undefined ? [] : [sql`policy_type = ${line}`]),
    ...(carrier === undefined ? [] : [sql`carrier = ${carrier}`]),
    ...(status === undefined ? [] : [sql`${statusOn(today)} = ${status}`]),
    ...(search === undefined ? [] : [holding(search)]),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

function ofTerm(term: string, today: string): RawBuilder<unknown> {
  if (term === 'all') return sql`true`
  return term === 'current' ? sql`expiration_date >= ${today}::date` : sql`${year} = ${term}`
}

/** The database lowercases both sides: its locale may leave letters such as Ä unchanged. */
const holding = (search: string): RawBuilder<unknown> =>
  sql`(position(lower(${search}::text) in lower(concat_ws(' ', carrier, name, policy_number, policy_type))) > 0
    or policy_type = any(${policyTypesNamed(search)}))`

interface ChoicesRow extends Omit<PolicyChoices, 'statuses'> {
  readonly statuses: readonly PolicyStatus[]
}

/** What the policies of an account can be narrowed by. */
export async function policyChoicesView(tx: Tx, account: string, today: string): Promise<PolicyChoices> {
  const { rows } = await sql<ChoicesRow>`select
      coalesce(array_agg(distinct ${year} order by ${year} desc), '{}') as years,
      coalesce(array_agg(distinct policy_type), '{}') as lines,
      coalesce(array_agg(distinct carrier) filter (where carrier is not null), '{}') as carriers,
      coalesce(array_agg(distinct ${statusOn(today)}), '{}') as statuses
    from policies where account_code = ${account}`.execute(tx.db)
  const { statuses, ...choices } = rows[0]!
  return { ...choices, statuses: PolicyStatus.options.filter((status) => statuses.includes(status)) }
}
