import type { ClaimDeadlineRule } from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { acknowledgmentOf, type ClaimDeadline, deadlinesOf } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { isYearly } from '@portico/contract/areas/claims/claim-reminders.ts'
import { isUnderWay } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deadlineRulesView } from '../rules/rules.view.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimById } from '../claims.view.ts'
import { keepDeadlines, lockClaim } from './deadlines.store.ts'

interface Claim {
  readonly account: string
  readonly brokerage: string
  readonly id: string
}

/** A reported claim with the deadlines that are still open, those that follow from medical facts among them. */
interface OpenDeadlines {
  readonly claim: ClaimRecord
  readonly deadlines: readonly ClaimDeadline[]
}

/**
 * Works out the open deadlines of a claim and keeps them for the calendar. A draft has none. Of a claim that is closed those
 * of the year go on until they are met.
 */
export async function settleDeadlines(tx: Tx, { account, brokerage, id }: Claim): Promise<OpenDeadlines | undefined> {
  await lockClaim(tx, account, id)
  const claim = await claimById(tx, account, id)
  if (claim === undefined) return undefined
  const rules = await deadlineRulesView(tx, brokerage)
  const deadlines = claim.status === 'DRAFT' ? [] : openOf(claim, rules)
  await keepDeadlines(tx, { account, claimId: id }, deadlines)
  return { claim, deadlines }
}

function openOf(claim: ClaimRecord, rules: readonly ClaimDeadlineRule[]): readonly ClaimDeadline[] {
  const { type, status, answers, medical, policy, deadlinesDone: done, reportedOn } = claim
  if (type === 'UNKNOWN') return []
  const policyEndsOn = policy?.endsOn ?? null
  const own = deadlinesOf({ type, answers: { ...answers, ...medical }, policyEndsOn, done }, rules)
  const open = own.filter((deadline) => deadline.doneOn === null && (isUnderWay(status) || isYearly(deadline)))
  if (status !== 'REPORTED') return open
  return [...open, acknowledgmentOf({ state: answers['state'] ?? '', reportedOn }, rules) ?? []].flat()
}
