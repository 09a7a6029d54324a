import { chartDays, groupsShown, type RecordedError } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { daysUntil, errorColumns, errorOf, type ErrorRow } from './error-rows.ts'

interface Row extends ErrorRow, Pick<RecordedError, 'stack' | 'resolvedBy' | 'resolvedRelease'> {}

type Day = RecordedError['days'][number]
type Release = RecordedError['releases'][number]
type InBrokerage = RecordedError['brokerages'][number]

/** An error for administrators; rejected if unknown. */
export async function wantedError(tx: Tx, fingerprint: string, today: Date): Promise<RecordedError> {
  const { rows } = await sql<Row>`select ${errorColumns}, stack, resolved_release as "resolvedRelease",
      (select name from person_names where id = resolved_by) as "resolvedBy"
    from error_groups left join person_names on person_names.id = assignee
    where error_groups.fingerprint = ${fingerprint}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  const days = daysUntil(today, chartDays)
  const [counts, releases, brokerages] = await Promise.all([
    sql<Day>`select day::text as day, sum(times)::int as times from error_days
      where fingerprint = ${fingerprint} and day >= ${days[0]}::date group by day`.execute(tx.db),
    sql<Release>`select release, sum(times)::int as times, max(day)::text as "lastDay" from error_days
      where fingerprint = ${fingerprint} group by release order by max(day) desc, release
      limit ${sql.lit(groupsShown)}`.execute(tx.db),
    sql<InBrokerage>`select code, name, sum(times)::int as times
      from error_days join brokerages on code = brokerage_code
      where fingerprint = ${fingerprint} group by code, name order by sum(times) desc, code
      limit ${sql.lit(groupsShown)}`.execute(tx.db),
  ])
  const timesOn = new Map(counts.rows.map(({ day, times }) => [day, times]))
  return {
    ...errorOf(row),
    days: days.map((day) => ({ day, times: timesOn.get(day) ?? 0 })),
    releases: releases.rows,
    brokerages: brokerages.rows,
  }
}
