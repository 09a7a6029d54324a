import { askedOf } from '../claim-questions.ts'
import { claimTypeNames } from '../claim-types.ts'
import { answerText } from '../claim.rules.ts'
import type { ClaimRecord } from '../reading/claim-record.ts'

/** A notice as a file that a carrier's system reads; docs/operations.md describes it. */
export function noticeData({
  claim,
  companyName,
  files,
  at,
}: {
  readonly claim: ClaimRecord
  readonly companyName: string
  readonly files: readonly string[]
  readonly at: Date
}): string {
  const answers = { ...claim.answers, ...claim.medical }
  const { policy } = claim
  const data = {
    format: 'portico-claim-notice',
    version: 1,
    sentAt: at.toISOString(),
    noticeNumber: claim.ourNumber,
    carrierClaimNumber: claim.claimNumber || null,
    namedInsured: companyName,
    type: claim.type,
    typeName: claimTypeNames[claim.type],
    dateOfLoss: claim.lossOn,
    dateReported: claim.reportedOn,
    policy: policy && {
      line: policy.line,
      carrier: policy.carrier,
      number: policy.policyNumber,
      effectiveOn: policy.effectiveOn,
      endsOn: policy.endsOn,
    },
    answers: askedOf(claim.type, answers).flatMap((question) => {
      const value = answers[question.key] ?? ''
      return value === ''
        ? []
        : [{ key: question.key, question: question.label, value, text: answerText(question, value) }]
    }),
    files,
  }
  return `${JSON.stringify(data, undefined, 2)}\n`
}
