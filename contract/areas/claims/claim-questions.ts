import type { Choice } from '../../kit/field.ts'
import { stateChoices } from '../schedules/values/us-states.ts'
import type { ClaimAnswers, ClaimQuestion } from './claim-question.ts'
import type { ClaimTypeCode } from './claim-types.ts'
import { commonAfter, commonBefore } from './questions/common-questions.ts'
import { injuryQuestions, liabilityQuestions } from './questions/people-questions.ts'
import { thingQuestions } from './questions/thing-questions.ts'

const own: Readonly<Record<ClaimTypeCode, readonly ClaimQuestion[]>> = {
  UNKNOWN: [],
  ...thingQuestions,
  ...injuryQuestions,
  ...liabilityQuestions,
}

/** All questions of a type, in the order in which they are asked. */
export const questionsOf = (type: ClaimTypeCode): readonly ClaimQuestion[] =>
  type === 'UNKNOWN' ? [] : [...commonBefore(type), ...own[type], ...commonAfter]

/** The questions that the answers so far call for. */
export const askedOf = (type: ClaimTypeCode, answers: ClaimAnswers): readonly ClaimQuestion[] =>
  questionsOf(type).filter(({ when }) => when === undefined || when.is.includes(answers[when.key] ?? ''))

/** Keys of all medical facts, whichever type a claim has or had. */
export const medicalKeys: ReadonlySet<string> = new Set(
  Object.values(own).flatMap((questions) => questions.filter(({ medical }) => medical).map(({ key }) => key)),
)

/** The choices of a question that has fixed ones. */
export function choicesOfQuestion({ kind, choices = [] }: ClaimQuestion): readonly Choice[] {
  if (kind === 'yes-no') return yesNo
  return kind === 'state' ? stateChoices : choices
}

const yesNo: readonly Choice[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]
