import { isComparing } from '../../logic/conditions.ts'
import type { Comparing } from '../../logic/conditions.ts'
import type { Question, Section, ShowIf } from '../../layout.shapes.ts'
import { comparisonOf } from '../../values/kind-values.ts'
import { readText } from '../../values/read-text.ts'
import type { LayoutIndex } from '../places.ts'
import { faultMessages } from './fault.messages.ts'

/** What is wrong with a condition in a section, or outside of all. */
export function conditionFaults({ questions }: LayoutIndex, showIf: ShowIf | null, seat: Section | null): string[] {
  const faults = (showIf?.tests ?? []).map((test) => {
    const place = questions.get(test.question)
    if (place === undefined) return faultMessages.unknownQuestion(test.question)
    const { section, question } = place
    if (section.repeat !== null && section !== seat) return faultMessages.otherItems(question.label, section.title)
    return isComparing(test) ? comparisonFault(question, test) : null
  })
  return faults.filter((fault) => fault !== null)
}

function comparisonFault(question: Question, { is, value }: Comparing): string | null {
  const comparison = comparisonOf(question.kind)
  if (comparison === 'none') return faultMessages.notCompared(question.label)
  const isOrder = is === 'above' || is === 'below'
  if (isOrder && comparison !== 'number' && comparison !== 'date') return faultMessages.notOrdered(question.label)
  const reading = readText({ ...question, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }, value)
  if (reading.fault !== null) return faultMessages.wrongValue(question.label, value, reading.fault)
  return reading.value === null ? faultMessages.valueMissing(question.label) : null
}
