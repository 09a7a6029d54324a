import type { Calendar, CalendarDate } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { addDays, utcDay } from '@portico/contract/kit/zone.rules.ts'
import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type EventRow, eventRows, occurrenceOf, type Reader } from './calendar-event.view.ts'
import { claimDeadlineDates } from './claim-deadlines.read-model.ts'
import { occurrencesOn } from './occurrences.ts'

/** Plain days, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The most rows of one source that an answer holds. */
const rowLimit = 500

/** Days before the renewal at which its work is due to have come a step further; 0 is the renewal itself. */
const milestones = [120, 90, 60, 30, 0] as const

/** All that an account's calendar shows of some days. */
export async function calendarView(tx: Tx, reader: Reader, days: Days): Promise<Calendar> {
  const [rows, { dates, isCut }] = await Promise.all([eventsOn(tx, reader.account, days), datesOn(tx, reader, days)])
  const events = rows
    .flatMap((row) => occurrencesOn(row, days).map((number) => occurrenceOf(row, number, reader)))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id))
  return { events: events.slice(0, rowLimit), dates, isCut: isCut || events.length > rowLimit }
}

/** The days that the portal works out from something else. */
export async function datesOn(
  tx: Tx,
  { account, userId }: Reader,
  days: Days,
): Promise<Pick<Calendar, 'dates' | 'isCut'>> {
  const sources = await Promise.all([
    renewalDates(tx, account, days),
    expirations(tx, account, days),
    dueTasks(tx, account, days),
    claimDeadlineDates(tx, { account, userId, ...days, limit: rowLimit + 1 }),
  ])
  return {
    dates: sources
      .flatMap((source) => source.slice(0, rowLimit))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    isCut: sources.some((rows) => rows.length > rowLimit),
  }
}

/**
 * Events that may be on some days, series with all their occurrences. Days start at different instants by time zone;
 * the reader's screen places events at the edges.
 */
export async function eventsOn(tx: Tx, account: string, days: Days): Promise<EventRow[]> {
  const from = sql`${`${addDays(days.from, -1)}T00:00:00Z`}::timestamptz`
  const to = sql`${`${addDays(days.to, 2)}T00:00:00Z`}::timestamptz`
  const rows = await Promise.all(
    [
      sql`repeats is null and starts_at >= ${from} and starts_at < ${to}`,
      sql`repeats is not null and starts_at < ${to}
        and (last_day is null or last_day >= ${addDays(days.from, -1)}::date)`,
    ].map((condition) => eventRows(tx, account, { condition, limit: rowLimit + 1 })),
  )
  return rows.flat()
}

const dashboardOf = (account: string) => `/${encodeURIComponent(account)}/dashboard`

async function renewalDates(tx: Tx, account: string, { from, to }: Days): Promise<CalendarDate[]> {
  const { rows } = await sql<{ renewal: string | null }>`
    select primary_effective_date as renewal from accounts where code = ${account}`.execute(tx.db)
  const renewal = rows[0]?.renewal ?? null
  if (renewal === null) return []
  return milestones
    .map((days) => ({
      id: `renewal-${days}`,
      kind: 'renewal' as const,
      name: days === 0 ? 'Renewal date' : `${days} days to renewal`,
      day: addDays(renewal, -days),
      link: dashboardOf(account),
    }))
    .filter(({ day }) => from <= day && day <= to)
}

interface ExpiringPolicy {
  readonly id: string
  readonly is_external: boolean
  readonly policy_number: string
  readonly policy_type: string
  readonly carrier: string | null
  readonly name: string | null
  readonly effective_date: string
  readonly expiration_date: string
}

async function expirations(tx: Tx, account: string, { from, to }: Days): Promise<CalendarDate[]> {
  const { rows } = await sql<ExpiringPolicy>`
    select id, is_external, policy_number, policy_type, carrier, name, effective_date, expiration_date
    from policies
    where account_code = ${account} and canceled_on is null and expiration_date between ${from}::date and ${to}::date
    order by expiration_date, id limit ${rowLimit + 1}`.execute(tx.db)
  return rows.map((policy) => ({
    id: `expiry-${policy.id}`,
    kind: 'expiry',
    name: policyLabel({ ...policy, policyType: policy.policy_type }),
    day: policy.expiration_date,
    link: policyPath(account, {
      id: policy.is_external ? null : policy.id,
      policyNumber: policy.policy_number,
      effectiveDate: policy.effective_date,
    }),
  }))
}

/** A task is due at noon in its time zone; the UTC day of that instant is the same day everywhere. */
async function dueTasks(tx: Tx, account: string, { from, to }: Days): Promise<CalendarDate[]> {
  const { rows } = await sql<{ id: string; details: string; due_at: Date }>`
    select id, details, due_at from tasks
    where account_code = ${account} and completed_at is null
      and coalesce(due_at, 'infinity') >= ${`${from}T00:00:00Z`}::timestamptz
      and coalesce(due_at, 'infinity') < ${`${addDays(to, 1)}T00:00:00Z`}::timestamptz
    order by coalesce(due_at, 'infinity'), id limit ${rowLimit + 1}`.execute(tx.db)
  return rows.map(({ id, details, due_at }) => ({
    id: `task-${id}`,
    kind: 'task',
    name: details,
    day: utcDay(due_at),
    link: dashboardOf(account),
  }))
}
