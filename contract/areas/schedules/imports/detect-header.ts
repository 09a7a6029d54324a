import { filledPlaces, isHeading, isValue, isYear, shown, type FileRow } from './detect-cells.ts'
import { isTotalsRow } from './detect-totals.ts'

/** A file's column: its index in the rows, and its heading; empty if there is none. */
export interface FileColumn {
  readonly place: number
  readonly heading: string
}

/** How the rows of a file are to be understood. All indexes are of the rows given. */
export interface DetectedHeader {
  /** The row of the headings, the lower one of two; null if the list has none. */
  readonly header: number | null
  /** Where the list starts. */
  readonly firstRow: number
  /** Without those that are empty from top to bottom. */
  readonly columns: readonly FileColumn[]
  /** Rows that add up others. */
  readonly totals: readonly number[]
}

/** Headings are near the top; looking further would find them in the data. */
const mostRowsAbove = 40

/** Rows below the headings that show what kind of list it is. */
const rowsToCompare = 8

/** Finds the headings of a list, on one line or two, whatever titles are above them. */
export function detectHeader(rows: readonly FileRow[]): DetectedHeader {
  const found = headerLine(rows)
  const header = found !== null && continues(rows, found) ? found + 1 : found
  const firstRow = header === null ? 0 : header + 1
  const headings = header === null ? [] : headingsOf(rows, header)
  return {
    header,
    firstRow,
    columns: columnsOf(headings, rows.slice(firstRow)),
    totals: [...rows.keys()].filter((at) => at >= firstRow && isTotalsRow(rows[at]!)),
  }
}

/** The first row that names the most columns, unless the list starts before it. */
function headerLine(rows: readonly FileRow[]): number | null {
  const top = rows.slice(0, mostRowsAbove).map(filledPlaces)
  const width = Math.max(0, ...top.map(({ length }) => length))
  for (const [at, places] of top.entries()) {
    if (places.length < Math.min(width, Math.max(2, width / 2))) continue
    const { cells } = rows[at]!
    const headings = places.filter((place) => isHeading(cells[place]))
    if (headings.length >= places.length * 0.8 && headings.some((place) => !isYear(cells[place]))) return at
    // A row about as wide as the list that holds values is of the list itself.
    if (places.length >= width * 0.75 && places.some((place) => isValue(cells[place]))) return null
  }
  return null
}

/** Whether the row below a line of headings still belongs to them: it has text where later rows have values. */
function continues(rows: readonly FileRow[], line: number): boolean {
  const next = rows[line + 1]
  const below = rows.slice(line + 2, line + 2 + rowsToCompare)
  if (next === undefined || below.length === 0) return false
  const places = filledPlaces(next)
  if (places.length === 0 || !places.every((place) => isHeading(next.cells[place]))) return false
  const contrasting = places.filter((place) =>
    below.every(({ cells }) => shown(cells[place]) === '' || isValue(cells[place])),
  )
  const named = contrasting.filter((place) => below.some(({ cells }) => isValue(cells[place])))
  return named.length >= Math.max(1, places.length / 4)
}

function headingsOf(rows: readonly FileRow[], header: number): string[] {
  const lower = rows[header]!.cells.map(shown)
  const above = rows[header - 1]
  if (above === undefined || !isUpperLine(above, rows[header]!)) return lower
  const upper = above.cells.map(shown)
  const spread = isSparse(above, rows[header]!) ? spreadRight(upper, lower) : upper
  const width = Math.max(spread.length, lower.length)
  return Array.from({ length: width }, (_, place) => joined(spread[place] ?? '', lower[place] ?? ''))
}

/** A title is one cell; a line of headings names several columns, all of them as text. */
function isUpperLine(above: FileRow, header: FileRow): boolean {
  const places = filledPlaces(above)
  const [firstNamed = 0] = filledPlaces(header)
  const isApart = places.length > 1 || (places[0] ?? 0) > firstNamed
  return places.length > 0 && isApart && places.every((place) => isHeading(above.cells[place]))
}

const isSparse = (above: FileRow, header: FileRow) => filledPlaces(above).length < filledPlaces(header).length * 0.6

/** A heading merged over several columns is in the first of them, and applies to all. */
function spreadRight(upper: readonly string[], lower: readonly string[]): string[] {
  let last = ''
  return lower.map((heading, place) => {
    const own = upper[place] ?? ''
    if (own !== '' || heading === '') last = own
    return last
  })
}

function joined(upper: string, lower: string): string {
  if (upper === '' || lower === '' || upper === lower) return lower === '' ? upper : lower
  return `${upper} ${lower}`
}

function columnsOf(headings: readonly string[], list: readonly FileRow[]): FileColumn[] {
  const filled = new Set(list.flatMap(filledPlaces))
  const width = Math.max(headings.length, ...[...filled].map((place) => place + 1))
  return Array.from({ length: width }, (_, place) => ({ place, heading: headings[place] ?? '' })).filter(
    ({ place, heading }) => heading !== '' || filled.has(place),
  )
}
