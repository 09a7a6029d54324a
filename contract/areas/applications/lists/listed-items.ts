import { lossCauses } from '../../losses/loss-causes.ts'
import type { Loss } from '../../losses/loss.shapes.ts'
import { dollars } from './dollars.ts'
import { lineOfCover } from './lines-of-cover.ts'
import type { ListedFacts } from './schedule-lists.ts'

const statuses: Readonly<Record<Loss['status'], string>> = { OPEN: 'Open', CLOSED: 'Closed', REOPENED: 'Reopened' }

const total = ({ indemnity, medical, expense }: Loss['paid']): string => dollars(indemnity + medical + expense)

/** A loss of a loss run as forms list it: without the claimant. */
export const lossFactsOf = (loss: Loss): ListedFacts => ({
  lossLine: lineOfCover(loss.line),
  lossDate: loss.lossOn,
  lossReported: loss.reportedOn ?? undefined,
  lossDescription: loss.description || lossCauses[loss.cause],
  lossPaid: total(loss.paid),
  lossReserved: total(loss.reserve),
  lossStatus: statuses[loss.status],
})

/** A policy as forms list it, with the limit and deductible of its first coverage; money in cents. */
export interface ListedPolicy {
  readonly type: string
  readonly carrier: string | null
  readonly number: string
  readonly from: string
  readonly to: string
  readonly premium: number | null
  readonly limit: number | null
  readonly deductible: number | null
}

const dollarsOf = (cents: number | null): string | undefined => (cents === null ? undefined : dollars(cents))

export const policyFactsOf = (policy: ListedPolicy): ListedFacts => ({
  priorLine: lineOfCover(policy.type),
  priorCarrier: policy.carrier ?? undefined,
  priorPolicyNumber: policy.number,
  priorEffective: policy.from,
  priorExpiration: policy.to,
  priorLimit: policy.limit === null ? undefined : `$${(policy.limit / 100).toLocaleString('en-US')}`,
  priorDeductible: dollarsOf(policy.deductible),
  priorPremium: dollarsOf(policy.premium),
})
