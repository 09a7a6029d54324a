import type { ClaimAnswers } from '../claim-question.ts'
import type { ClaimTypeCode } from '../claim-types.ts'
import type { ClaimOutcome, ClaimPolicy, ClaimStatus } from '../claim.rules.ts'
import type { Claim, ClaimGuest } from '../claim.shapes.ts'

/** A claim as the database has it, medical facts and all: never an answer by itself. */
export interface ClaimRecord {
  readonly id: string
  readonly ourNumber: string
  readonly type: ClaimTypeCode
  readonly status: ClaimStatus
  readonly outcome: ClaimOutcome | null
  readonly answers: ClaimAnswers
  readonly medical: ClaimAnswers
  readonly triage: Claim['triage']
  readonly policy: ClaimPolicy | null
  readonly isOutsideTerm: boolean
  readonly lossOn: string | null
  readonly claimant: string
  readonly claimNumber: string
  readonly adjuster: string
  readonly adjusterEmail: string
  readonly adjusterPhone: string
  readonly deadlinesDone: Readonly<Record<string, string>>
  readonly reviewOn: string | null
  readonly reportedOn: string | null
  readonly awaitsConfirmation: boolean
  readonly guest: ClaimGuest | null
  readonly createdBy: string
  readonly reportedBy: string
  readonly changedAt: Date
  readonly version: number
}
