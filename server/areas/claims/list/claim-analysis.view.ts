import {
  type ClaimGroup,
  type ClaimGroups,
  mostFactValues,
} from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { type ClaimFact, claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { type ClaimFigures, type ClaimTotals, figuresOf } from '@portico/contract/areas/claims/claim-figures.rules.ts'
import { underWay } from '@portico/contract/areas/claims/claim.rules.ts'
import { type ClaimReader, isKnownTo } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row extends ClaimGroup {
  readonly fact: ClaimFact
}

/** Reported claims by what they have in common, the most frequent first, as the database counts them at each change. */
export async function claimGroups(
  tx: Tx,
  reader: ClaimReader,
  facts: readonly ClaimFact[] = claimFactKeys,
): Promise<ClaimGroups['groups']> {
  const known = facts.filter((fact) => isKnownTo(reader, fact))
  const { rows } = await sql<Row>`
    select fact, value, count::int, case when ${reader.seesLossRuns}::boolean then valued::int else 0 end as valued,
      case when ${reader.seesLossRuns}::boolean then incurred else 0 end as incurred
    from unnest(${known}::text[]) with ordinality as wanted (fact, place)
      cross join lateral (
        select value, count, valued, incurred from claim_counts each
        where each.account_code = ${reader.account} and each.fact = wanted.fact and count > 0
        order by count desc, value limit ${mostFactValues}) counted
    order by place, count desc, value`.execute(tx.db)
  const found = Map.groupBy(rows, ({ fact }) => fact)
  return Object.fromEntries(
    claimFactKeys.map((fact) => [fact, (found.get(fact) ?? []).map(({ fact: _fact, ...group }) => group)]),
  ) as ClaimGroups['groups']
}

/** The figures of all reported claims together. */
export async function claimFigures(tx: Tx, { account, seesLossRuns }: ClaimReader): Promise<ClaimFigures> {
  const { rows } = await sql<ClaimTotals>`
    select coalesce(sum(count) filter (where fact = 'report'), 0)::int as total,
      coalesce(sum(count) filter (where fact = 'status' and value = any(${[...underWay]})), 0)::int as open,
      coalesce(sum(count) filter (where fact = 'suit'), 0)::int as suits,
      round(sum(lag_days) filter (where fact = 'lag') / nullif(sum(count) filter (where fact = 'lag'), 0), 1)::float8 as lag,
      (select min(valued_on) from claims where account_code = ${account} and ${seesLossRuns}::boolean) as from,
      (select max(valued_on) from claims where account_code = ${account} and ${seesLossRuns}::boolean) as to
    from claim_counts where account_code = ${account} and fact in ('report', 'status', 'suit', 'lag')`.execute(tx.db)
  return figuresOf(rows[0]!)
}
