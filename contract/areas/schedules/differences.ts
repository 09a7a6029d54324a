import type { Cells, CheckedRow } from './checks/rows.ts'
import { amountIn } from './checks/rows.ts'
import { matchRows } from './snapshots/match-rows.ts'

/** A cell that changed; `percent` where both sides are amounts, rounded to a tenth. */
export interface CellDifference {
  readonly column: string
  readonly before: string | null
  readonly now: string | null
  readonly percent: number | null
}

/** How a row changed between two states of a schedule. */
export interface RowDifference {
  readonly rowId: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly cells: readonly CellDifference[]
}

/**
 * Compares two states of a tab: current rows in order, then deleted ones. Rows are matched by id or, if that does not
 * exist, by key columns.
 */
export function differencesOf(
  before: readonly CheckedRow[],
  now: readonly CheckedRow[],
  keyColumns: readonly string[] = [],
): RowDifference[] {
  const old = matchRows(before, now, keyColumns)
  const matched = new Set([...old.values()].map(({ rowId }) => rowId))
  const standing = now.map(({ rowId, cells }): RowDifference => {
    const kind = old.has(rowId) ? 'changed' : 'added'
    return { rowId, kind, cells: cellsThatDiffer(old.get(rowId)?.cells ?? {}, cells) }
  })
  const gone = before
    .filter(({ rowId }) => !matched.has(rowId))
    .map(({ rowId, cells }): RowDifference => ({ rowId, kind: 'removed', cells: cellsThatDiffer(cells, {}) }))
  return [...standing.filter(({ kind, cells }) => kind === 'added' || cells.length > 0), ...gone]
}

function cellsThatDiffer(before: Cells, now: Cells): CellDifference[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...columns]
    .map((column) => ({
      column,
      before: before[column] ?? null,
      now: now[column] ?? null,
      percent: percentOf(amountIn(before, column), amountIn(now, column)),
    }))
    .filter((difference) => difference.before !== difference.now)
}

const percentOf = (before: number | null, now: number | null): number | null =>
  before === null || now === null || before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10
