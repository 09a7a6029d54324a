import { daysBetween } from '../../../kit/zone.rules.ts'
import { shortRateEarned } from './short-rate-table.ts'

/** How a carrier calculates what it returns of the premium. */
export const cancelMethods = {
  PRO_RATA: 'Pro rata',
  SHORT_RATE: 'Short rate (90%)',
  SHORT_RATE_TABLE: 'Short rate (customary table)',
  FLAT: 'Flat',
} as const

export type CancelMethod = keyof typeof cancelMethods

/** What a premium is charged for: cents, from the day on which it starts to be earned. */
export interface PremiumPart {
  readonly amount: number
  readonly from: string
}

interface Cancellation {
  /** The premium of the policy and those of its endorsements. */
  readonly parts: readonly PremiumPart[]
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly cancelOn: string
  readonly method: CancelMethod
  /** Percent of the premium that the carrier keeps in any case. */
  readonly minimumEarned?: number
}

/** The unearned cents of a premium on a day: in proportion to the days left, all of it before it starts. */
function unearned({ amount, from }: PremiumPart, expirationDate: string, day: string): number {
  const days = daysBetween(from, expirationDate)
  if (days <= 0) return 0
  return (amount * Math.min(Math.max(daysBetween(day, expirationDate), 0), days)) / days
}

/** The part of the unearned premium that a method returns, after some days of a term. */
function returnedPart(method: CancelMethod, daysInForce: number, daysOfTerm: number): number {
  if (method === 'SHORT_RATE') return 0.9
  if (method !== 'SHORT_RATE_TABLE' || daysInForce >= daysOfTerm) return 1
  const byTable = 1 - shortRateEarned(daysInForce, daysOfTerm) / 100
  return byTable / (1 - daysInForce / daysOfTerm)
}

/**
 * The cents a carrier returns for a canceled policy: its unearned premium, less the short rate penalty, while keeping
 * the minimum earned premium. A flat cancellation returns all of it.
 */
export function returnPremium({
  parts,
  effectiveDate,
  expirationDate,
  cancelOn,
  method,
  minimumEarned = 0,
}: Cancellation): number {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  if (method === 'FLAT') return Math.max(0, total)
  const day = cancelOn < effectiveDate ? effectiveDate : cancelOn
  const left = parts.reduce((sum, part) => sum + unearned(part, expirationDate, day), 0)
  const part = returnedPart(method, daysBetween(effectiveDate, day), daysBetween(effectiveDate, expirationDate))
  return Math.max(0, Math.round(Math.min(left * part, total * (1 - minimumEarned / 100))))
}
