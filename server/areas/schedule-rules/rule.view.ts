import { hitPercent, isRuleDay } from '@portico/contract/areas/schedule-rules/schedule-rule.rules.ts'
import type {
  RuleSimulation,
  RuleTerm,
  ScheduleRule,
  ScheduleRuleListing,
} from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { containing, isText } from '../../platform/text-search.ts'

type ListRow = Omit<ScheduleRuleListing, 'changedAt' | 'isInForce'> & { readonly changedAt: Date }

const listed = sql`rules.id, rules.name, schedule_type as "scheduleType", brokerage_code as brokerage,
  (select name from brokerages where code = brokerage_code) as "brokerageName", lines,
  starts_on::text as "startsOn", ends_on::text as "endsOn", severity, rules.state, changed_at as "changedAt",
  (select name from person_names where id = changed_by) as "changedBy"`

const withDays = <Row extends ListRow>({ changedAt, ...row }: Row, today: string) => ({
  ...row,
  changedAt: changedAt.toISOString(),
  isInForce: row.state === 'PUBLISHED' && isRuleDay(row, today),
})

/** What a list of rules is narrowed by. */
interface RuleFilter {
  readonly search?: string | undefined
  readonly state?: ScheduleRuleListing['state'] | undefined
  readonly severity?: ScheduleRuleListing['severity'] | undefined
  readonly scheduleType?: ScheduleRuleListing['scheduleType'] | undefined
  readonly brokerage?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** A page of the rules, the latest change first. */
export async function ruleListView(
  tx: Tx,
  { search = '', state, severity, scheduleType, brokerage, cursor, limit }: RuleFilter,
  now: Date,
): Promise<{ items: ScheduleRuleListing[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isText, isText])
  const wanted = [
    sql`true`,
    ...(place === undefined ? [] : [sql`(changed_at, rules.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`]),
    ...(search.trim() === '' ? [] : [sql`lower(rules.name || ' ' || message) like ${containing(search.trim())}`]),
    ...(state === undefined ? [] : [sql`rules.state = ${state}`]),
    ...(severity === undefined ? [] : [sql`severity = ${severity}`]),
    ...(scheduleType === undefined ? [] : [sql`schedule_type = ${scheduleType}`]),
    ...(brokerage === undefined ? [] : [sql`(brokerage_code is null or brokerage_code = ${brokerage})`]),
  ]
  const { rows } = await sql<ListRow>`select ${listed} from schedule_rules rules
    where ${sql.join(wanted, sql` and `)}
    order by changed_at desc, rules.id desc limit ${limit + 1}`.execute(tx.db)
  const items = rows.slice(0, limit).map((row) => withDays(row, utcDay(now)))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? writeCursor([last.changedAt, last.id]) : null }
}

interface DetailRow extends ListRow {
  readonly conditions: RuleTerm[]
  readonly requirement: RuleTerm
  readonly message: string
  readonly version: number
  readonly publishedAt: Date | null
  readonly publishedBy: string | null
  readonly retiredAt: Date | null
  readonly retiredBy: string | null
}

/** One rule with its latest simulation; rejected if unknown. */
export async function wantedRule(tx: Tx, id: string, now: Date): Promise<ScheduleRule> {
  const { rows } = await sql<DetailRow>`select ${listed}, conditions, requirement, message, version,
      published_at as "publishedAt", (select name from person_names where id = published_by) as "publishedBy",
      retired_at as "retiredAt", (select name from person_names where id = retired_by) as "retiredBy"
    from schedule_rules rules where rules.id = ${id}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  const { publishedAt, publishedBy, retiredAt, retiredBy, ...rest } = row
  return {
    ...withDays(rest, utcDay(now)),
    published: stepOf(publishedAt, publishedBy),
    retired: stepOf(retiredAt, retiredBy),
    simulation: await simulationView(tx, id),
  }
}

const stepOf = (at: Date | null, by: string | null) => (at === null ? null : { at: at.toISOString(), by: by ?? '' })

interface SimulationRow extends Omit<RuleSimulation, 'percent' | 'startedAt' | 'finishedAt'> {
  readonly startedAt: Date
  readonly finishedAt: Date | null
}

async function simulationView(tx: Tx, ruleId: string): Promise<RuleSimulation | null> {
  const { rows } = await sql<SimulationRow>`select version, state, rows_to_read as rows, rows_read as "rowsRead",
      rows_checked as "rowsChecked", hits, accounts, started_at as "startedAt", finished_at as "finishedAt",
      (select name from person_names where id = started_by) as "startedBy"
    from schedule_rule_simulations where rule_id = ${ruleId}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) return null
  const { startedAt, finishedAt, ...rest } = row
  return {
    ...rest,
    percent: hitPercent(row.hits, row.rowsChecked),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

type ComparedRow = Pick<
  ScheduleRule,
  'name' | 'scheduleType' | 'brokerage' | 'lines' | 'startsOn' | 'endsOn' | 'conditions' | 'requirement'
>

/** The published rules of a schedule that ask something of a column. */
export async function publishedOnColumn(
  tx: Tx,
  { scheduleType, requirement: { column } }: Pick<ScheduleRule, 'scheduleType' | 'requirement'>,
): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`select name, schedule_type as "scheduleType", brokerage_code as brokerage,
      lines, starts_on::text as "startsOn", ends_on::text as "endsOn", conditions, requirement
    from schedule_rules
    where state = 'PUBLISHED' and schedule_type = ${scheduleType} and requirement ->> 'column' = ${column}
    order by name, id`.execute(tx.db)
  return rows
}
