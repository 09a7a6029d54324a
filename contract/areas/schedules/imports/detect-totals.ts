import { filledPlaces, isFilled, isValue, shown, type FileRow } from './detect-cells.ts'

/** `Total`, `Grand Total:`, `Subtotal for Texas`, `Total Payroll`; but no company that is called Total Wine. */
const label =
  /^(?:(?:grand|overall|report|schedule|page|running|column) )?(?:sub ?-?)?totals?(?: (?:(?:for|of|by|all)\b.*|insured values?|values?|tiv|payroll|premiums?|locations?|buildings?|vehicles?|drivers?|units?|items?|rows?|count))?\s?[:=-]?$/i

/** Whether a row adds up the list instead of being a part of it: it says so first, and the rest of it are numbers. */
export function isTotalsRow(row: FileRow): boolean {
  // Nearly every row is told by its first cell alone.
  if (!label.test(shown(row.cells.find(isFilled)))) return false
  const [, ...others] = filledPlaces(row)
  return others.every((place) => isValue(row.cells[place]) || label.test(shown(row.cells[place])))
}
