import type { ClaimDeadlineRule } from '../claim-deadline-rule.shapes.ts'
import { acknowledgmentOf, type ClaimDeadline, deadlinesOf, soonest } from '../claim-deadlines.ts'
import type { ClaimAnswers } from '../claim-question.ts'
import { isYearly } from '../claim-reminders.ts'
import { isUnderWay } from '../claim.rules.ts'
import type { ClaimRecord } from './claim-record.ts'

/**
 * The deadlines of a claim by what is known of it, met or not, the carrier's acknowledgment among them while it is pending
 * and once it came.
 */
export function claimDeadlines(
  claim: ClaimRecord,
  answers: ClaimAnswers,
  rules: readonly ClaimDeadlineRule[],
): readonly ClaimDeadline[] {
  const { type, status, policy, reviewOn, reportedOn, deadlinesDone: done } = claim
  if (type === 'UNKNOWN') return []
  const own = deadlinesOf({ type, answers, policy, reviewOn, done }, rules)
  const doneOn = done['ACKNOWLEDGMENT'] ?? null
  if (status !== 'REPORTED' && doneOn === null) return own
  const carriers = acknowledgmentOf({ type, answers, policy, reportedOn, doneOn }, rules)
  return carriers === undefined ? own : [...own, carriers].toSorted(soonest)
}

/** The deadlines of a claim that are still open. A draft has none; of a claim that is closed those of the year go on. */
export function openDeadlines(claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]): readonly ClaimDeadline[] {
  const { status, answers, medical } = claim
  if (status === 'DRAFT') return []
  return claimDeadlines(claim, { ...answers, ...medical }, rules).filter(
    (deadline) => deadline.doneOn === null && (isUnderWay(status) || isYearly(deadline)),
  )
}
