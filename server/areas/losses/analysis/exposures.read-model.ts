import type { ExposureBase } from '@portico/contract/areas/losses/exposure-frequency.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A base's amount in a year, with its source: money in cents. */
export interface Exposure {
  readonly base: ExposureBase
  readonly amount: number
  readonly source: string
}

interface Found {
  readonly scheduled: number | null
  readonly vehicles: number
  readonly locations: number
  readonly payroll: number | null
  readonly revenue: number | null
  readonly yearEnd: string | null
}

const rowsOf = (account: string, type: string) =>
  sql`(select count(*) from schedule_rows where account_code = ${account} and schedule_type = ${type})`

/** An account's exposures from its schedules, else from its last full fiscal year; omitted if neither has them. */
export async function exposuresView(tx: Tx, account: string): Promise<Exposure[]> {
  const { rows } = await sql<Found>`select
      (select round(sum((cells ->> 'payroll')::numeric) * 100)::bigint from schedule_rows
        where account_code = ${account} and schedule_type = 'WORKERS_COMP'
          and cells ->> 'payroll' ~ '^[0-9]{1,13}([.][0-9]{1,4})?$') as scheduled,
      ${rowsOf(account, 'AUTO')} as vehicles, ${rowsOf(account, 'LOCATIONS')} as locations,
      (latest.figures ->> 'payroll')::bigint as payroll, (latest.figures ->> 'revenue')::bigint as revenue,
      latest.fiscal_year_end as "yearEnd"
    from (select 1) one left join lateral (select figures, fiscal_year_end from financial_years
      where account_code = ${account} and not is_interim and currency = 'USD'
      order by fiscal_year_end desc limit 1) latest on true`.execute(tx.db)
  const found = rows[0]!
  const ofYear = `Financials of the year that ended on ${inMonthFirst(found.yearEnd ?? '')}`
  const payroll: Exposure =
    found.scheduled === null
      ? { base: 'PAYROLL', amount: found.payroll ?? 0, source: ofYear }
      : { base: 'PAYROLL', amount: found.scheduled, source: 'Payroll of the Work Comp schedule' }
  const said: readonly Exposure[] = [
    payroll,
    { base: 'VEHICLES', amount: found.vehicles, source: 'Rows of the Auto schedule' },
    { base: 'LOCATIONS', amount: found.locations, source: 'Rows of the Locations schedule' },
    { base: 'SALES', amount: found.revenue ?? 0, source: ofYear },
  ]
  return said.filter(({ amount }) => amount > 0)
}
