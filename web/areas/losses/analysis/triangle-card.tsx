import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney } from '../../../platform/formats.ts'

type Triangle = LossAnalysis['triangle']
type Row = Triangle['rows'][number]

/** How the losses of each year looked at successive valuations, and by how much they grew. */
export function TriangleCard({ triangle: { ages, rows, factors } }: { readonly triangle: Triangle }) {
  const columns: readonly Column<Row>[] = [
    { key: 'year', header: 'Year', cell: ({ year }) => String(year) },
    ...ages.map((age, at) => ({
      key: String(age),
      header: `${age} months`,
      numeric: true,
      cell: ({ incurred }: Row) => {
        const value = incurred[at] ?? null
        return value === null ? '–' : formatMoney(value)
      },
    })),
  ]
  const growth = Object.fromEntries(
    factors.map((factor, at) => [String(ages[at + 1]), factor === null ? '–' : factor.toFixed(3)]),
  )
  return (
    <Card
      title="Development"
      footer="Incurred by the age of the year at the valuation. A place is filled where every policy of the year that has loss runs has one of that age; choose a line to see more. Growth is from each age to the next."
    >
      <DataTable
        label="Development of losses"
        columns={columns}
        rows={rows}
        rowKey={({ year }) => String(year)}
        totals={{ year: 'Growth', ...growth }}
      />
    </Card>
  )
}
