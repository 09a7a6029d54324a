/** A cell that is to change: what the portal holds, and what it is to hold. */
export interface CellChange {
  readonly column: string
  readonly was: string | null
  readonly now: string | null
}

/** A cell that both sides changed, each to something else. */
export interface CellConflict {
  readonly column: string
  readonly portal: string | null
  readonly file: string | null
}

type Cells = Readonly<Record<string, string | null>>

/** The two sides of a row, and what is known of what both started from. */
export interface MergeSides {
  readonly portal: Cells
  /** The cells that the file has a column for; other columns are not changed. */
  readonly file: Cells
  /** Whether a cell held this value where both started. */
  readonly heldThen: (column: string, value: string | null) => boolean
}

/**
 * Merges a row three ways, cell by cell: a value changed only in the file is used, one changed only in the portal
 * stays, and different changes in both are a conflict.
 */
export function mergeRow({ portal, file, heldThen }: MergeSides): {
  readonly changes: readonly CellChange[]
  readonly conflicts: readonly CellConflict[]
} {
  const changes: CellChange[] = []
  const conflicts: CellConflict[] = []
  for (const column in file) {
    const mine = portal[column] ?? null
    const theirs = file[column] ?? null
    if (mine === theirs || heldThen(column, theirs)) continue
    if (heldThen(column, mine)) changes.push({ column, was: mine, now: theirs })
    else conflicts.push({ column, portal: mine, file: theirs })
  }
  return { changes, conflicts }
}

/** A row with some of its cells changed; empty cells are removed. */
export function changedCells(
  cells: Readonly<Record<string, string>>,
  changes: readonly Pick<CellChange, 'column' | 'now'>[],
): Record<string, string> {
  const changed = { ...cells }
  for (const { column, now } of changes) {
    if (now === null) delete changed[column]
    else changed[column] = now
  }
  return changed
}
