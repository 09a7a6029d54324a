import type { ColumnDefinition } from '../schedules/column.shapes.ts'
import { compareValues, comparisonsOf, valuesAsked } from '../schedules/published/rule-terms.ts'
import { readCell } from '../schedules/values/cell-values.ts'
import { canMeetAll, canRowMeet } from './contradictions.ts'
import { scheduleRuleMessages as messages } from './schedule-rule.messages.ts'
import type { RuleTerm, ScheduleRule, ScheduleRuleDraft } from './schedule-rule.shapes.ts'

type Columns = readonly ColumnDefinition[]
type Errors = Record<string, string>

const termsOf = ({ conditions, requirement }: Pick<ScheduleRuleDraft, 'conditions' | 'requirement'>) => [
  ...conditions.map((term, index) => [`conditions.${index}`, term] as const),
  ['requirement', requirement] as const,
]

/** A rule with its values as the cells of the columns hold them, such as 1200 for $1,200. */
export function normalizedRule(draft: ScheduleRuleDraft, columns: Columns): ScheduleRuleDraft {
  const read = (term: RuleTerm): RuleTerm => {
    const column = columns.find(({ key }) => key === term.column)
    const asked = valuesAsked(term.comparison)
    const valueOf = (typed: string | null) =>
      column === undefined || term.comparison === 'CONTAINS' ? typed : readCell(column, typed).value
    return { ...term, value: asked > 0 ? valueOf(term.value) : null, to: asked > 1 ? valueOf(term.to) : null }
  }
  return { ...draft, conditions: draft.conditions.map(read), requirement: read(draft.requirement) }
}

/** What is wrong with a rule on its own, by field path. */
export function ruleErrors(draft: ScheduleRuleDraft, columns: Columns): Errors {
  const errors: Errors = Object.assign({}, ...termsOf(draft).map(([path, term]) => termErrors(path, term, columns)))
  if (draft.endsOn !== null && draft.endsOn < draft.startsOn) errors['endsOn'] = messages.endBeforeStart
  return Object.keys(errors).length > 0 ? errors : meetingErrors(normalizedRule(draft, columns), columns)
}

function termErrors(path: string, term: RuleTerm, columns: Columns): Errors {
  const column = columns.find(({ key }) => key === term.column)
  if (column === undefined) return { [`${path}.column`]: messages.unknownColumn }
  if (!comparisonsOf(column.kind).includes(term.comparison)) return { [`${path}.comparison`]: messages.badComparison }
  const asked = valuesAsked(term.comparison)
  const value = asked > 0 ? valueError(column, term, term.value) : undefined
  const to = asked > 1 ? (valueError(column, term, term.to) ?? rangeError(column, term)) : undefined
  return { ...(value && { [`${path}.value`]: value }), ...(to && { [`${path}.to`]: to }) }
}

function valueError(column: ColumnDefinition, { comparison }: RuleTerm, typed: string | null): string | undefined {
  if (typed === null || typed === '') return messages.valueRequired
  return comparison === 'CONTAINS' ? undefined : (readCell(column, typed).error ?? undefined)
}

function rangeError(column: ColumnDefinition, { value, to }: RuleTerm): string | undefined {
  const [from, end] = [readCell(column, value).value, readCell(column, to).value]
  if (from === null || end === null) return undefined
  return (compareValues(column.kind, from, end) ?? 0) > 0 ? messages.rangeReversed : undefined
}

function meetingErrors({ conditions, requirement }: ScheduleRuleDraft, columns: Columns): Errors {
  if (!canRowMeet(conditions, columns)) return { conditions: messages.neverMet }
  const column = columns.find(({ key }) => key === requirement.column)!
  const onColumn = [...conditions.filter((term) => term.column === column.key), requirement]
  return canMeetAll(onColumn, column) ? {} : { requirement: messages.neverPassed }
}

/** Whether a day is one of a rule’s days. */
export const isRuleDay = ({ startsOn, endsOn }: Pick<ScheduleRule, 'startsOn' | 'endsOn'>, day: string): boolean =>
  startsOn <= day && (endsOn === null || endsOn >= day)

/** Hits in percent, with one decimal. */
export const hitPercent = (hits: number, rowsChecked: number): number =>
  rowsChecked === 0 ? 0 : Math.round((hits / rowsChecked) * 1000) / 10

/** Whether the latest simulation is complete and of the rule's current version. */
export const isSimulated = ({ version, simulation }: Pick<ScheduleRule, 'version' | 'simulation'>): boolean =>
  simulation?.state === 'DONE' && simulation.version === version
