import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { normalizedRule, ruleErrors } from '@portico/contract/areas/schedule-rules/schedule-rule.rules.ts'
import type { ScheduleRuleDraft } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { columnsOfRule, isBrokerage } from './rule-columns.view.ts'

/** A draft in stored form. Errors are rejected by field. */
export async function checkedRule(tx: Tx, draft: ScheduleRuleDraft): Promise<ScheduleRuleDraft> {
  const { brokerage, scheduleType } = draft
  if (brokerage !== null && !(await isBrokerage(tx, brokerage)))
    throw unprocessable({ brokerage: scheduleRuleMessages.unknownBrokerage })
  const columns = await columnsOfRule(tx, scheduleType, brokerage)
  const errors = ruleErrors(draft, columns)
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
  return normalizedRule(draft, columns)
}

/** The columns of the table that a draft fills. */
export const rowOfDraft = (draft: ScheduleRuleDraft) => ({
  name: draft.name,
  schedule_type: draft.scheduleType,
  brokerage_code: draft.brokerage,
  lines: draft.lines,
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  conditions: JSON.stringify(draft.conditions),
  requirement: JSON.stringify(draft.requirement),
  severity: draft.severity,
  message: draft.message,
})
