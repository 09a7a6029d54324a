import { isScheduleType } from '../../../schedules/schedule-types.ts'
import type { Question, Section } from '../../layout.shapes.ts'
import { errorMessages } from './error.messages.ts'

/** What is wrong with a question on its own. */
export function questionErrors(question: Question): string[] {
  const { kind, choices, columns, scheduleType, min, max } = question
  const errors: (string | false)[] = [min !== null && max !== null && min > max && errorMessages.limitsCrossed]
  if (kind === 'choice' || kind === 'choices') errors.push(...choiceErrors(choices))
  if (kind === 'table') errors.push(...columnErrors(columns))
  if (kind === 'schedule') errors.push(scheduleError(scheduleType))
  return errors.filter((error) => error !== false)
}

function choiceErrors(choices: readonly string[]): string[] {
  if (choices.length === 0) return [errorMessages.choicesMissing]
  return repeated(choices.map((choice) => choice.toLowerCase())).map((at) =>
    errorMessages.choiceTwice(choices[at] ?? ''),
  )
}

function columnErrors(columns: Question['columns']): string[] {
  if (columns.length === 0) return [errorMessages.columnsMissing]
  const twice = repeated(columns.map(({ key }) => key)).map((at) => errorMessages.columnTwice(columns[at]?.key ?? ''))
  const bare = columns.filter(({ kind, choices }) => kind === 'choice' && choices.length === 0)
  return [...twice, ...bare.map(({ label }) => errorMessages.columnChoices(label))]
}

function scheduleError(type: string | null): string | false {
  if (type === null || type === '') return errorMessages.scheduleMissing
  return !isScheduleType(type) && errorMessages.scheduleUnknown(type)
}

/** Indexes of repeated entries. */
function repeated(entries: readonly string[]): number[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, at) => (seen.size === seen.add(entry).size ? [at] : []))
}

/** What is wrong with a section on its own. */
export const sectionErrors = ({ repeat }: Section): string[] =>
  repeat !== null && repeat.least > repeat.most ? [errorMessages.itemsCrossed] : []
