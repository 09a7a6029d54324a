import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { questionsOf } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Figures } from '../listing/form.store.ts'

/** How many questions a layout has, and how many of them map to account data. */
export function figuresOf(layout: Layout): Figures {
  const questions = questionsOf(layout)
  return { questions: questions.length, mapped: questions.filter(({ question }) => question.fact !== null).length }
}
