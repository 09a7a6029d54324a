import { type ClaimDeadline, deadlinesOf } from '@portico/contract/areas/claims/claim-deadlines.ts'
import type { ClaimDeadlineRule } from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { isUnderWay, lagDays } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type ClaimReader, ownsDraft } from './claims.access.ts'
import type { ClaimRecord } from './claims.view.ts'

/** Whether the reader gets the medical facts of a claim; the author of a draft sees what they typed until it is sent. */
export const mayReadMedical = (reader: ClaimReader, { status, createdBy }: ClaimRecord): boolean =>
  reader.seesMedical || (status === 'DRAFT' && ownsDraft(reader, createdBy))

/** The answers as the reader may see them. */
export function answersFor(reader: ClaimReader, claim: ClaimRecord) {
  const { claimant: _claimant, ...others } = claim.answers
  const open = reader.seesClaimants ? claim.answers : others
  return mayReadMedical(reader, claim) ? { ...open, ...claim.medical } : open
}

/** The deadlines of a claim that the reader may know: those that follow from medical facts only with the facts. */
export const deadlinesFor = (reader: ClaimReader, claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]) =>
  claim.type === 'UNKNOWN'
    ? []
    : deadlinesOf(
        {
          type: claim.type,
          answers: answersFor(reader, claim),
          policyEndsOn: claim.policy?.endsOn ?? null,
          done: claim.deadlinesDone,
        },
        rules,
      )

/** What the list shows of a claim. */
export function shownRow(
  reader: ClaimReader,
  claim: ClaimRecord,
  {
    rules,
    valued,
  }: {
    readonly rules: readonly ClaimDeadlineRule[]
    readonly valued: ReadonlyMap<string, NonNullable<ClaimRow['valued']>>
  },
): ClaimRow {
  const answer = (key: string): string => claim.answers[key] ?? ''
  const seesMedical = mayReadMedical(reader, claim)
  const deadlines = deadlinesFor(reader, claim, rules)
  return {
    id: claim.id,
    ourNumber: claim.ourNumber,
    type: claim.type,
    status: claim.status,
    outcome: claim.outcome,
    isIncidentOnly: answer('isIncidentOnly') === 'Y' || claim.outcome === 'INCIDENT_ONLY',
    claimNumber: claim.claimNumber,
    lossOn: claim.lossOn,
    lossTime: answer('lossTime'),
    reportedOn: claim.reportedOn,
    lagDays: lagDays(claim.lossOn, claim.reportedOn),
    claimant: reader.seesClaimants ? claim.claimant : '',
    location: answer('location'),
    state: answer('state'),
    cause: answer('cause'),
    description: answer('what'),
    hasSuit: answer('hasSuit') === 'Y',
    ...injuryOf(claim, seesMedical),
    ...policyOf(claim),
    adjuster: claim.adjuster,
    nextDeadline: nextOf(claim, deadlines),
    valued: claim.claimNumber === '' ? null : (valued.get(claim.claimNumber.toLowerCase()) ?? null),
    reportedBy: claim.reportedBy,
    changedAt: claim.changedAt.toISOString(),
    version: claim.version,
  }
}

/** What kind of injury it was, for those who may know. */
const injuryOf = ({ medical }: ClaimRecord, seesMedical: boolean) =>
  seesMedical
    ? { bodyPart: medical['bodyPart'] ?? '', nature: medical['nature'] ?? '' }
    : { bodyPart: null, nature: null }

const policyOf = ({ policy }: ClaimRecord) =>
  policy === null
    ? { line: null, carrier: '', policyNumber: '' }
    : { line: policy.line, carrier: policy.carrier, policyNumber: policy.policyNumber }

/** The next deadline that is not met yet; none once the claim is closed. */
const nextOf = ({ status }: ClaimRecord, deadlines: readonly ClaimDeadline[]): ClaimDeadline | null =>
  status === 'DRAFT' || isUnderWay(status) ? (deadlines.find(({ doneOn }) => doneOn === null) ?? null) : null
