import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import classes from '../losses.module.css'
import { columnName } from '@portico/contract/areas/losses/development/factor-labels.ts'

type Triangle = LossAnalysis['triangle']
type Row = Triangle['rows'][number]

/** How the losses of each year looked at successive valuations, each at its actual age, and by how much they grew. */
export function TriangleCard({ triangle: { columns: ages, rows, factors } }: { readonly triangle: Triangle }) {
  if (ages.length === 0)
    return (
      <Card title="Development">
        <EmptyState title="No common valuations yet">
          The policies of no year have loss runs of a comparable age. Choose a line to see how its losses developed.
        </EmptyState>
      </Card>
    )
  const growth = Object.fromEntries(
    factors.map((factor, at) => [String(ages[at]!.from), <Growth key={ages[at]!.from} ages={ages} factor={factor} />]),
  )
  return (
    <Card
      title="Development"
      footer="Incurred losses at the actual age of each valuation, to the nearest month. Ages within 1 month share a column; for all lines, ages within 6 months. Nothing is interpolated. A cell has a value only if every policy with loss runs in that year has one at that age. An age-to-age factor uses the years known at both ages, weighted by amount."
    >
      <DataTable
        label="Loss development"
        columns={columnsOf(ages)}
        rows={rows}
        rowKey={({ year }) => String(year)}
        totals={{ year: 'Age-to-age factor', ...growth }}
      />
    </Card>
  )
}

const columnsOf = (ages: Triangle['columns']): readonly Column<Row>[] => [
  { key: 'year', header: 'Year', cell: ({ year }) => String(year) },
  ...ages.map((age, at) => ({
    key: String(age.from),
    header: columnName(age),
    numeric: true,
    cell: ({ cells }: Row) => <Valued cell={cells[at] ?? null} />,
  })),
]

/** The losses of a year at a valuation, with its actual age. */
function Valued({ cell }: { readonly cell: Row['cells'][number] }) {
  if (cell === null) return '–'
  return (
    <span>
      {formatMoney(cell.incurred)}
      <span className={classes.under}>{columnName({ from: cell.youngest, to: cell.age })}</span>
    </span>
  )
}

interface GrowthProps {
  readonly ages: Triangle['columns']
  readonly factor: Triangle['factors'][number]
}

/** A factor, with its target age and its source years. */
function Growth({ ages, factor: { factor, to, years } }: GrowthProps) {
  if (factor === null || to === null) return '–'
  return (
    <span>
      {factor.toFixed(3)}
      <span className={classes.under}>
        to {columnName(ages[to]!)}, {years === 1 ? '1 year' : `${years} years`}
      </span>
    </span>
  )
}
