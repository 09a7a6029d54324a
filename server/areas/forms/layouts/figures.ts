import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Figures } from '../listing/form.store.ts'

/** How many questions a layout has, and how many of them map to the fact book. */
export function figuresOf({ pages }: Layout): Figures {
  const questions = pages.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
  return { questions: questions.length, mapped: questions.filter(({ fact }) => fact !== null).length }
}
