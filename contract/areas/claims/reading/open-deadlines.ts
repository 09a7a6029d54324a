import type { ClaimDeadlineRule } from '../claim-deadline-rule.shapes.ts'
import { acknowledgmentOf, type ClaimDeadline, deadlinesOf, isDated, soonest, undatedOf } from '../claim-deadlines.ts'
import type { ClaimAnswers } from '../claim-question.ts'
import { isYearly } from '../claim-reminders.ts'
import { isUnderWay } from '../claim.rules.ts'
import type { ClaimRecord } from './claim-record.ts'

interface Deadlines {
  readonly dated: readonly ClaimDeadline[]
  /** What has no day, and why, as long as someone waits for it. */
  readonly undated: readonly Pick<ClaimDeadline, 'kind' | 'label' | 'source'>[]
}

/**
 * The deadlines of a claim by what is known of it, met or not, the carrier's acknowledgment among them while it is pending
 * and once it came.
 */
export function claimDeadlines(
  claim: ClaimRecord,
  answers: ClaimAnswers,
  rules: readonly ClaimDeadlineRule[],
): Deadlines {
  const { type, status, policy, reviewOn, reportedOn, deadlinesDone: done } = claim
  if (type === 'UNKNOWN') return { dated: [], undated: [] }
  const own = { type, answers, policy, reviewOn, done }
  const doneOn = done['ACKNOWLEDGMENT'] ?? null
  const isAwaited = status === 'REPORTED' || doneOn !== null
  const carriers = isAwaited ? acknowledgmentOf({ type, answers, policy, reportedOn, doneOn }, rules) : undefined
  const [dated, undated] = carriers === undefined ? [[], []] : isDated(carriers) ? [[carriers], []] : [[], [carriers]]
  return {
    dated: [...deadlinesOf(own, rules), ...dated].toSorted(soonest),
    undated: isUnderWay(status) ? [...undatedOf(own, rules), ...undated].filter((each) => each.doneOn === null) : [],
  }
}

/** The deadlines of a claim that are still open. A draft has none; of a claim that is closed those of the year go on. */
export function openDeadlines(claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]): readonly ClaimDeadline[] {
  const { status, answers, medical } = claim
  if (status === 'DRAFT') return []
  return claimDeadlines(claim, { ...answers, ...medical }, rules).dated.filter(
    (deadline) => deadline.doneOn === null && (isUnderWay(status) || isYearly(deadline)),
  )
}
