import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { codesSharedWith } from '../../platform/access/shared-codes.ts'
import { pageRows } from '../../platform/cursor.ts'
import { firstFound } from '../../platform/text-search.ts'

type Part = RawBuilder<unknown>

interface Wanted {
  readonly relationship?: 'CLIENT' | 'PROSPECT' | undefined
  readonly brokerCode?: string | undefined
  readonly renewalWithinDays?: number | undefined
  readonly search?: string | undefined
  readonly codes?: string | undefined
  readonly state: 'ACTIVE' | 'ARCHIVED'
  readonly sort: 'name' | 'renewal'
  readonly limit: number
  readonly today: string
}

interface Reading {
  readonly columns: Part
  readonly conditions: readonly Part[]
  /** What comes after the place in the list from which it is read. */
  readonly after: readonly Part[]
  readonly order: { readonly ofBranch: Part }
  /** The day by which accounts are sorted. */
  readonly renewal: Part
}

/**
 * The parts of the account list, each the first rows of one index in the page's order. A list over several brokerages
 * or both relationships has no index of its own, but merging such parts is as fast.
 */
export function branchesOf(actor: Actor, wanted: Wanted, reading: Reading): Part[] {
  return reachOf(actor, wanted).flatMap((reach) =>
    relationshipsOf(wanted).map((relationship) => branch(wanted, reading, [reach, ...relationship])),
  )
}

/** Which accounts an actor may open: of one brokerage if named; archived ones only at the actor's own brokerages. */
function reachOf(actor: Actor, { brokerCode, state }: Pick<Wanted, 'brokerCode' | 'state'>): Part[] {
  if (actor.isAdmin) return [brokerCode === undefined ? sql`true` : sql`brokerage_code = ${brokerCode}`]
  const asked = [...actor.brokerages.keys()].filter((brokerage) => brokerCode === undefined || brokerage === brokerCode)
  const others = state === 'ARCHIVED' ? [] : othersOf(actor, brokerCode, asked)
  return [...asked.map((brokerage) => sql`brokerage_code = ${brokerage}`), ...others]
}

/** The accounts of other brokerages that an actor has a role on, or that are shared with their own requested ones. */
function othersOf(actor: Actor, brokerCode: string | undefined, asked: readonly string[]): Part[] {
  const brokerages = [...actor.brokerages.keys()]
  const isOfOther = brokerCode !== undefined && asked.length === 0
  const codes = isOfOther || brokerCode === undefined ? [...actor.accounts.keys()] : []
  const sharing = isOfOther ? brokerages : asked
  if (codes.length === 0 && sharing.length === 0) return []
  const shared = sharing.length === 0 ? sql`` : sql` || ${codesSharedWith(sharing)}`
  const of = isOfOther ? sql`= ${brokerCode}` : sql`<> all(${brokerages}::text[])`
  return [sql`code = any(${codes}::text[]${shared}) and brokerage_code ${of}`]
}

/** Both relationships are two pieces, unless what was typed or named leads to the accounts by another index. */
function relationshipsOf(wanted: Wanted): Part[][] {
  if (wanted.relationship !== undefined) return [[is(wanted.relationship)]]
  return isNamed(wanted) ? [[]] : [[is('CLIENT')], [is('PROSPECT')]]
}

const is = (relationship: 'CLIENT' | 'PROSPECT') => sql`relationship = ${sql.lit(relationship)}`

const isNamed = ({ search, codes }: Wanted) => codes !== undefined || (search !== undefined && search !== '')

function branch(wanted: Wanted, reading: Reading, own: readonly Part[]): Part {
  const { renewalWithinDays: days, today } = wanted
  if (days === undefined) return rows(wanted, reading, own)
  const last = sql`${today}::date + ${days}::int`
  if (wanted.sort === 'renewal' || isNamed(wanted))
    return rows(wanted, reading, [...own, sql`${reading.renewal} between ${today}::date and ${last}`])
  // Accounts are read day by day in name order, so the first rows come fast, even if many renew in the period.
  return sql`(select of_day.* from generate_series(0, ${days}::int) as day
    cross join lateral ${rows(wanted, reading, [...own, sql`${reading.renewal} = ${today}::date + day`])} as of_day)`
}

function rows({ search, limit }: Wanted, reading: Reading, own: readonly Part[]): Part {
  const matches = sql`select ${reading.columns} from accounts where ${sql.join([...own, ...reading.conditions], sql` and `)}`
  return sql`(select * from ${firstFound(matches, search)} as accounts
    where ${sql.join([sql`true`, ...reading.after], sql` and `)} order by ${reading.order.ofBranch} limit ${pageRows(limit)})`
}
