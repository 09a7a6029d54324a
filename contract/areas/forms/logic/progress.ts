import { validationMessages } from '../../schedules/validation.messages.ts'
import type { Answers } from '../answer.shapes.ts'
import type { Layout } from '../layout.shapes.ts'
import { placeText, valueAt } from '../layouts/places.ts'
import { answerMessages } from '../values/answer.messages.ts'
import { readAnswer } from '../values/read-answer.ts'
import { shown } from './shown.ts'
import type { ShownPage, ShownQuestion, ShownSection } from './shown.ts'
import { standingOf } from './standing.ts'
import type { Standing } from './standing.ts'

/** A required answer that is blank or cannot be read. */
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

/** What of a form has to be answered as things stand, and what of it is. A repeating section asks for its least number of items. */
export function progressOf(
  layout: Layout,
  answers: Answers,
  standing: Standing = standingOf(layout, answers),
): FormProgress {
  return progressOfShown(shown(layout, answers, standing), answers)
}

/** The same, of pages that were worked out already; of one page alone for its own share. */
export function progressOfShown(pages: readonly ShownPage[], answers: Answers): FormProgress {
  const demands = pages.flatMap((page) => page.sections.flatMap((section) => demandsOf(page, section, answers)))
  const missing = demands.filter((demand) => demand !== null)
  const answered = demands.length - missing.length
  const percent = demands.length === 0 ? 100 : Math.floor((answered / demands.length) * 100)
  return { required: demands.length, answered, percent, missing }
}

/** What a section has to have answered: null for each that is. */
function demandsOf({ page }: ShownPage, { section, items }: ShownSection, answers: Answers): (Missing | null)[] {
  const asked = items.flatMap(({ questions }, item) =>
    questions.filter(isRequired).map((entry) => {
      const message = lackOf(entry, answers)
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

function lackOf({ path, question }: ShownQuestion, answers: Answers): string | null {
  const { value, fault } = readAnswer(question, valueAt(answers, path) ?? null)
  if (fault !== null) return fault
  const isDone = value !== null && !(question.kind === 'schedule' && value !== 'Y')
  return isDone ? null : validationMessages.required(question.label)
}
