import { displayOf, isNumeric, numberIn } from './cell-formats.ts'
import type { CellValue, GridColumn, GridRow } from './grid-types.ts'
import { finished, type Resting } from './resting.ts'

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

/** Sorts by a column, in addition to the present sorts or instead of them; without a direction, removes it. */
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

/** Rows or steps processed between two pauses: a few milliseconds. */
const chunk = 2000

/** The rows of a view, in its order. Equal rows keep their order; empty cells come last. */
export function viewed(rows: readonly GridRow[], columns: readonly GridColumn[], view: GridView): readonly GridRow[] {
  return finished(viewing(rows, columns, view))
}

/** `viewed`, with rests. */
export function* viewing(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  view: GridView,
): Resting<readonly GridRow[]> {
  if (isWhole(view)) return rows
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const tests = Object.entries(view.filters).flatMap(([key, filter]) => {
    const column = byKey.get(key)
    return column === undefined ? [] : [passes(column, filter)]
  })
  const { only } = view
  if (only !== undefined) tests.push(({ id }) => only.rows.has(id))
  const shown = yield* inChunks(rows, (some) => some.filter((row) => tests.every((test) => test(row))))
  const orders: Order[] = []
  for (const { column: key, direction } of view.sorts) {
    const column = byKey.get(key)
    if (column === undefined) continue
    // What is compared is read once a row, not once a comparison.
    const keys = yield* inChunks(shown, (some) => some.map(({ cells }) => keyOf(column, cells[column.key])))
    orders.push(orderOf(keys, direction))
  }
  if (orders.length === 0) return shown
  const places = yield* sorted(shown.length, (a, b) => firstDifference(orders, a, b))
  return places.flatMap((at) => shown[at] ?? [])
}

/** Processes a list one chunk at a time. */
function* inChunks<Item, Made>(
  items: readonly Item[],
  made: (some: readonly Item[]) => readonly Made[],
): Resting<readonly Made[]> {
  const parts: (readonly Made[])[] = []
  for (let first = 0; first < items.length; first += chunk) {
    parts.push(made(items.slice(first, first + chunk)))
    yield
  }
  return parts.flat()
}

/** Sorts the numbers below a count by a strict order: sorts chunks, then merges them in pairs. */
function* sorted(count: number, order: Order): Resting<readonly number[]> {
  const all = Array.from({ length: count }, (_, at) => at)
  let runs: (readonly number[])[] = []
  for (let first = 0; first < count; first += chunk) {
    runs.push(all.slice(first, first + chunk).toSorted(order))
    yield
  }
  while (runs.length > 1) {
    const longer: (readonly number[])[] = []
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], order))
    runs = longer
  }
  return runs[0] ?? []
}

function* merged(some: readonly number[], others: readonly number[], order: Order): Resting<readonly number[]> {
  const all: number[] = []
  let [at, other] = [0, 0]
  while (at < some.length && other < others.length) {
    const [one = 0, another = 0] = [some[at], others[other]]
    if (order(one, another) < 0) {
      all.push(one)
      at += 1
    } else {
      all.push(another)
      other += 1
    }
    if (all.length % chunk === 0) yield
  }
  return [...all, ...some.slice(at), ...others.slice(other)]
}

type Order = (a: number, b: number) => number

function firstDifference(orders: readonly Order[], a: number, b: number): number {
  for (const order of orders) {
    const difference = order(a, b)
    if (difference !== 0) return difference
  }
  return a - b
}

/** A cell's sort key: a number in number columns, a day as stored, otherwise the displayed text. */
function keyOf(column: GridColumn, value: CellValue | undefined): number | string {
  const number = isNumeric(column) ? numberIn(value) : undefined
  if (number !== undefined) return number
  return column.kind === 'date' ? (value ?? '') : displayOf(column, value)
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function orderOf(keys: readonly (number | string)[], direction: GridSort['direction']): Order {
  const sign = direction === 'ascending' ? 1 : -1
  return (a, b) => {
    const [one = '', other = ''] = [keys[a], keys[b]]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    // Numbers before what is no number, so that comparing stays of one piece.
    if (typeof one === 'number') return -1
    return typeof other === 'number' ? 1 : sign * collator.compare(one, other)
  }
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
