import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { changeText, leftOutText } from '@portico/contract/areas/quotes/quote-labels.ts'
import type { PremiumSummary } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { counted, formatMoney } from '../../platform/formats.ts'
import { moneyOr } from './quote-labels.tsx'
import classes from './quotes.module.css'

type Row = PremiumSummary['rows'][number]

/** What every line cost and will cost. */
export function PremiumSummaryCard({ summary: { rows, totals } }: { readonly summary: PremiumSummary }) {
  if (rows.length === 0) return null
  const left = rows.length - totals.lines
  return (
    <Card title="Premium summary">
      <DataTable
        label="Premium summary"
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line}
        totals={{
          line: left === 0 ? 'Total' : `Total for ${counted(totals.lines, 'line')}`,
          expiring: formatMoney(totals.expiring),
          renewal: formatMoney(totals.renewal),
          change: changeText(totals.change, totals.expiring),
          total: formatMoney(totals.total),
        }}
      />
      {left > 0 && <p className={classes.small}>{leftOutText(left)}</p>}
    </Card>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => policyTypeName(line) },
  { key: 'carrier', header: 'Carrier', cell: (row) => <Carrier row={row} /> },
  {
    key: 'expiring',
    header: 'Expiring premium',
    numeric: true,
    cell: ({ expiring }) => (expiring === null ? 'New line' : moneyOr(expiring.premium, 'Not on file')),
  },
  {
    key: 'renewal',
    header: 'Renewal premium',
    numeric: true,
    cell: ({ renewal }) => moneyOr(renewal?.premium ?? null),
  },
  {
    key: 'change',
    header: 'Change',
    numeric: true,
    cell: ({ change, expiring }) => (change === null ? '–' : changeText(change, expiring?.premium ?? 0)),
  },
  {
    key: 'total',
    header: 'Total with taxes and fees',
    numeric: true,
    cell: ({ renewal }) => moneyOr(renewal?.total ?? null),
  },
]

function Carrier({ row: { state, carriers, options } }: { readonly row: Row }) {
  if (state === 'ACCEPTED') return <>{carriers.join(', ')}</>
  if (state === 'DECLINED') return <>Declined</>
  if (state === 'OFFERED')
    return (
      <span className={classes.stack}>
        {carriers.join(', ')}
        <span className={classes.small}>Not decided yet</span>
      </span>
    )
  return <>{options === 0 ? 'No firm quote yet' : `${options} firm quotes, not decided yet`}</>
}
