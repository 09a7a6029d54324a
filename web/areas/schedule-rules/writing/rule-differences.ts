import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { ruleSeverities, type ScheduleRuleDraft } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { dayText, termText } from '../rule-labels.tsx'

/** Where two versions of a rule differ, as a person reads it. */
export function ruleDifferences(
  mine: ScheduleRuleDraft,
  theirs: ScheduleRuleDraft,
  columns: readonly ColumnDefinition[],
): { field: string; mine: string; theirs: string }[] {
  const [ours, others] = [wordsOf(mine, columns), wordsOf(theirs, columns)]
  return Object.entries(ours)
    .map(([field, words]) => ({ field, mine: words, theirs: others[field] ?? '' }))
    .filter((each) => each.mine !== each.theirs)
}

const wordsOf = (rule: ScheduleRuleDraft, columns: readonly ColumnDefinition[]): Record<string, string> => ({
  Name: rule.name,
  Schedule: nameOfType(rule.scheduleType),
  Brokerage: rule.brokerage ?? 'All brokerages',
  Lines: rule.lines.map(policyTypeName).join(', '),
  Effective: rule.startsOn === '' ? '' : dayText(rule),
  If: rule.conditions.map((term) => termText(term, columns)).join(' and '),
  Then: termText(rule.requirement, columns),
  Severity: ruleSeverities[rule.severity],
  Message: rule.message,
})
