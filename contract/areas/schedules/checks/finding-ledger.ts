import type { Finding, Severity } from '../finding.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { noTab } from '../schedule.shapes.ts'

/** The issues of one tab. */
export interface TabFindings {
  readonly scheduleType: ScheduleType
  readonly tabId: number | null
  readonly findings: readonly Finding[]
}

/** Issue counts of one severity, by schedule type and then by tab id; without a tab under -9999. */
type ByTypeAndTab = Partial<Record<ScheduleType, Record<number, Finding[]>>>

export type FindingLedger = Readonly<Record<Severity, ByTypeAndTab>>

/** Counts errors, blocking errors, outliers and limits to review, each by type and tab. */
export function ledgerOf(tabs: Iterable<TabFindings>): FindingLedger {
  const ledger: FindingLedger = { ERROR: {}, HARD_ERROR: {}, OUTLIER: {}, LIMIT_TO_REVIEW: {} }
  for (const { scheduleType, tabId, findings } of tabs) {
    for (const finding of findings) {
      const ofType = (ledger[finding.severity][scheduleType] ??= {})
      const ofTab = (ofType[tabId ?? noTab] ??= [])
      ofTab.push(finding)
    }
  }
  return ledger
}

/** The number of issues of each severity, for a summary. */
export function countFindings(findings: Iterable<Pick<Finding, 'severity'>>) {
  const counts = { errors: 0, hardErrors: 0, outliers: 0, limitsToReview: 0 }
  const names = {
    ERROR: 'errors',
    HARD_ERROR: 'hardErrors',
    OUTLIER: 'outliers',
    LIMIT_TO_REVIEW: 'limitsToReview',
  } as const
  for (const { severity } of findings) counts[names[severity]] += 1
  return counts
}
