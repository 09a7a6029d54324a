import { isBeforeSubmission, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { SubmissionFinding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { createHash } from 'node:crypto'

/** A section's data that decides whether it may be submitted. */
export type Readiness = Pick<RenewalSection, 'kind' | 'status' | 'isComplete' | 'blockers'>

/** What prevents a submission, and what its signer must acknowledge, by section. */
export const findingsOf = (account: string, sections: readonly Readiness[]): SubmissionFinding[] =>
  sections
    .filter(({ kind }) => isBeforeSubmission(kind))
    .flatMap(({ kind, status, isComplete, blockers }) => {
      // A section that does not apply to this renewal has no errors.
      if (status === 'N_A') return []
      const finding = (of: SubmissionFinding['kind'], text: string, link: string | null): SubmissionFinding => ({
        id: `${kind}/${createHash('sha256').update(`${of} ${text}`).digest('hex').slice(0, 20)}`,
        section: kind,
        kind: of,
        text,
        link,
      })
      return [
        ...(isComplete
          ? []
          : [finding('OPEN', `${sectionNames[kind]} is not complete yet`, `/${encodeURIComponent(account)}/renewal`)]),
        ...blockers.map((blocker) => finding(blocker.isHard ? 'HARD' : 'SOFT', blocker.text, blocker.link)),
      ]
    })
