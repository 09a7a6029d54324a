import { ruleSeverities, ruleStates } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ScheduleRuleListing } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { addressText } from '../../../platform/text/address-text.ts'

/** What the list of rules is narrowed by. */
export interface RuleFilter {
  readonly search?: string
  readonly state?: ScheduleRuleListing['state']
  readonly severity?: ScheduleRuleListing['severity']
  readonly scheduleType?: ScheduleType
  readonly brokerage?: string
}

const isKeyOf = <Key extends string>(named: Readonly<Record<Key, string>>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(named, value)

/** The filter in an address; invalid values are ignored. */
export function ruleFilter(address: Readonly<Record<string, unknown>>): RuleFilter {
  const { state, severity, scheduleType, brokerage } = address
  const search = addressText(address['search']).slice(0, 100)
  const type = allScheduleTypes.find((each) => each === scheduleType)
  return {
    ...(search === '' ? {} : { search }),
    ...(isKeyOf(ruleStates, state) ? { state } : {}),
    ...(isKeyOf(ruleSeverities, severity) ? { severity } : {}),
    ...(type === undefined ? {} : { scheduleType: type }),
    ...(typeof brokerage === 'string' && brokerage !== '' ? { brokerage: brokerage.slice(0, 40) } : {}),
  }
}
