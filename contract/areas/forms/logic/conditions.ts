import { amountOf } from '../../schedules/values/numbers.ts'
import type { AnswerValue } from '../answer.shapes.ts'
import type { ConditionTest, Question, ShowIf } from '../layout.shapes.ts'
import { comparisonOf, isBlank } from '../values/kind-values.ts'
import { canonicalText } from '../values/read-text.ts'

/** A test that compares an answer with something. */
export type Comparing = Extract<ConditionTest, { value: string }>

export const isComparing = (test: ConditionTest): test is Comparing => test.is !== 'answered' && test.is !== 'blank'

/** A question that a test names, and what counts as its answer. */
export interface Asked {
  readonly question: Question
  readonly value: AnswerValue | undefined
}

/**
 * Whether a condition holds. A question that is blank, hidden or unknown passes only the test for a blank. Text is
 * compared in any case; a multiple choice equals each of its values.
 */
export function holds(showIf: ShowIf | null, ask: (key: string) => Asked | undefined): boolean {
  if (showIf === null) return true
  const passes = (test: ConditionTest) => testHolds(test, ask(test.question))
  return showIf.match === 'all' ? showIf.tests.every(passes) : showIf.tests.some(passes)
}

function testHolds(test: ConditionTest, asked: Asked | undefined): boolean {
  const value = asked?.value
  const blank = isBlank(value)
  if (!isComparing(test)) return blank === (test.is === 'blank')
  if (blank || asked === undefined || value === undefined) return false
  const order = orderOf(asked.question, value, canonicalText(asked.question, test.value))
  return order !== undefined && relations[test.is](order)
}

const relations: Readonly<Record<'equal' | 'different' | 'above' | 'below', (order: number) => boolean>> = {
  equal: (order) => order === 0,
  different: (order) => order !== 0,
  above: (order) => order > 0,
  below: (order) => order < 0,
}

/** Negative if the value comes first, zero if equal; undefined if they cannot be compared. */
function orderOf(question: Question, value: AnswerValue, against: string): number | undefined {
  const comparison = comparisonOf(question.kind)
  if (comparison === 'several') return includes(value, against) ? 0 : Number.NaN
  if (typeof value !== 'string' || comparison === 'none') return undefined
  if (comparison === 'number') return sizeOrder(amountOf(value), amountOf(against))
  if (comparison === 'date') return value < against ? -1 : Number(value > against)
  return value.toLowerCase() === against.toLowerCase() ? 0 : Number.NaN
}

const sizeOrder = (left: number | null, right: number | null): number | undefined =>
  left === null || right === null ? undefined : left - right

const includes = (value: AnswerValue, against: string): boolean =>
  Array.isArray(value) && value.some((entry) => entry === against)
