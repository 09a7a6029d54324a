import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney, formatShortMoney } from '../../../platform/formats.ts'
import classes from '../losses.module.css'

const money = { format: formatMoney, formatAxis: formatShortMoney }

/** The most causes in the chart; the others are in the table of losses. */
const mostCauses = 8

/** Where the money went: by year, by line and by cause. */
export function LossCharts({ analysis: { years, byLine, byCause } }: { readonly analysis: LossAnalysis }) {
  const inOrder = years.toReversed()
  const valued = byLine.filter(({ figures }) => figures.termsValued > 0)
  return (
    <div className={classes.charts}>
      <Card title="Years">
        <LazyChart
          title="Paid and reserves by year"
          kind="stacked"
          axis="Year"
          labels={inOrder.map(({ year }) => String(year))}
          figures={[
            { name: 'Paid', values: inOrder.map(({ total }) => total.paid) },
            { name: 'Reserves', values: inOrder.map(({ total }) => total.reserve) },
          ]}
          {...money}
        />
      </Card>
      <Card title="Lines">
        <LazyChart
          title="Incurred by line"
          kind="bars"
          axis="Line"
          labels={valued.map(({ line }) => policyTypeName(line))}
          figures={[{ name: 'Incurred', values: valued.map(({ figures }) => figures.incurred) }]}
          {...money}
        />
      </Card>
      <Card title="Causes">
        <LazyChart
          title="Incurred by cause"
          kind="bars"
          axis="Cause"
          labels={byCause.slice(0, mostCauses).map(({ cause }) => lossCauses[cause])}
          figures={[{ name: 'Incurred', values: byCause.slice(0, mostCauses).map(({ figures }) => figures.incurred) }]}
          {...money}
        />
      </Card>
    </div>
  )
}
