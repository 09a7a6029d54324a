import type { ColumnDefinition } from '../column.shapes.ts'
import { publicCell } from '../values/cell-values.ts'
import { checkMessages } from './check.messages.ts'
import type { Cells, CheckedRow } from './rows.ts'
import { amountIn } from './rows.ts'
import type { CheckStep } from './tab-rule.ts'

/** Amounts that changed by more than their column allows since last year, or that became zero. */
export function* checkAgainstLastYear(
  columns: readonly ColumnDefinition[],
  rows: readonly CheckedRow[],
  lastYear: ReadonlyMap<string, Cells>,
): Iterable<CheckStep> {
  const compared = columns.filter(({ outlierPercent }) => outlierPercent !== null)
  for (const { rowId, cells } of rows) {
    yield null
    const before = lastYear.get(rowId)
    if (before === undefined) continue
    for (const column of compared) {
      const message = changeOf(column, before, cells)
      if (message !== null) yield { rowId, column: column.key, severity: 'OUTLIER', message }
    }
  }
}

function changeOf(column: ColumnDefinition, before: Cells, now: Cells): string | null {
  const old = amountIn(before, column.key)
  const current = amountIn(now, column.key)
  if (old === null || current === null || old === 0) return null
  // Issues are stored, and read by everyone.
  const shown = (value: number) => publicCell(column, String(value))
  if (current === 0) return checkMessages.becameZero(shown(old))
  const percent = Math.round(((current - old) / Math.abs(old)) * 1000) / 10
  if (Math.abs(percent) <= (column.outlierPercent ?? Number.POSITIVE_INFINITY)) return null
  return checkMessages.changed(percent, shown(old), shown(current))
}
