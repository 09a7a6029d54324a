import type { VendorList } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoney, formatShortMoney } from '../../../platform/formats.ts'
import classes from '../vendors.module.css'

/** The share of compliant vendors, and how much of the spend has certificates by date. */
export function FiguresCard({ figures, vendors }: Pick<VendorList, 'figures' | 'vendors'>) {
  const { counted, compliant, percent, spendByDay } = figures
  const [today] = spendByDay
  const waiting = vendors.filter((each) => each.waiting > 0).length
  return (
    <Card title="Compliance">
      <div className={classes.stack}>
        <Facts
          facts={[
            { label: 'Compliant', value: percent === null ? 'No vendors with requirements' : `${percent}%` },
            { label: 'Compliant vendors', value: `${compliant} of ${counted}` },
            { label: 'Vendors with certificates to confirm', value: String(waiting) },
            { label: 'Spend covered today', value: `${formatMoney(today!.covered)} of ${formatMoney(today!.spend)}` },
          ]}
        />
        {today!.spend > 0 && (
          <LazyChart
            title="Spend covered by date"
            kind="lines"
            axis="Date"
            labels={spendByDay.map(({ day }) => formatDate(day))}
            figures={[
              { name: 'Spend with compliant vendors', values: spendByDay.map(({ covered }) => covered) },
              { name: 'All spend', values: spendByDay.map(({ spend }) => spend) },
            ]}
            format={formatMoney}
            formatAxis={formatShortMoney}
          />
        )}
      </div>
    </Card>
  )
}
