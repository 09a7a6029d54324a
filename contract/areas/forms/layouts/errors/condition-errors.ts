import { isComparing } from '../../logic/conditions.ts'
import type { Comparing } from '../../logic/conditions.ts'
import type { Question, Section, ShowIf } from '../../layout.shapes.ts'
import { comparisonOf } from '../../values/kind-values.ts'
import { readText } from '../../values/read-text.ts'
import type { LayoutIndex } from '../places.ts'
import { errorMessages } from './error.messages.ts'

/** What is wrong with a condition in a section, or outside of all. */
export function conditionErrors({ questions }: LayoutIndex, showIf: ShowIf | null, seat: Section | null): string[] {
  const errors = (showIf?.tests ?? []).map((test) => {
    const place = questions.get(test.question)
    if (place === undefined) return errorMessages.unknownQuestion(test.question)
    const { section, question } = place
    if (section.repeat !== null && section !== seat) return errorMessages.otherItems(question.label, section.title)
    return isComparing(test) ? comparisonError(question, test) : null
  })
  return errors.filter((error) => error !== null)
}

function comparisonError(question: Question, { is, value }: Comparing): string | null {
  const comparison = comparisonOf(question.kind)
  if (comparison === 'none') return errorMessages.notCompared(question.label)
  const isOrder = is === 'above' || is === 'below'
  if (isOrder && comparison !== 'number' && comparison !== 'date') return errorMessages.notOrdered(question.label)
  const reading = readText({ ...question, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }, value)
  if (reading.error !== null) return errorMessages.wrongValue(question.label, value, reading.error)
  return reading.value === null ? errorMessages.valueMissing(question.label) : null
}
