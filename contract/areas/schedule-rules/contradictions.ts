import type { ColumnDefinition } from '../schedules/column.shapes.ts'
import { compareValues, isOrdered, termTest } from '../schedules/published/rule-terms.ts'
import type { RuleTerm, ScheduleRuleDraft } from './schedule-rule.shapes.ts'

type Column = Pick<ColumnDefinition, 'key' | 'kind' | 'choices'>

/** Whether one cell of a column can meet all of these terms. */
export function canMeetAll(terms: readonly RuleTerm[], column: Column): boolean {
  if (terms.some(({ comparison }) => comparison === 'BLANK'))
    return terms.every(({ comparison }) => comparison === 'BLANK')
  const tests = terms.map((term) => termTest(term, column))
  const passes = (cell: string) => tests.every((test) => test(cell) !== false)
  const fixed = terms.find(({ comparison }) => comparison === 'EQUALS')
  if (fixed !== undefined) return passes(fixed.value ?? '')
  if (column.kind === 'choice' && column.choices.length > 0) return column.choices.some(passes)
  return !isOrdered(column.kind) || isRangeOpen(terms, column, passes)
}

interface Bound {
  readonly at: string
  readonly isOpen: boolean
}

const lowest = ({ comparison, value }: RuleTerm): Bound[] => {
  if (value === null || !['AT_LEAST', 'BETWEEN', 'MORE_THAN'].includes(comparison)) return []
  return [{ at: value, isOpen: comparison === 'MORE_THAN' }]
}

const highest = ({ comparison, value, to }: RuleTerm): Bound[] => {
  const at = comparison === 'BETWEEN' ? to : value
  if (at === null || !['AT_MOST', 'BETWEEN', 'LESS_THAN'].includes(comparison)) return []
  return [{ at, isOpen: comparison === 'LESS_THAN' }]
}

function isRangeOpen(terms: readonly RuleTerm[], { kind }: Column, passes: (cell: string) => boolean): boolean {
  const isWhole = kind === 'whole' || kind === 'year'
  return terms.flatMap(lowest).every((low) =>
    terms.flatMap(highest).every((high) => {
      const order = compareValues(kind, low.at, high.at)
      if (order === null || order < -1) return true
      if (order > 0) return false
      if (order === 0) return !low.isOpen && !high.isOpen && passes(low.at)
      return !isWhole || !low.isOpen || !high.isOpen || order < -1
    }),
  )
}

const ofColumn = (terms: readonly RuleTerm[], key: string) => terms.filter(({ column }) => column === key)

/** Whether some row can meet all terms, each on its own column. */
export const canRowMeet = (terms: readonly RuleTerm[], columns: readonly Column[]): boolean =>
  columns.every((column) => canMeetAll(ofColumn(terms, column.key), column))

/** Whether a cell can pass two requirements. A blank one passes all but that it is filled in. */
function canPassBoth(
  one: RuleTerm,
  other: RuleTerm,
  { given, column }: { given: readonly RuleTerm[]; column: Column },
) {
  const comparisons = new Set([one.comparison, other.comparison])
  if (comparisons.has('BLANK')) return !comparisons.has('FILLED')
  return canMeetAll([...given, one, other], column)
}

type Scope = Pick<ScheduleRuleDraft, 'scheduleType' | 'brokerage' | 'lines' | 'startsOn' | 'endsOn'>

/** Whether some row can be checked by both rules on some day. */
function doScopesMeet(one: Scope, other: Scope): boolean {
  if (one.scheduleType !== other.scheduleType) return false
  if (one.brokerage !== null && other.brokerage !== null && one.brokerage !== other.brokerage) return false
  if (one.lines.length > 0 && other.lines.length > 0 && !one.lines.some((line) => other.lines.includes(line)))
    return false
  return (
    (one.endsOn === null || one.endsOn >= other.startsOn) && (other.endsOn === null || other.endsOn >= one.startsOn)
  )
}

type Rule = Scope & Pick<ScheduleRuleDraft, 'conditions' | 'requirement'>

/** Whether a row that both rules apply to could never pass: they require different values of one column. */
export function doContradict(one: Rule, other: Rule, columns: readonly Column[]): boolean {
  const column = columns.find(({ key }) => key === one.requirement.column)
  if (column === undefined || other.requirement.column !== column.key || !doScopesMeet(one, other)) return false
  const conditions = [...one.conditions, ...other.conditions]
  if (!canRowMeet(conditions, columns)) return false
  return !canPassBoth(one.requirement, other.requirement, { given: ofColumn(conditions, column.key), column })
}
