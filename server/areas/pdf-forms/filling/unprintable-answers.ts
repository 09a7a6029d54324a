import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { valueAt } from '@portico/contract/areas/forms/layouts/places.ts'
import { shown } from '@portico/contract/areas/forms/logic/shown.ts'
import { letterCheck } from '../../../platform/pdf/lettering.ts'
import { shownAnswer } from './shown-answer.ts'

/** The answers that no PDF shows as they were typed, by path and in the order of the form: it lacks letters of them. */
export async function unprintableAnswers(layout: Layout, values: Answers): Promise<string[]> {
  const isPrintable = await letterCheck()
  return shown(layout, values)
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .flatMap(({ questions }) => questions)
    .filter(({ path, question }) => !shownAnswer(question, valueAt(values, path)).every(isPrintable))
    .map(({ path }) => path)
}
