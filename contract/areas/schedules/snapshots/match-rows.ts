import { referenceOf, textIn } from '../checks/rows.ts'
import type { CheckedRow } from '../checks/rows.ts'

/**
 * Matches rows of one state with another: by row id, or, if that does not exist, by key columns. Rows with equal keys
 * are paired in order; a row with a blank key is paired with none.
 */
export function matchRows<Row extends CheckedRow>(
  before: readonly Row[],
  now: readonly CheckedRow[],
  keyColumns: readonly string[],
): ReadonlyMap<string, Row> {
  const old = new Map(before.map((row) => [row.rowId, row]))
  const standing = new Set(now.map(({ rowId }) => rowId))
  const byKey = Map.groupBy(
    before.filter(({ rowId }) => !standing.has(rowId)),
    (row) => keyOf(row, keyColumns),
  )
  const pairs = now.map(({ rowId, cells }) => {
    const key = old.has(rowId) ? '' : keyOf({ rowId, cells }, keyColumns)
    return [rowId, old.get(rowId) ?? (key === '' ? undefined : byKey.get(key)?.shift())] as const
  })
  return new Map(pairs.filter((pair): pair is [string, Row] => pair[1] !== undefined))
}

/** What the key columns of a row say; empty if none says anything. */
function keyOf({ cells }: CheckedRow, columns: readonly string[]): string {
  const parts = columns.map((column) => referenceOf(textIn(cells, column)))
  return parts.every((part) => part === '') ? '' : parts.join('\n')
}
