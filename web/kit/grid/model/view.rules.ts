import { displayOf, isNumeric, numberIn } from './cell-formats.ts'
import type { GridColumn, GridRow } from './grid-types.ts'

export interface GridSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export type GridFilter =
  | { readonly kind: 'contains'; readonly text: string }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  /** Numbers, or days as `yyyy-mm-dd`; an end left empty is open. */
  | { readonly kind: 'between'; readonly least: string; readonly most: string }
  | { readonly kind: 'empty' }

/** How the rows are ordered and which are shown. The first sort counts first. */
export interface GridView {
  readonly sorts: readonly GridSort[]
  readonly filters: Readonly<Record<string, GridFilter>>
  /** Only these rows, and what they have in common. */
  readonly only?: { readonly label: string; readonly rows: ReadonlySet<string> }
}

export const wholeView: GridView = { sorts: [], filters: {} }

export const isWhole = ({ sorts, filters, only }: GridView): boolean =>
  sorts.length === 0 && Object.keys(filters).length === 0 && only === undefined

/** A view of some rows only, or of all again. */
export function narrowedView({ only: _dropped, ...view }: GridView, only: GridView['only']): GridView {
  return only === undefined ? view : { ...view, only }
}

/** Sorts by a column, after the sorts there are or instead of them; without a direction no longer. */
export function sortedView(
  view: GridView,
  column: string,
  direction: GridSort['direction'] | undefined,
  keepOthers: boolean,
): GridView {
  const known = view.sorts.some((sort) => sort.column === column)
  const next = direction === undefined ? [] : [{ column, direction }]
  if (!keepOthers) return { ...view, sorts: next }
  const sorts = known
    ? view.sorts.flatMap((sort) => (sort.column === column ? next : [sort]))
    : [...view.sorts, ...next]
  return { ...view, sorts }
}

/** A view with a filter on a column, or without the one it had. */
export function filteredView(view: GridView, column: string, filter: GridFilter | undefined): GridView {
  const { [column]: _dropped, ...others } = view.filters
  return { ...view, filters: filter === undefined ? others : { ...others, [column]: filter } }
}

/** The rows that a view shows, in its order. Rows that sort alike keep their order; empty cells come last. */
export function viewed(rows: readonly GridRow[], columns: readonly GridColumn[], view: GridView): readonly GridRow[] {
  if (isWhole(view)) return rows
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const tests = Object.entries(view.filters).flatMap(([key, filter]) => {
    const column = byKey.get(key)
    return column === undefined ? [] : [passes(column, filter)]
  })
  const { only } = view
  if (only !== undefined) tests.push(({ id }) => only.rows.has(id))
  const shown = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
  const orders = view.sorts.flatMap(({ column: key, direction }) => {
    const column = byKey.get(key)
    return column === undefined ? [] : [keysOf(shown, column, direction)]
  })
  if (orders.length === 0) return shown
  const places = shown.map((_, at) => at).toSorted((a, b) => firstDifference(orders, a, b))
  return places.flatMap((at) => shown[at] ?? [])
}

function firstDifference(orders: readonly Order[], a: number, b: number): number {
  for (const order of orders) {
    const difference = order(a, b)
    if (difference !== 0) return difference
  }
  return a - b
}

type Order = (a: number, b: number) => number

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** What is compared is read once a row, not once a comparison. */
function keysOf(rows: readonly GridRow[], column: GridColumn, direction: GridSort['direction']): Order {
  const sign = direction === 'ascending' ? 1 : -1
  const texts = rows.map(({ cells }) => displayed(column, cells[column.key]))
  const numbers = isNumeric(column) ? rows.map(({ cells }) => numberIn(cells[column.key])) : []
  return (a, b) => {
    const [textA = '', textB = ''] = [texts[a], texts[b]]
    if (textA === '' || textB === '') return Number(textA === '') - Number(textB === '')
    const [numberA, numberB] = [numbers[a], numbers[b]]
    if (numberA !== undefined && numberB !== undefined) return sign * (numberA - numberB)
    // Numbers before what is no number, so that comparing stays of one piece.
    if (numberA !== undefined || numberB !== undefined) return numberA === undefined ? 1 : -1
    return sign * collator.compare(textA, textB)
  }
}

/** Days order as they are kept, everything else as it is read. */
function displayed(column: GridColumn, value: string | null | undefined): string {
  return column.kind === 'date' ? (value ?? '') : displayOf(column, value)
}

function passes(column: GridColumn, filter: GridFilter): (row: GridRow) => boolean {
  const valueIn = ({ cells }: GridRow): string => cells[column.key] ?? ''
  switch (filter.kind) {
    case 'contains': {
      const text = filter.text.toLowerCase()
      return (row) => displayOf(column, valueIn(row)).toLowerCase().includes(text)
    }
    case 'one-of': {
      const values = new Set(filter.values)
      return (row) => values.has(valueIn(row))
    }
    case 'between':
      return (row) => isBetween(valueIn(row), filter, isNumeric(column))
    case 'empty':
      return (row) => valueIn(row) === ''
  }
}

function isBetween(value: string, { least, most }: { least: string; most: string }, asNumbers: boolean): boolean {
  if (value === '') return false
  if (!asNumbers) return (least === '' || value >= least) && (most === '' || value <= most)
  const number = numberIn(value)
  if (number === undefined) return false
  return number >= (numberIn(least) ?? -Infinity) && number <= (numberIn(most) ?? Infinity)
}
