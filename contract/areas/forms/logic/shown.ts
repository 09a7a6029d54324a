import type { AnswerValue, Answers } from '../answer.shapes.ts'
import type { Layout, Page, Question, Section } from '../layout.shapes.ts'
import { indexOf, itemsOf, pathOf } from '../layouts/places.ts'
import { formStateOf } from './form-state.ts'
import type { FormState } from './form-state.ts'

/** A question that is asked, at its path. */
export interface ShownQuestion {
  readonly path: string
  readonly question: Question
}

/** One item of a repeating section, or the whole of another (no id). */
export interface ShownItem {
  readonly itemId: string | null
  readonly questions: readonly ShownQuestion[]
}

export interface ShownSection {
  readonly section: Section
  readonly items: readonly ShownItem[]
}

export interface ShownPage {
  readonly page: Page
  readonly sections: readonly ShownSection[]
}

/** The visible pages, sections and questions for the current answers, in form order. */
export function shown(
  layout: Layout,
  answers: Answers,
  formState: FormState = formStateOf(layout, answers),
): ShownPage[] {
  const questionsIn = (section: Section, itemId: string | null) =>
    section.questions.flatMap((question) => {
      const path = pathOf(section, question, itemId)
      return formState.paths.has(path) ? [{ path, question }] : []
    })
  return layout.pages
    .filter(({ key }) => formState.pages.has(key))
    .map((page) => ({
      page,
      sections: page.sections
        .filter(({ key }) => formState.sections.has(key))
        .map((section) => {
          const items = section.repeat === null ? [null] : itemsOf(section, answers)
          return { section, items: items.map((itemId) => ({ itemId, questions: questionsIn(section, itemId) })) }
        }),
    }))
}

/**
 * Answers with calculated values: the same object if nothing changes. A calculated value that is blank or hidden is
 * omitted, even if it was stored.
 */
export function withCalculated(
  layout: Layout,
  answers: Answers,
  formState: FormState = formStateOf(layout, answers),
): Answers {
  const calculated = [...indexOf(layout).questions.values()].filter(({ question }) => question.kind === 'calculated')
  const stored = new Map<string, AnswerValue | undefined>()
  for (const { section, question } of calculated) {
    for (const itemId of section.repeat === null ? [null] : itemsOf(section, answers)) {
      const path = pathOf(section, question, itemId)
      const result = formState.calculated.get(path)
      if (Object.hasOwn(answers, path) ? answers[path] !== result : result !== undefined) stored.set(path, result)
    }
  }
  if (stored.size === 0) return answers
  const changed = new Map([...Object.entries(answers), ...stored])
  return Object.fromEntries([...changed].filter((entry): entry is [string, AnswerValue] => entry[1] !== undefined))
}
