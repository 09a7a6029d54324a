import type { GridColumn } from './grid-types.ts'

/** How a person has arranged the columns: their order, and widths in pixels where they changed them. */
export interface ColumnLayout {
  readonly order: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

/** A column in its place. */
export interface LaidColumn {
  readonly column: GridColumn
  /** Its place among all, from 0. */
  readonly index: number
  /** Pixels from the left edge of the first column, the row numbers not counted. */
  readonly left: number
  readonly width: number
}

export const emptyLayout: ColumnLayout = { order: [], widths: {} }

const narrowest = 48
const widest = 800

/** The columns as arranged: frozen ones first, those the arrangement does not know where their column list has them. */
export function laidOut(columns: readonly GridColumn[], { order, widths }: ColumnLayout): LaidColumn[] {
  const place = new Map(order.map((key, at) => [key, at]))
  const placed = columns
    .map((column, at) => ({ column, at: place.get(column.key) ?? at }))
    .toSorted(
      (one, other) => Number(other.column.frozen === true) - Number(one.column.frozen === true) || one.at - other.at,
    )
  let left = 0
  return placed.map(({ column }, index) => {
    const width = widths[column.key] ?? column.width
    const laid = { column, index, left, width }
    left += width
    return laid
  })
}

/** A column made wider or narrower, within what can still be read and dragged. */
export function resized(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [key]: Math.round(Math.min(widest, Math.max(narrowest, width))) } }
}

/** A column moved to the place of another. Frozen ones stay among themselves, as do the others. */
export function moved(columns: readonly GridColumn[], layout: ColumnLayout, from: number, to: number): ColumnLayout {
  const laid = laidOut(columns, layout)
  const [taken, goal] = [laid[from], laid[to]]
  if (taken === undefined || goal === undefined) return layout
  if ((taken.column.frozen === true) !== (goal.column.frozen === true)) return layout
  const keys = laid.map(({ column }) => column.key)
  keys.splice(to, 0, ...keys.splice(from, 1))
  return { ...layout, order: keys }
}
