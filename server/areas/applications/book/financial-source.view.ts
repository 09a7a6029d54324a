import { type Figure, type Figures } from '@portico/contract/areas/financials/figures.ts'
import { type StatementKind, statementKindNames } from '@portico/contract/areas/financials/financial.shapes.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { sql } from 'kysely'
import type { SourceValue } from '../answers/filled-form.ts'
import { dollars } from '@portico/contract/areas/applications/lists/dollars.ts'
import type { FactSource } from './fact-sources.ts'

interface Year {
  readonly end: string
  readonly kind: StatementKind
  readonly figures: Partial<Figures>
  readonly by: string | null
  readonly at: Date
}

const ofLatest: Readonly<Record<string, Figure>> = {
  totalAssets: 'assets',
  totalLiabilities: 'liabilities',
  currentAssets: 'currentAssets',
  currentLiabilities: 'currentLiabilities',
  cash: 'cash',
  longTermDebt: 'debt',
  netIncome: 'netIncome',
  grossProfit: 'grossProfit',
  costOfGoods: 'costOfGoods',
  revenueLastYear: 'revenue',
  payrollLastYear: 'payroll',
}

const ofYearBefore: Readonly<Record<string, Figure>> = { revenueYearBefore: 'revenue', payrollYearBefore: 'payroll' }

/** The last two full fiscal years from an account's financials; only US dollars count. */
export const financialSource: FactSource = async (tx, account) => {
  const { rows } = await sql<Year>`select fiscal_year_end as "end", statement_kind as kind, figures, changed_at as at,
      person.name as by
    from financial_years left join person_names person on person.id = financial_years.changed_by
    where account_code = ${account} and not is_interim and currency = 'USD'
    order by fiscal_year_end desc limit 2`.execute(tx.db)
  const [latest, before] = rows
  if (latest === undefined) return new Map()
  return new Map([
    ['statementKind', sourceOf(latest, statementKindNames[latest.kind])],
    ['statementDate', sourceOf(latest, latest.end)],
    ...figuresOf(latest, ofLatest),
    ...(before === undefined ? [] : figuresOf(before, ofYearBefore)),
  ])
}

const figuresOf = (year: Year, figures: Readonly<Record<string, Figure>>): [fact: string, SourceValue][] =>
  Object.entries(figures).flatMap(([fact, figure]) => {
    const cents = year.figures[figure] ?? null
    return cents === null ? [] : [[fact, sourceOf(year, dollars(cents))]]
  })

const sourceOf = (year: Year, value: string): SourceValue => ({
  value,
  provenance: {
    source: 'ACCOUNT',
    by: year.by,
    at: year.at.toISOString(),
    detail: `Financials of the year that ended on ${inMonthFirst(year.end)}`,
  },
})
