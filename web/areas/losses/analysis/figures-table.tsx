import type { RatedFigures } from '@portico/contract/areas/losses/loss.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { formatCount, formatMoney } from '../../../platform/formats.ts'

interface Row {
  readonly name: string
  readonly figures: RatedFigures
}

interface Props {
  readonly label: string
  /** What the rows are, such as Year. */
  readonly first: string
  readonly rows: readonly Row[]
  readonly total: RatedFigures
}

const orNone = (value: number | null, shown: (value: number) => string): string => (value === null ? '–' : shown(value))
/** Whole dollars: more would say nothing here. */
const dollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100)
const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`

const figureColumns: readonly (readonly [string, string, (figures: RatedFigures) => string])[] = [
  ['count', 'Claims', ({ count }) => formatCount(count)],
  ['open', 'Open', ({ open }) => formatCount(open)],
  ['paid', 'Paid', ({ paid }) => dollars(paid)],
  ['reserve', 'Reserves', ({ reserve }) => dollars(reserve)],
  ['recovered', 'Recoveries', ({ recovered }) => dollars(recovered)],
  ['incurred', 'Incurred', ({ incurred }) => dollars(incurred)],
  ['average', 'Average', ({ average }) => orNone(average, dollars)],
  ['earned', 'Earned premium', ({ earned }) => dollars(earned)],
  ['ratio', 'Loss ratio', ({ ratio }) => orNone(ratio, percent)],
  ['frequency', 'Claims per $1M premium', ({ frequency }) => orNone(frequency, (value) => value.toFixed(1))],
]

/** Losses with their premium, row by row and in all. */
export function FiguresTable({ label, first, rows, total }: Props) {
  const columns: readonly Column<Row>[] = [
    { key: 'name', header: first, cell: ({ name }) => name },
    ...figureColumns.map(([key, header, shown]) => ({
      key,
      header,
      numeric: true,
      cell: ({ figures }: Row) => shown(figures),
    })),
  ]
  const totals = Object.fromEntries(figureColumns.map(([key, , shown]) => [key, shown(total)]))
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      totals={{ name: 'Total', ...totals }}
    />
  )
}
