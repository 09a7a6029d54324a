import type { CheckedRow } from '../schedules/checks/rows.ts'
import { tabRulesOf } from '../schedules/checks/tab-rules.ts'
import type { Finding } from '../schedules/finding.shapes.ts'
import type { ScheduleType } from '../schedules/schedule-types.ts'

/** What is found in rows only next to each other, by row; what is about the whole tab is left out. */
export function tabFindings(type: ScheduleType, rows: readonly CheckedRow[]): Map<string, Finding[]> {
  const counting = rows.filter(({ cells }) => cells['rowStatus'] !== 'REMOVED')
  const found = new Map<string, Finding[]>()
  for (const rule of tabRulesOf(type)) {
    for (const finding of rule(counting)) {
      if (finding.rowId === null) continue
      const ofRow = found.get(finding.rowId)
      if (ofRow === undefined) found.set(finding.rowId, [finding])
      else ofRow.push(finding)
    }
  }
  return found
}
