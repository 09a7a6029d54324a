import { schedulesOfLines } from '@portico/contract/areas/features/line-schedules.ts'
import { policyTypeCodes } from '@portico/contract/areas/policies/policy-types.ts'
import {
  type DataQuery,
  type ScheduleData,
  type ScheduleDataTotals,
  staleMonths,
} from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { containing, isText } from '../../../platform/text-search.ts'

/** Whose data, narrowed by what, as of which day. */
export interface DataAsked extends DataQuery {
  readonly brokerage: string
  readonly today: string
}

const needs = sql.join(
  policyTypeCodes.flatMap((line) => schedulesOfLines([line]).map((type) => sql`(${line}::text, ${type}::text)`)),
)

/**
 * The schedules of a brokerage’s accounts: those that their lines are underwritten on, and any others with rows. Tabs
 * store their issue counts, so no rows are read.
 */
const dataOf = ({ brokerage, today }: DataAsked): RawBuilder<unknown> => sql`(
  with needs (line, type) as (values ${needs}),
  kept as (
    select account_code, schedule_type as type, sum(row_count)::int as rows,
      sum(least(row_count, errors + hard_errors))::int as faulty, sum(errors)::int as errors,
      sum(hard_errors)::int as hard_errors, sum(outliers)::int as outliers,
      sum(limits_to_review)::int as limits_to_review, max(changed_at) as changed_at,
      (array_agg(tab_id order by errors + hard_errors desc, outliers + limits_to_review desc, tab_id))[1] as tab_id
    from schedule_tabs join accounts on accounts.code = account_code
    where brokerage_code = ${brokerage} and row_count > 0 group by 1, 2),
  pairs as (
    select code, company_name, lines, needed.type from accounts
      cross join lateral (
        select needs.type from needs where needs.line = any(accounts.lines)
        union select kept.type from kept where kept.account_code = accounts.code) needed
    where brokerage_code = ${brokerage} and deleted_at is null and archived_at is null)
  select pairs.code as account, company_name as "companyName", pairs.type as "scheduleType",
    array(select needs.line from needs where needs.type = pairs.type and needs.line = any(pairs.lines) order by 1) as lines,
    tab_id as "tabId", coalesce(rows, 0) as rows, case when coalesce(rows, 0) = 0 then 0 else (rows - faulty) * 100 / rows end as percent,
    wanted.percent as target, (cycle.effective_on - wanted.days_before)::text as "dueOn",
    coalesce(hard_errors, 0) as "blockingErrors", coalesce(errors, 0) as errors, coalesce(outliers, 0) as outliers,
    coalesce(limits_to_review, 0) as "limitsToReview", changed_at as "changedAt",
    coalesce(changed_at < ${addMonths(today, -staleMonths)}::date, false) as "isStale"
  from pairs
  left join kept on kept.account_code = pairs.code and kept.type = pairs.type
  left join lateral (
    select max(percent) as percent, max(days_before) as days_before from completeness_targets
    where completeness_targets.line = any(pairs.lines)
      and exists (select from needs where needs.line = completeness_targets.line and needs.type = pairs.type)) wanted on true
  left join lateral (
    select effective_on from renewal_cycles
    where renewal_cycles.account_code = pairs.code and is_current and stage <> 'CLOSED'
    order by effective_on limit 1) cycle on true) data`

const isBelow = sql`coalesce(percent < target, false)`
const hasErrors = sql`errors + "blockingErrors" > 0`

const shown: Readonly<Record<NonNullable<DataQuery['show']>, RawBuilder<unknown>>> = {
  BELOW: isBelow,
  ERRORS: hasErrors,
  OUTLIERS: sql`outliers > 0`,
  STALE: sql`"isStale"`,
  BLANK: sql`rows = 0`,
}

const narrowed = ({ search = '', scheduleType, line }: DataQuery): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(search.trim() === '' ? [] : [sql`lower("companyName" || ' ' || account) like ${containing(search.trim())}`]),
      ...(scheduleType === undefined ? [] : [sql`"scheduleType" = ${scheduleType}`]),
      ...(line === undefined ? [] : [sql`${line} = any(lines)`]),
    ],
    sql` and `,
  )

interface DataRow extends Omit<ScheduleData, 'changedAt'> {
  readonly changedAt: Date | null
  readonly sortName: string
}

/** A page of a brokerage’s schedules, by account. */
export async function scheduleDataView(
  tx: Tx,
  asked: DataAsked & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: ScheduleData[]; nextCursor: string | null }> {
  const place = readCursor(asked.cursor, [isText, isText, isText])
  const after =
    place === undefined
      ? sql``
      : sql`and (lower("companyName"), account, "scheduleType") > (${place[0]}, ${place[1]}, ${place[2]})`
  const { rows } = await sql<DataRow>`select data.*, ${isBelow} as "isBelow", lower("companyName") as "sortName"
    from ${dataOf(asked)}
    where ${narrowed(asked)} ${asked.show === undefined ? sql`` : sql`and ${shown[asked.show]}`} ${after}
    order by lower("companyName"), account, "scheduleType" limit ${asked.limit + 1}`.execute(tx.db)
  const last = rows[asked.limit - 1]
  return {
    items: rows.slice(0, asked.limit).map(({ sortName: _sortName, changedAt, ...row }) => ({
      ...row,
      changedAt: changedAt?.toISOString() ?? null,
    })),
    nextCursor:
      rows.length > asked.limit && last !== undefined
        ? writeCursor([last.sortName, last.account, last.scheduleType])
        : null,
  }
}

/** How many schedules of a brokerage there are, and how many need someone to look. */
export async function scheduleDataTotals(tx: Tx, asked: DataAsked): Promise<ScheduleDataTotals> {
  const { rows } = await sql<ScheduleDataTotals>`select count(*)::int as schedules,
      count(distinct account)::int as accounts, count(*) filter (where ${isBelow})::int as below,
      count(*) filter (where ${hasErrors})::int as "withErrors",
      count(*) filter (where outliers > 0)::int as "withOutliers", count(*) filter (where "isStale")::int as stale,
      count(*) filter (where rows = 0)::int as blank
    from ${dataOf(asked)} where ${narrowed(asked)}`.execute(tx.db)
  return rows[0]!
}
