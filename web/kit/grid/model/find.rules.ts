import { displayOf } from './cell-formats.ts'
import { type EditTarget, typedInto } from './edits.rules.ts'
import type { CellPlace, GridOperation, GridSource } from './grid-types.ts'
import type { LaidColumn } from './layout.rules.ts'

/** The cells of some rows whose text holds what is looked for, in reading order. */
export function matchesIn(
  source: GridSource,
  columns: readonly LaidColumn[],
  wanted: string,
  { from, to }: { readonly from: number; readonly to: number },
): CellPlace[] {
  const text = wanted.toLowerCase()
  const found: CellPlace[] = []
  for (let row = from; row < Math.min(to, source.count); row++) {
    const cells = source.rowAt(row)?.cells ?? {}
    for (const { column, index } of columns)
      if (displayOf(column, cells[column.key]).toLowerCase().includes(text)) found.push({ row, column: index })
  }
  return found
}

/** Cells with every occurrence of a text replaced, in any case; the cells are then read as if they were typed. */
export function replacedIn(
  target: EditTarget,
  places: readonly CellPlace[],
  wanted: string,
  by: string,
): GridOperation[] {
  const all = new RegExp(wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi')
  return places.flatMap((place) => {
    const column = target.columns[place.column]?.column
    // Only a part of a concealed value is shown: it cannot be replaced.
    if (column === undefined || column.concealed === true) return []
    const text = displayOf(column, target.source.rowAt(place.row)?.cells[column.key])
    return typedInto(
      target,
      place,
      text.replaceAll(all, () => by),
    )
  })
}

/** The next match after or before a cell, wrapping around. -1 if there is none. */
export function nextMatch(matches: readonly CellPlace[], from: CellPlace, back: boolean): number {
  if (matches.length === 0) return -1
  const compare = (a: CellPlace): number => a.row - from.row || a.column - from.column
  if (!back)
    return Math.max(
      0,
      matches.findIndex((match) => compare(match) > 0),
    )
  const before = matches.findLastIndex((match) => compare(match) < 0)
  return before === -1 ? matches.length - 1 : before
}
