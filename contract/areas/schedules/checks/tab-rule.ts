import type { Finding, Severity } from '../finding.shapes.ts'
import { checkMessages } from './check.messages.ts'
import type { CheckedRow } from './rows.ts'
import { amountIn, referenceOf, textIn } from './rows.ts'

/** One check of the rows of a tab together. It goes over them once or twice, never over pairs. */
export type TabRule = (rows: readonly CheckedRow[]) => Iterable<Finding>

/** What a row says of some columns together; empty where the last of them says nothing. */
const keyOf = (row: CheckedRow, columns: readonly string[]): string => {
  const parts = columns.map((column) => referenceOf(textIn(row.cells, column)))
  return parts.at(-1) === '' ? '' : parts.join('\n')
}

function* repeated(rows: readonly CheckedRow[], columns: readonly string[]): Iterable<CheckedRow[]> {
  const rowsByKey = Map.groupBy(rows, (row) => keyOf(row, columns))
  for (const [key, same] of rowsByKey) if (key !== '' && same.length > 1) yield same
}

/** No two rows may say the same in these columns, unless `allowed` says that a row may. */
export const unique = (
  severity: Severity,
  heading: string,
  columns: readonly string[],
  allowed: (row: CheckedRow) => boolean = () => false,
): TabRule =>
  function* findRepeated(rows) {
    for (const same of repeated(rows, columns)) {
      if (same.every(allowed)) continue
      const message = checkMessages.duplicate(heading, same.length)
      for (const { rowId } of same) yield { rowId, column: columns.at(-1) ?? null, severity, message }
    }
  }

/** Exactly one row says Y. */
export const exactlyOne = (column: string, message: string): TabRule =>
  function* findOthers(rows) {
    const chosen = rows.filter(({ cells }) => textIn(cells, column) === 'Y')
    if (rows.length === 0 || chosen.length === 1) return
    if (chosen.length === 0) yield { rowId: null, column, severity: 'ERROR', message }
    for (const { rowId } of chosen) yield { rowId, column, severity: 'ERROR', message }
  }

/** A column adds up to no more than this. */
export const sumAtMost = (column: string, most: number, message: string): TabRule =>
  function* findExcess(rows) {
    const sum = rows.reduce((total, { cells }) => total + (amountIn(cells, column) ?? 0), 0)
    if (sum > most + 0.001) yield { rowId: null, column, severity: 'ERROR', message }
  }

/** The middle of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
