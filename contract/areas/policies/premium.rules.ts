import { daysBetween } from '../../kit/zone.rules.ts'
import type { Policy } from './policy.shapes.ts'

/** What the premium of a policy is called: annual where the term is a year, else of the term. */
export function premiumLabel({ effectiveDate, expirationDate }: Pick<Policy, 'effectiveDate' | 'expirationDate'>) {
  const days = daysBetween(effectiveDate, expirationDate)
  return days === 365 || days === 366 ? 'Annual premium' : 'Term premium'
}

/** Cents of premium, taxes, and fees together; null if the premium is not on file, or neither tax nor fee is. */
export function totalPremium({ premium, taxes, fees }: Pick<Policy, 'premium' | 'taxes' | 'fees'>): number | null {
  return premium === null || (taxes === null && fees === null) ? null : premium + (taxes ?? 0) + (fees ?? 0)
}

/** The label of the total of premium, taxes, and fees. */
export const totalLabel = 'Total with taxes and fees'
