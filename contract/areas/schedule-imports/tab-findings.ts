import type { CheckedRow } from '../schedules/checks/rows.ts'
import { type CheckStep, inSteps } from '../schedules/checks/tab-rule.ts'
import { tabRulesOf } from '../schedules/checks/tab-rules.ts'
import type { ScheduleType } from '../schedules/schedule-types.ts'

/** The issues found by comparing rows, step by step; without those of the whole tab. */
export function* tabFindings(type: ScheduleType, rows: Iterable<CheckedRow>): Iterable<CheckStep> {
  const counting: CheckedRow[] = []
  yield* inSteps(rows, (row) => {
    if (row.cells['rowStatus'] !== 'REMOVED') counting.push(row)
  })
  for (const rule of tabRulesOf(type)) {
    for (const found of rule(counting)) if (found?.rowId !== null) yield found
  }
}
