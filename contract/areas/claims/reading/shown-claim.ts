import { type ClaimDeadline, isOfCarrier } from '../claim-deadlines.ts'
import type { ClaimDeadlineRule } from '../claim-deadline-rule.shapes.ts'
import { isMedicalClaim, isUnderWay, lagDays, tenureMonths } from '../claim.rules.ts'
import type { ClaimRow } from '../claim.shapes.ts'
import { type ClaimReader, mayFinish, ownsDraft } from './claim-reader.ts'
import type { ClaimRecord } from './claim-record.ts'
import { claimDeadlines } from './open-deadlines.ts'

/** Whether the reader gets the medical facts of a claim; the author of a draft sees what they typed until it is sent. */
export const mayReadMedical = (reader: ClaimReader, { status, createdBy }: ClaimRecord): boolean =>
  reader.seesMedical || (status === 'DRAFT' && ownsDraft(reader, createdBy))

/** Whether something of a claim is hidden from the reader: its medical facts, and documents and texts that may have some. */
export const hidesMedical = (reader: ClaimReader, claim: ClaimRecord): boolean =>
  isMedicalClaim(claim.type, claim.medical) && !mayReadMedical(reader, claim)

/** Whether an answer tells the reader medical facts that they did not type themselves. */
export const revealsMedical = (reader: ClaimReader, claim: ClaimRecord): boolean =>
  Object.keys(claim.medical).length > 0 &&
  mayReadMedical(reader, claim) &&
  !(claim.status === 'DRAFT' && claim.createdBy === reader.userId)

/** The answers as the reader may see them. */
export function answersFor(reader: ClaimReader, claim: ClaimRecord) {
  const { claimant: _claimant, ...others } = claim.answers
  const open = reader.seesClaimants ? claim.answers : others
  return mayReadMedical(reader, claim) ? { ...open, ...claim.medical } : open
}

/** The deadlines of a claim that the reader may know: those that follow from medical facts only with the facts. */
export function deadlinesFor(reader: ClaimReader, claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]) {
  const { dated, undated } = claimDeadlines(claim, answersFor(reader, claim), rules)
  return { deadlines: [...dated], undated: [...undated] }
}

/** What a reader may do with a claim. */
export function rightsTo(claim: ClaimRecord, reader: ClaimReader) {
  const isReported = claim.status !== 'DRAFT'
  return {
    edit: !isReported && reader.mayWrite && mayFinish(reader, claim),
    note: isReported && reader.mayWrite,
    manage: isReported && reader.mayWrite && reader.isStaff,
  }
}

interface Known {
  readonly rules: readonly ClaimDeadlineRule[]
  readonly valued: ReadonlyMap<string, NonNullable<ClaimRow['valued']>>
}

/** What the list shows of a claim. */
export function shownRow(reader: ClaimReader, claim: ClaimRecord, { rules, valued }: Known): ClaimRow {
  const answer = (key: string): string => claim.answers[key] ?? ''
  const seesMedical = mayReadMedical(reader, claim)
  const { deadlines } = deadlinesFor(reader, claim, rules)
  return {
    id: claim.id,
    ourNumber: claim.ourNumber,
    type: claim.type,
    status: claim.status,
    outcome: claim.outcome,
    isIncidentOnly: answer('isIncidentOnly') === 'Y' || claim.outcome === 'INCIDENT_ONLY',
    awaitsConfirmation: claim.awaitsConfirmation,
    claimNumber: claim.claimNumber,
    lossOn: claim.lossOn,
    lossTime: answer('lossTime'),
    reportedOn: claim.reportedOn,
    lagDays: lagDays(claim.lossOn, claim.reportedOn),
    tenureMonths: reader.seesClaimants ? tenureMonths(answer('hiredOn'), claim.lossOn) : null,
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
    reviewOn: claim.reviewOn,
    valued: valued.get(claim.id) ?? null,
    reportedBy: (claim.awaitsConfirmation ? claim.guest?.name : undefined) ?? claim.reportedBy,
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

/** The next deadline of the insured and the brokerage that is not met yet; none once the claim is closed. */
const nextOf = ({ status }: ClaimRecord, deadlines: readonly ClaimDeadline[]): ClaimDeadline | null =>
  status === 'DRAFT' || isUnderWay(status)
    ? (deadlines.find((each) => each.doneOn === null && !isOfCarrier(each)) ?? null)
    : null
