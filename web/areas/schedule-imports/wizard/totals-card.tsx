import type { ImportTotal } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'

const amount = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })

const columns = [
  { key: 'heading', header: 'Column', cell: ({ heading }: ImportTotal) => heading },
  { key: 'before', header: 'Now', cell: ({ before }: ImportTotal) => amount(before), numeric: true },
  { key: 'after', header: 'After the import', cell: ({ after }: ImportTotal) => amount(after), numeric: true },
  {
    key: 'difference',
    header: 'Difference',
    cell: ({ before, after }: ImportTotal) => amount(after - before),
    numeric: true,
  },
]

/** Sums of the columns that have one, before and after. */
export function TotalsCard({ totals }: { readonly totals: readonly ImportTotal[] }) {
  const moved = totals.filter(({ before, after }) => before !== after)
  if (moved.length === 0) return null
  return (
    <Card title="Totals">
      <DataTable label="Totals before and after" columns={columns} rows={moved} rowKey={({ column }) => column} />
    </Card>
  )
}
