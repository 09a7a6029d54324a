import type { CheckedRow } from '../schedules/checks/rows.ts'
import { type CheckStep, inSteps } from '../schedules/checks/tab-rule.ts'
import { tabRulesOf } from '../schedules/checks/tab-rules.ts'
import type { ScheduleType } from '../schedules/schedule-types.ts'

/** What is found in rows only next to each other, step by step; what is about the whole tab is left out. */
export function* tabFindings(type: ScheduleType, rows: Iterable<CheckedRow>): Iterable<CheckStep> {
  const counting: CheckedRow[] = []
  yield* inSteps(rows, (row) => {
    if (row.cells['rowStatus'] !== 'REMOVED') counting.push(row)
  })
  for (const rule of tabRulesOf(type)) {
    for (const found of rule(counting)) if (found?.rowId !== null) yield found
  }
}
