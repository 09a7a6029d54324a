import type { Severity } from '../finding.shapes.ts'
import type { Cells } from './rows.ts'
import { amountIn, dateIn, exceeds, precedes, sumIn, textIn } from './rows.ts'
import { validationMessages } from '../validation.messages.ts'
import { checkMessages } from './check.messages.ts'

/** A check of a single row. `today` is the day, yyyy-mm-dd, in the reader's zone. */
export interface RowRule {
  readonly column: string | null
  readonly severity: Severity
  readonly message: string | ((cells: Cells) => string)
  readonly isBroken: (cells: Cells, today: string) => boolean
}

type Test = RowRule['isBroken']

const ruleOf =
  (severity: Severity) =>
  (column: string | null, message: RowRule['message'], isBroken: Test): RowRule => ({
    column,
    severity,
    message,
    isBroken,
  })

export const error = ruleOf('ERROR')
export const hardError = ruleOf('HARD_ERROR')
export const outlier = ruleOf('OUTLIER')
export const limitToReview = ruleOf('LIMIT_TO_REVIEW')

/** The end must not be before the start. */
export const inOrder = (from: string, to: string): RowRule =>
  error(to, checkMessages.endBeforeStart, (cells) => precedes(dateIn(cells, to), dateIn(cells, from)))

/** A part may not be more than the whole. */
export const atMost = (part: string, whole: string, message: string): RowRule =>
  error(part, message, (cells) => exceeds(amountIn(cells, part), amountIn(cells, whole)))

/** An amount of zero is no amount. */
export const aboveZero = (column: string): RowRule =>
  hardError(column, checkMessages.zeroValue, (cells) => amountIn(cells, column) === 0)

/** Shares that are given must add up to 100. */
export const addsToHundred = (...columns: string[]): RowRule =>
  error(columns[0] ?? null, validationMessages.notHundred, (cells) => {
    const sum = sumIn(cells, columns)
    return sum !== null && Math.abs(sum - 100) > 0.001
  })

/** One of several cells must hold something. */
export const oneOf = (message: string, ...columns: string[]): RowRule =>
  error(columns[0] ?? null, message, (cells) => columns.every((column) => textIn(cells, column) === ''))
