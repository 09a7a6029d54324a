import { countFindings } from '@portico/contract/areas/schedules/checks/finding-ledger.ts'
import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'

type Counted = readonly Pick<Finding, 'severity'>[]

/** The number of issues of each severity in a tab; differences may be negative. */
export type FindingCounts = Readonly<ReturnType<typeof countFindings>>

/** How a tab's counts change when issues replace others. */
export function countsMoved(gone: Counted, found: Counted): FindingCounts {
  const before = countFindings(gone)
  const after = countFindings(found)
  return {
    errors: after.errors - before.errors,
    hardErrors: after.hardErrors - before.hardErrors,
    outliers: after.outliers - before.outliers,
    limitsToReview: after.limitsToReview - before.limitsToReview,
  }
}
