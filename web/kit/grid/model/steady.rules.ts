import type { GridSource } from './grid-types.ts'
import type { Selection } from './selection.rules.ts'

/** How many positions a row has moved since others inserted or deleted rows; 0 if it was deleted or is unknown. */
export function shiftOf(before: GridSource, after: GridSource, row: number): number {
  const id = before.rowAt(row)?.id
  if (id === undefined || before.moves === after.moves) return 0
  for (let distance = 0; distance <= Math.max(row, after.count - row); distance++)
    for (const by of [distance, -distance]) if (after.rowAt(row + by)?.id === id) return by
  return 0
}

/** Moves a selection with its rows. */
export function shifted({ active, start, end, ...rest }: Selection, by: number): Selection {
  const moved = (place: Selection['active']) => ({ ...place, row: place.row + by })
  return { ...rest, active: moved(active), start: moved(start), end: moved(end) }
}
