import type { Finding, Severity } from '../finding.shapes.ts'
import { checkMessages } from './check.messages.ts'
import type { CheckedRow } from './rows.ts'
import { amountIn, referenceOf, textIn } from './rows.ts'

/** What a check of many rows found at one of its steps, mostly nothing: between two steps, other work has its turn. */
export type CheckStep = Finding | null

/** A check of a tab's rows together. It reads them once or twice, in steps, never in pairs. */
export type TabRule = (rows: readonly CheckedRow[]) => Iterable<CheckStep>

/** Rows per step: steps are short, and few. */
const rowsAStep = 100

/** Iterates over rows in steps. */
export function* inSteps(rows: Iterable<CheckedRow>, take: (row: CheckedRow) => void): Generator<null, void> {
  let taken = 0
  for (const row of rows) {
    if (taken % rowsAStep === 0) yield null
    taken += 1
    take(row)
  }
}

/** Rows grouped by a key, in steps. Rows without the key are skipped. */
export function* rowsBy(
  rows: readonly CheckedRow[],
  keyOf: (row: CheckedRow) => string,
): Generator<null, Map<string, CheckedRow[]>> {
  const groups = new Map<string, CheckedRow[]>()
  yield* inSteps(rows, (row) => {
    const key = keyOf(row)
    if (key === '') return
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  })
  return groups
}

/** The rows whose key others have too, by that key, in steps: of most keys there is one row, which is in no group. */
function* repeatedBy(
  rows: readonly CheckedRow[],
  keyOf: (row: CheckedRow) => string,
): Generator<null, Map<string, CheckedRow[]>> {
  const firsts = new Map<string, CheckedRow>()
  const repeated = new Map<string, CheckedRow[]>()
  yield* inSteps(rows, (row) => {
    const key = keyOf(row)
    if (key === '') return
    const first = firsts.get(key)
    const group = repeated.get(key)
    if (first === undefined) firsts.set(key, row)
    else if (group === undefined) repeated.set(key, [first, row])
    else group.push(row)
  })
  return repeated
}

/** A row's values in some columns as one key; empty if the last of them is blank. */
const keyOf = (row: CheckedRow, columns: readonly string[]): string => {
  const parts = columns.map((column) => referenceOf(textIn(row.cells, column)))
  return parts.at(-1) === '' ? '' : parts.join('\n')
}

/** No two rows may be equal in these columns, unless `allowed` exempts a row. */
export const unique = (
  severity: Severity,
  heading: string,
  columns: readonly string[],
  allowed: (row: CheckedRow) => boolean = () => false,
): TabRule =>
  function* findRepeated(rows) {
    const repeated = yield* repeatedBy(rows, (row) => keyOf(row, columns))
    for (const same of repeated.values()) {
      yield null
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

/** A column must not add up to more than this. */
export const sumAtMost = (column: string, most: number, message: string): TabRule =>
  function* findExcess(rows) {
    const sum = rows.reduce((total, { cells }) => total + (amountIn(cells, column) ?? 0), 0)
    if (sum > most + 0.001) yield { rowId: null, column, severity: 'ERROR', message }
  }

/** The middle of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).toSorted()
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
