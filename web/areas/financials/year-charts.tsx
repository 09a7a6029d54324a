import { type Figure, figureNames } from '@portico/contract/areas/financials/figures.ts'
import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { LazyChart } from '../../kit/charts/lazy-chart.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { formatMoney, formatShortMoney } from '../../platform/formats.ts'
import classes from './financials.module.css'

/** The most years in one chart. */
const most = 6

/** How the full years of one currency went, the earliest first. One year alone shows no trend. */
export function YearCharts({ years }: { readonly years: readonly FinancialYear[] }) {
  const full = years
    .filter(({ isInterim, currency }) => !isInterim && currency === years[0]?.currency)
    .slice(0, most)
    .toReversed()
  if (full.length < 2) return null
  const figuresOf = (...keys: Figure[]) =>
    keys.map((key) => ({ name: figureNames[key], values: full.map(({ figures }) => figures[key]) }))
  const common = {
    kind: 'bars',
    axis: 'Fiscal year',
    labels: full.map(({ fiscalYearEnd }) => fiscalYearEnd.slice(0, 4)),
    format: formatMoney,
    formatAxis: formatShortMoney,
  } as const
  return (
    <Card title="Financial trend">
      <div className={classes.charts}>
        <LazyChart {...common} title="Earnings by year" figures={figuresOf('revenue', 'grossProfit', 'netIncome')} />
        <LazyChart {...common} title="Balance by year" figures={figuresOf('assets', 'liabilities', 'netWorth')} />
      </div>
    </Card>
  )
}
