import type { RowRule } from '../checks/row-rule.ts'
import { type Cells, textIn } from '../checks/rows.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import type { Severity } from '../finding.shapes.ts'
import { type RuleTerm, termTest } from './rule-terms.ts'

/** A rule published by administrators, as used to check a schedule's rows. */
export interface PublishedRule {
  readonly conditions: readonly RuleTerm[]
  readonly requirement: RuleTerm
  readonly severity: Severity
  readonly message: string
}

/** The checks that published rules add to those of a type. A rule on a column that is not shown checks nothing. */
export function publishedRowRules(
  rules: readonly PublishedRule[],
  columns: readonly ColumnDefinition[],
): readonly RowRule[] {
  if (rules.length === 0) return []
  const shown = new Map(columns.map((column) => [column.key, column]))
  return rules.flatMap((rule) => rowRuleOf(rule, shown))
}

function rowRuleOf(
  { conditions, requirement, severity, message }: PublishedRule,
  shown: ReadonlyMap<string, ColumnDefinition>,
): RowRule[] {
  const column = shown.get(requirement.column)
  if (column === undefined || conditions.some((term) => !shown.has(term.column))) return []
  const met = conditions.map((term) => conditionOf(term, shown.get(term.column)!))
  const isFailed = failureOf(requirement, column)
  return [
    {
      column: requirement.column,
      severity,
      message,
      isBroken: (cells) => met.every((isMet) => isMet(cells)) && isFailed(cells),
    },
  ]
}

/** A blank cell meets only the condition that it is blank. */
function conditionOf(term: RuleTerm, column: ColumnDefinition): (cells: Cells) => boolean {
  const test = termTest(term, column)
  return (cells) => {
    const cell = textIn(cells, term.column)
    return cell === '' ? term.comparison === 'BLANK' : test(cell) === true
  }
}

/** A blank cell fails only the requirement that it is filled in: whether it may be blank is said by its column. */
function failureOf(term: RuleTerm, column: ColumnDefinition): (cells: Cells) => boolean {
  const test = termTest(term, column)
  return (cells) => {
    const cell = textIn(cells, term.column)
    return cell === '' ? term.comparison === 'FILLED' : test(cell) === false
  }
}
