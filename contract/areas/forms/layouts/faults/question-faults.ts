import { isScheduleType } from '../../../schedules/schedule-types.ts'
import type { Question, Section } from '../../layout.shapes.ts'
import { faultMessages } from './fault.messages.ts'

/** What is wrong with a question on its own. */
export function questionFaults(question: Question): string[] {
  const { kind, choices, columns, scheduleType, min, max } = question
  const faults: (string | false)[] = [min !== null && max !== null && min > max && faultMessages.limitsCrossed]
  if (kind === 'choice' || kind === 'choices') faults.push(...choiceFaults(choices))
  if (kind === 'table') faults.push(...columnFaults(columns))
  if (kind === 'schedule') faults.push(scheduleFault(scheduleType))
  return faults.filter((fault) => fault !== false)
}

function choiceFaults(choices: readonly string[]): string[] {
  if (choices.length === 0) return [faultMessages.choicesMissing]
  return repeated(choices.map((choice) => choice.toLowerCase())).map((at) =>
    faultMessages.choiceTwice(choices[at] ?? ''),
  )
}

function columnFaults(columns: Question['columns']): string[] {
  if (columns.length === 0) return [faultMessages.columnsMissing]
  const twice = repeated(columns.map(({ key }) => key)).map((at) => faultMessages.columnTwice(columns[at]?.key ?? ''))
  const bare = columns.filter(({ kind, choices }) => kind === 'choice' && choices.length === 0)
  return [...twice, ...bare.map(({ label }) => faultMessages.columnChoices(label))]
}

function scheduleFault(type: string | null): string | false {
  if (type === null || type === '') return faultMessages.scheduleMissing
  return !isScheduleType(type) && faultMessages.scheduleUnknown(type)
}

/** Indexes of repeated entries. */
function repeated(entries: readonly string[]): number[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, at) => (seen.size === seen.add(entry).size ? [at] : []))
}

/** What is wrong with a section on its own. */
export const sectionFaults = ({ repeat }: Section): string[] =>
  repeat !== null && repeat.least > repeat.most ? [faultMessages.itemsCrossed] : []
