import { validationMessages } from '../../schedules/validation.messages.ts'
import type { Answers } from '../answer.shapes.ts'
import type { Layout } from '../layout.shapes.ts'
import { placeText, valueAt } from '../layouts/places.ts'
import { answerMessages } from '../values/answer.messages.ts'
import { readAnswer } from '../values/read-answer.ts'
import { shareErrors } from './share-errors.ts'
import { shown } from './shown.ts'
import type { ShownPage, ShownQuestion, ShownSection } from './shown.ts'

/** A required answer that is blank or invalid, or shares above the whole. */
export interface Missing {
  readonly path: string
  readonly place: string
  readonly message: string
}

/** How far a form is. `percent` is 100 only when nothing is missing. */
export interface FormProgress {
  readonly required: number
  readonly answered: number
  readonly percent: number
  /** In the order of the form. */
  readonly missing: readonly Missing[]
}

/**
 * What must be answered in a form now, and what is: every progress count uses this, and it decides whether the form may
 * be done. A repeating section requires its minimum number of items; shares must not exceed the whole; `today` is for
 * questions that require a past date.
 */
export function progressOf(layout: Layout, answers: Answers, today: string): FormProgress {
  return progressOfShown(shown(layout, answers), answers, today)
}

/** The same, of pages that were worked out already; of one page alone for its own share. */
export function progressOfShown(pages: readonly ShownPage[], answers: Answers, today: string): FormProgress {
  const demands = pages.flatMap((page) =>
    page.sections.flatMap((section) => demandsOf(page, section, { answers, today })),
  )
  const missing = demands.filter((demand) => demand !== null)
  const answered = demands.length - missing.length
  const percent = demands.length === 0 ? 100 : Math.floor((answered / demands.length) * 100)
  return { required: demands.length, answered, percent, missing }
}

interface Given {
  readonly answers: Answers
  readonly today: string
}

/** What a section has to have answered: null for each that is. */
function demandsOf({ page }: ShownPage, shownSection: ShownSection, given: Given): (Missing | null)[] {
  const { section, items } = shownSection
  const tooMuch = new Map(shareErrors(shownSection, given.answers).map(({ path, message }) => [path, message]))
  const asked = items.flatMap(({ questions }, item) =>
    questions
      .filter((entry) => isRequired(entry) || tooMuch.has(entry.path))
      .map((entry) => {
        const message = tooMuch.get(entry.path) ?? lackOf(entry, given)
        const place = () => placeText({ page, section, item, question: entry.question })
        return message === null ? null : { path: entry.path, place: place(), message }
      }),
  )
  const { item = '', least = 0 } = section.repeat ?? {}
  if (least === 0) return asked
  const tooFew = { path: section.key, place: placeText({ page, section }), message: answerMessages.items(item, least) }
  return [items.length >= least ? null : tooFew, ...asked]
}

const isRequired = ({ question }: ShownQuestion): boolean => question.required && question.kind !== 'calculated'

function lackOf({ path, question }: ShownQuestion, { answers, today }: Given): string | null {
  const { value, error } = readAnswer(question, valueAt(answers, path) ?? null, today)
  if (error !== null) return error
  const isDone = value !== null && !(question.kind === 'schedule' && value !== 'Y')
  return isDone ? null : validationMessages.required(question.label)
}
