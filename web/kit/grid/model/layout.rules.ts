import { displayOf } from './cell-formats.ts'
import type { GridColumn, GridSource } from './grid-types.ts'

/** How a person has arranged the columns: their order, and what they changed of each. */
export interface ColumnLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Columns that stay in sight at the left, in addition to those that always do. */
  readonly pinned: readonly string[]
  /** In pixels. */
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

export const emptyLayout: ColumnLayout = { order: [], hidden: [], pinned: [], widths: {} }

const narrowest = 48
const widest = 800

/** All columns in order: frozen ones first, new ones where the column list has them. */
function placed(columns: readonly GridColumn[], { order, pinned }: ColumnLayout): GridColumn[] {
  const place = new Map(order.map((key, at) => [key, at]))
  return columns
    .map((column, at) => ({
      column: pinned.includes(column.key) && column.frozen !== true ? { ...column, frozen: true } : column,
      at: place.get(column.key) ?? at,
    }))
    .toSorted(
      (one, other) => Number(other.column.frozen === true) - Number(one.column.frozen === true) || one.at - other.at,
    )
    .map(({ column }) => column)
}

/** The columns as arranged, without the hidden ones; should all be hidden, all are shown. */
export function laidOut(columns: readonly GridColumn[], layout: ColumnLayout): LaidColumn[] {
  const all = placed(columns, layout)
  const shown = all.filter(({ key }) => !layout.hidden.includes(key))
  let left = 0
  return (shown.length === 0 ? all : shown).map((column, index) => {
    const width = layout.widths[column.key] ?? column.width
    const laid = { column, index, left, width }
    left += width
    return laid
  })
}

/** A column made wider or narrower, within what can still be read and dragged. */
export function resized(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [key]: Math.round(Math.min(widest, Math.max(narrowest, width))) } }
}

/** Moves a column to another's position, among the frozen ones or among the others. */
export function moved(columns: readonly GridColumn[], layout: ColumnLayout, from: number, to: number): ColumnLayout {
  const laid = laidOut(columns, layout)
  const [taken, goal] = [laid[from], laid[to]]
  if (taken === undefined || goal === undefined) return layout
  if ((taken.column.frozen === true) !== (goal.column.frozen === true)) return layout
  const keys = placed(columns, layout).map(({ key }) => key)
  keys.splice(keys.indexOf(goal.column.key), 0, ...keys.splice(keys.indexOf(taken.column.key), 1))
  return { ...layout, order: keys }
}

const toggled = (keys: readonly string[], key: string, isIn: boolean): readonly string[] =>
  isIn ? [...keys.filter((one) => one !== key), key] : keys.filter((one) => one !== key)

/** A column hidden or shown again. */
export const withHidden = (layout: ColumnLayout, key: string, isHidden: boolean): ColumnLayout => ({
  ...layout,
  hidden: toggled(layout.hidden, key, isHidden),
})

/** A column pinned to the left, or loose again. */
export const withPinned = (layout: ColumnLayout, key: string, isPinned: boolean): ColumnLayout => ({
  ...layout,
  pinned: toggled(layout.pinned, key, isPinned),
})

/** Rows that are looked at for the width of their texts, and about how much room a letter takes. */
const [rowsRead, letter, widestFit] = [2000, 7.75, 480]

/** Sizes columns by their heading and longest text. */
export function fitted(layout: ColumnLayout, columns: readonly GridColumn[], source: GridSource): ColumnLayout {
  return columns.reduce((all, column) => resized(all, column.key, fittedWidth(column, source)), layout)
}

function fittedWidth(column: GridColumn, { count, rowAt }: GridSource): number {
  let longest = 0
  for (let row = 0; row < Math.min(count, rowsRead); row++)
    longest = Math.max(longest, displayOf(column, rowAt(row)?.cells[column.key]).length)
  return Math.min(widestFit, Math.max(longest * letter + 24, column.heading.length * 8 + 56))
}
