import type { ClaimDeadlineRule } from '../claim-deadline-rule.shapes.ts'
import { acknowledgmentOf, type ClaimDeadline, deadlinesOf } from '../claim-deadlines.ts'
import { isYearly } from '../claim-reminders.ts'
import { isUnderWay } from '../claim.rules.ts'
import type { ClaimRecord } from './claim-record.ts'

/**
 * The deadlines of a claim that are still open, the carrier's acknowledgment among them. A draft has none; of a claim that is
 * closed those of the year go on.
 */
export function openDeadlines(claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]): readonly ClaimDeadline[] {
  const { type, status, answers, medical, policy, deadlinesDone: done, reportedOn } = claim
  if (status === 'DRAFT' || type === 'UNKNOWN') return []
  const policyEndsOn = policy?.endsOn ?? null
  const own = deadlinesOf({ type, answers: { ...answers, ...medical }, policyEndsOn, done }, rules)
  const open = own.filter((deadline) => deadline.doneOn === null && (isUnderWay(status) || isYearly(deadline)))
  if (status !== 'REPORTED') return open
  const owed = acknowledgmentOf({ state: answers['state'] ?? '', reportedOn }, rules)
  return owed === undefined ? open : [...open, owed]
}
