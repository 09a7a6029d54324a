import type { ClaimAnalysis, ClaimGroup, ClaimGroups } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { mostFactValues } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { type ClaimFact, claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { underWay } from '@portico/contract/areas/claims/claim.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { incurredAmount } from '../ledger/valuations.view.ts'
import { factsOf, lagOfClaim } from './claim-facts.ts'

interface Row extends ClaimGroup {
  readonly fact: ClaimFact
}

/** The newest valuation of each claim `c`; none for those who may not read loss runs. */
const newest = ({ seesLossRuns }: ClaimReader) => sql`
  (select ${incurredAmount} as incurred, v.valued_on from claim_valuations v
    where ${seesLossRuns}::boolean and v.account_code = c.account_code and v.claim_id = c.id
    order by v.valued_on desc, v.created_at desc limit 1)`

/** Reported claims by what they have in common, the most frequent first. */
export async function claimGroups(
  tx: Tx,
  reader: ClaimReader,
  facts: readonly ClaimFact[] = claimFactKeys,
): Promise<ClaimGroups['groups']> {
  const values = factsOf(reader)
  const pairs = sql.join(facts.map((fact) => sql`(${sql.lit(fact)}, ${values[fact]})`))
  const { rows } = await sql<Row>`
    with counted as (
      select fact, value, count(*)::int as count, count(newest.valued_on)::int as valued,
        coalesce(sum(newest.incurred), 0)::bigint as incurred,
        row_number() over (partition by fact order by count(*) desc, value) as place
      from claims c left join lateral ${newest(reader)} newest on true
      cross join lateral (values ${pairs}) as each (fact, value)
      where c.account_code = ${reader.account} and c.status <> 'DRAFT' and value is not null
      group by fact, value)
    select fact, value, count, valued, incurred from counted
    where place <= ${mostFactValues} order by fact, place`.execute(tx.db)
  const found = Map.groupBy(rows, ({ fact }) => fact)
  return Object.fromEntries(
    claimFactKeys.map((fact) => [fact, (found.get(fact) ?? []).map(({ fact: _fact, ...group }) => group)]),
  ) as ClaimGroups['groups']
}

interface Totals {
  readonly total: number
  readonly open: number
  readonly suits: number
  readonly lag: number | null
  readonly from: string | null
  readonly to: string | null
}

type Figures = Pick<ClaimAnalysis, 'total' | 'open' | 'closingRate' | 'litigationRate' | 'averageLag' | 'valuedBetween'>

/** The figures of all reported claims together. */
export async function claimFigures(tx: Tx, reader: ClaimReader): Promise<Figures> {
  const { rows } = await sql<Totals>`
    select count(*)::int as total, count(*) filter (where c.status = any(${[...underWay]}))::int as open,
      count(*) filter (where c.answers->>'hasSuit' = 'Y')::int as suits,
      round(avg(${lagOfClaim}), 1)::float8 as lag, min(newest.valued_on) as from, max(newest.valued_on) as to
    from claims c left join lateral ${newest(reader)} newest on true
    where c.account_code = ${reader.account} and c.status <> 'DRAFT'`.execute(tx.db)
  const { total, open, suits, lag, from, to } = rows[0]!
  const percent = (part: number): number | null => (total === 0 ? null : Math.round((100 * part) / total))
  return {
    total,
    open,
    closingRate: percent(total - open),
    litigationRate: percent(suits),
    averageLag: lag,
    valuedBetween: from === null || to === null ? null : { from, to },
  }
}
