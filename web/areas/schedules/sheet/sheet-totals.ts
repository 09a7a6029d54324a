import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { amountOf } from '@portico/contract/areas/schedules/values/numbers.ts'
import { readCell, showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { GridRow } from '../../../kit/grid/grid.public.ts'

/** The sums of the columns that have one; removed rows no longer count. Nothing if no column has. */
export function totalsOf(
  rows: readonly GridRow[],
  columns: readonly ColumnDefinition[],
): Readonly<Record<string, string>> | undefined {
  const totalled = columns.filter((column) => column.totalled)
  if (totalled.length === 0) return undefined
  const counting = rows.filter(({ cells }) => cells.rowStatus !== 'REMOVED')
  return Object.fromEntries(
    totalled.map((column) => {
      // In hundredths, since sums of decimal fractions drift.
      const sum = counting.reduce(
        (all, { cells }) => all + Math.round((amountOf(cells[column.key] ?? null) ?? 0) * 100),
        0,
      )
      return [column.key, showCell(column, readCell(column, String(sum / 100)).value)]
    }),
  )
}
