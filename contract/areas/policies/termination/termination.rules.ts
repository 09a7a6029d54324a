import { addDays, americanDay } from '../../../kit/zone.rules.ts'
import type { PolicyDetail, PolicyStatus } from '../policy.shapes.ts'
import { type PremiumPart, returnPremium } from './return-premium.rules.ts'
import { terminationMessages } from './termination.messages.ts'
import type { Cancellation } from './termination.shapes.ts'

export type TerminationAction = 'cancel' | 'nonRenew' | 'reinstate'

const allowed: Readonly<Record<PolicyStatus, readonly TerminationAction[]>> = {
  QUOTED: [],
  BOUND: ['cancel', 'nonRenew'],
  ISSUED: ['cancel', 'nonRenew'],
  IN_FORCE: ['cancel', 'nonRenew'],
  NON_RENEWED: ['cancel', 'reinstate'],
  PENDING_CANCEL: ['reinstate'],
  CANCELED: ['reinstate'],
  EXPIRED: [],
}

/** What can be done to a policy of a status. */
export const terminationActions = (status: PolicyStatus): readonly TerminationAction[] => allowed[status]

type Standing = Pick<PolicyDetail, 'status' | 'canceledOn' | 'effectiveDate' | 'expirationDate'>

/** Why an action is rejected for a policy in its current state; null if it is allowed. */
export function terminationError(
  { status, canceledOn }: Pick<Standing, 'status' | 'canceledOn'>,
  action: TerminationAction,
): string | null {
  if (allowed[status].includes(action)) return null
  if (action === 'reinstate') return terminationMessages.notEnded
  if (canceledOn !== null) return terminationMessages.alreadyCanceled(americanDay(canceledOn))
  if (status === 'NON_RENEWED') return terminationMessages.alreadyNonRenewed
  return status === 'EXPIRED' ? terminationMessages.expired : terminationMessages.quoted
}

/** The first and last day that an action can be dated. A cancellation and a reinstatement leave part of the term. */
export function terminationDays(policy: Standing, action: TerminationAction): readonly [from: string, to: string] {
  const { effectiveDate, expirationDate, canceledOn } = policy
  const lastDay = addDays(expirationDate, -1)
  if (action === 'cancel') return [effectiveDate, lastDay]
  if (action === 'reinstate' && canceledOn !== null) return [canceledOn, lastDay]
  return [effectiveDate, expirationDate]
}

/** Why a date is rejected for an action; null if it is fine. */
export function terminationDateError(policy: Standing, action: TerminationAction, day: string): string | null {
  const [from, to] = terminationDays(policy, action)
  return day < from || day > to ? terminationMessages.outsideTerm(americanDay(from), americanDay(to)) : null
}

/** The premium of a policy and of its endorsements, each from the day it is charged for; null if not on file. */
export function premiumParts({
  premium,
  effectiveDate,
  endorsements,
}: Pick<PolicyDetail, 'premium' | 'effectiveDate' | 'endorsements'>): PremiumPart[] | null {
  if (premium === null) return null
  return [
    { amount: premium, from: effectiveDate },
    ...endorsements.map(({ premiumChange, effectiveDate: from }) => ({ amount: premiumChange, from })),
  ]
}

/** What a return is calculated from. */
export type Priced = Pick<
  PolicyDetail,
  'premium' | 'taxes' | 'fees' | 'effectiveDate' | 'expirationDate' | 'endorsements'
>

/** What a cancellation returns, in cents; null for parts not on file. */
export interface Returned {
  readonly premium: number | null
  readonly taxes: number | null
  readonly fees: number | null
}

/**
 * What a cancellation returns. Taxes are charged on the premium and returned in proportion; fees are fully earned when
 * the policy starts, so only a flat cancellation returns them.
 */
export function returnOf(
  policy: Priced,
  { method, effectiveOn, minimumEarned }: Pick<Cancellation, 'method' | 'effectiveOn' | 'minimumEarned'>,
): Returned {
  const parts = premiumParts(policy)
  if (parts === null) return { premium: null, taxes: null, fees: null }
  const { effectiveDate, expirationDate, taxes, fees } = policy
  const premium = returnPremium({ parts, effectiveDate, expirationDate, cancelOn: effectiveOn, method, minimumEarned })
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const isFlat = method === 'FLAT'
  const share = total > 0 ? premium / total : 0
  return {
    premium,
    taxes: taxes === null ? null : isFlat ? taxes : Math.round(taxes * share),
    fees: fees === null ? null : isFlat ? fees : 0,
  }
}

/** The total return; null if the premium is not on file. */
export const totalReturned = ({ premium, taxes, fees }: Returned): number | null =>
  premium === null ? null : premium + (taxes ?? 0) + (fees ?? 0)
