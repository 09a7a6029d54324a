import { amountOf } from '../values/numbers.ts'

/** The normalised values of a row, by column. */
export type Cells = Readonly<Record<string, string | null>>

/** A row as checks see it. */
export interface CheckedRow {
  readonly rowId: string
  readonly cells: Cells
}

/** A cell's text; empty if blank. */
export const textIn = (cells: Cells, column: string): string => cells[column] ?? ''

/** A cell's number; null if blank, or a word. */
export const amountIn = (cells: Cells, column: string): number | null => amountOf(cells[column])

/** The sum of some cells; null if none holds a number. */
export function sumIn(cells: Cells, columns: readonly string[]): number | null {
  const amounts = columns.map((column) => amountIn(cells, column)).filter((amount) => amount !== null)
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0)
}

const isDate = (value: string) => value.length === 10 && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A cell's date, yyyy-mm-dd; null if blank. */
export function dateIn(cells: Cells, column: string): string | null {
  const value = textIn(cells, column)
  return isDate(value) ? value : null
}

/** The year of a cell that holds a year or a date. */
export function yearIn(cells: Cells, column: string): number | null {
  const value = textIn(cells, column)
  if (value.length === 4) return /^\d{4}$/.test(value) ? Number(value) : null
  return isDate(value) ? Number(value.slice(0, 4)) : null
}

/** Whether both numbers exist and the first is greater. */
export const exceeds = (first: number | null, second: number | null): boolean =>
  first !== null && second !== null && first > second

/** Whether both dates, or years, exist and the first is earlier. */
export const precedes = (first: string | null, second: string | null): boolean =>
  first !== null && second !== null && first < second

/** How most references are written: as they are compared. */
const plainNumber = /^[1-9]\d*$/

/** A normalized reference: `007` is `7`, in any case. */
export const referenceOf = (value: string): string =>
  plainNumber.test(value)
    ? value
    : value
        .trim()
        .replace(/^0+(?=\d)/, '')
        .toLowerCase()

/** The day some months before another, yyyy-mm-dd; the day of the month stays, as comparing texts allows. */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}${day.slice(7)}`
}

/** Whether a cell holds a date before a day. */
export const isBefore = (cells: Cells, column: string, day: string): boolean => precedes(dateIn(cells, column), day)
