import { filledPlaces, isFilled, isValue, shown, type FileRow } from './detect-cells.ts'

/** `Total`, `Grand Total:`, `Subtotal for Texas`, `Total Payroll`; but no company that is called Total Wine. */
const label =
  /^(?:(?:grand|overall|report|schedule|page|running|column) )?(?:sub ?-?)?totals?(?: (?:(?:for|of|by|all)\b.*|insured values?|values?|tiv|payroll|premiums?|locations?|buildings?|vehicles?|drivers?|units?|items?|rows?|count))?\s?[:=-]?$/i

/** `TOTAL UNITS: 7`: the label and its number in one cell. */
const labelWithNumber = /^(?:grand )?totals? [\p{L} ]{1,30}[:=]\s?\$?[\d,.]+$/iu

/** What no company is called, so that words may follow: `Subtotal OH`, `Subtotal` and `Ohio`. */
const subtotal = /^sub ?-?totals?\b/i

/** `Ohio total` before numbers. */
const labelAtEnd = /^\S(?:.{0,40}\S)? (?:sub ?-?)?totals?\s?:?$/i

/** The kind of total in a row; null for a row of the list. Its first cell says so, and the others are numbers. */
export function totalsKind(row: FileRow): 'TOTAL' | 'SUBTOTAL' | null {
  const first = shown(row.cells.find(isFilled))
  // The first cell is enough to rule out nearly every row.
  if (!/total/i.test(first)) return null
  const [, ...others] = filledPlaces(row).map((place) => shown(row.cells[place]))
  const words = others.filter((text) => !isValue(text) && !label.test(text))
  if (subtotal.test(first)) return words.length <= 1 ? 'SUBTOTAL' : null
  if (words.length > 0) return null
  if (label.test(first) || labelWithNumber.test(first)) return 'TOTAL'
  return labelAtEnd.test(first) && others.length > 0 ? 'SUBTOTAL' : null
}

/** Whether a row totals the list instead of being part of it. */
export const isTotalsRow = (row: FileRow): boolean => totalsKind(row) !== null
