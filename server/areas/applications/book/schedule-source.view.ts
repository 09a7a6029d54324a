import { sql } from 'kysely'
import type { SourceValue } from '../answers/filled-form.ts'
import type { FactSource } from './fact-sources.ts'

interface Total {
  readonly fact: string
  readonly value: string
  readonly detail: string
  readonly at: Date
}

/** A total of one column over all tabs of a schedule; cells that hold no number, such as If Any, count nothing. */
const sum = (column: string) =>
  sql`regexp_replace(round(sum((cells ->> ${column})::numeric)
    filter (where cells ->> ${column} ~ '^[0-9]{1,13}([.][0-9]{1,4})?$'), 2)::text, '[.]00$', '')`
const rows = sql`count(*)::text`
const whole = (column: string) =>
  sql`sum((cells ->> ${column})::numeric) filter (where cells ->> ${column} ~ '^[0-9]{1,9}$')::bigint`

const total = (account: string, fact: string, type: string, value: ReturnType<typeof sql>, detail: string) =>
  sql<Total>`select ${fact}::text as fact, (${value})::text as value, ${detail}::text as detail, max(changed_at) as at
    from schedule_rows where account_code = ${account} and schedule_type = ${type}`

/** What the schedules of an account add up to. A schedule without rows says nothing. */
export const scheduleSource: FactSource = async (tx, account) => {
  const asked = [
    total(account, 'annualPayroll', 'WORKERS_COMP', sum('payroll'), 'Payroll of the Work Comp schedule'),
    total(account, 'headcountFull', 'WORKERS_COMP', whole('fullTime'), 'Full-time people of the Work Comp schedule'),
    total(account, 'headcountPart', 'WORKERS_COMP', whole('partTime'), 'Part-time people of the Work Comp schedule'),
    total(account, 'driversTotal', 'DRIVERS', rows, 'Rows of the Drivers schedule'),
    total(account, 'locationsTotal', 'LOCATIONS', rows, 'Rows of the Locations schedule'),
    total(
      account,
      'totalBuildingValue',
      'PROPERTY_COVERAGES',
      sum('buildingValue'),
      'Buildings of the Property schedule',
    ),
    total(
      account,
      'totalContentsValue',
      'PROPERTY_COVERAGES',
      sum('contentsValue'),
      'Contents of the Property schedule',
    ),
  ]
  const found = await sql<Total>`${sql.join(asked, sql` union all `)}`.execute(tx.db)
  const known = found.rows.filter(({ value, at }) => value !== null && at !== null)
  return new Map(known.map((each) => [each.fact, sourceOf(each)]))
}

const sourceOf = ({ value, detail, at }: Total): SourceValue => ({
  value,
  provenance: { source: 'SCHEDULE', by: null, at: at.toISOString(), detail },
})
