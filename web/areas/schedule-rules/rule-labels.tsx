import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import {
  type RuleTerm,
  type ScheduleRule,
  type ScheduleRuleListing,
  ruleStates,
} from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { type Comparison, valuesAsked } from '@portico/contract/areas/schedules/published/rule-terms.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { formatDate } from '../../platform/formats.ts'

export const rulesPath = '/admin/rules-and-targets'
export const rulePath = (id: string): string => `${rulesPath}/${id}`

export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  EQUALS: 'is',
  NOT_EQUALS: 'is not',
  AT_LEAST: 'is at least',
  AT_MOST: 'is at most',
  MORE_THAN: 'is more than',
  LESS_THAN: 'is less than',
  BETWEEN: 'is between',
  CONTAINS: 'contains',
  BLANK: 'is blank',
  FILLED: 'is not blank',
}

/** A comparison as a sentence: its column, operator, and value. */
export function termText({ column, comparison, value, to }: RuleTerm, columns: readonly ColumnDefinition[]): string {
  const heading = columns.find(({ key }) => key === column)?.heading ?? column
  const asked = valuesAsked(comparison)
  const values = asked === 0 ? '' : asked === 1 ? ` ${value ?? ''}` : ` ${value ?? ''} and ${to ?? ''}`
  return `${heading} ${comparisonLabels[comparison]}${values}`
}

/** Whose rows a rule is for. */
export function scopeText({
  scheduleType,
  brokerage,
  brokerageName,
  lines,
}: Pick<ScheduleRule, 'scheduleType' | 'brokerage' | 'brokerageName' | 'lines'>): string {
  const where = brokerage === null ? 'all brokerages' : (brokerageName ?? brokerage)
  const named = lines.map(policyTypeName)
  const shown = named.length > 3 ? [...named.slice(0, 2), `${named.length - 2} more lines`] : named
  return [nameOfType(scheduleType), where, ...(shown.length === 0 ? [] : [shown.join(', ')])].join(', ')
}

/** The days of a rule. */
export const dayText = ({ startsOn, endsOn }: Pick<ScheduleRule, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? `From ${formatDate(startsOn)}` : `${formatDate(startsOn)} to ${formatDate(endsOn)}`

/** A rule's status, and whether rows are checked by it today. */
export function RuleState({
  state,
  isInForce,
  startsOn,
}: Pick<ScheduleRuleListing, 'state' | 'isInForce' | 'startsOn'>) {
  const label =
    state !== 'PUBLISHED' || isInForce
      ? ruleStates[state]
      : startsOn > new Date().toISOString().slice(0, 10)
        ? 'Not in effect yet'
        : 'Expired'
  const tone = isInForce ? 'success' : state === 'PUBLISHED' ? 'warning' : 'neutral'
  return <Pill tone={tone}>{label}</Pill>
}
