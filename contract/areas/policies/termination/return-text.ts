import { dollars } from '../../../kit/money-words.ts'
import { daysBetween } from '../../../kit/zone.rules.ts'
import type { Cancellation } from './termination.shapes.ts'
import { shortRateEarned } from './short-rate-table.ts'
import { premiumParts, type Priced, type Returned, returnOf, totalReturned } from './termination.rules.ts'

type Asked = Pick<Cancellation, 'method' | 'effectiveOn' | 'minimumEarned'>

/** What a cancellation would return, and how that is calculated; null if the premium is not on file. */
export function returnText(policy: Priced, asked: Asked): { readonly amount: string; readonly how: string } | null {
  const returned = returnOf(policy, asked)
  const parts = premiumParts(policy)
  if (returned.premium === null || parts === null) return null
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const what = parts.length > 1 ? 'premium with endorsements' : 'premium'
  const term = daysBetween(policy.effectiveDate, policy.expirationDate)
  const left = daysBetween(asked.effectiveOn, policy.expirationDate)
  const how = [
    `${dollars(total)} ${what}, ${left} of ${term} days remaining.`,
    asked.method === 'SHORT_RATE_TABLE' &&
      `By the customary table ${shortRateEarned(term - left, term)}% of the premium is earned.`,
    taxesAndFees(returned),
    'The carrier’s own calculation decides.',
  ].filter((part) => part !== false)
  return { amount: dollars(returned.premium), how: how.join(' ') }
}

/** The returned taxes and fees; false if neither is on file. */
function taxesAndFees(returned: Returned): string | false {
  const { taxes, fees } = returned
  if (taxes === null && fees === null) return false
  const parts = [
    taxes !== null && `Taxes returned: ${dollars(taxes)}.`,
    fees !== null && (fees === 0 ? 'Fees are not returned.' : `Fees returned: ${dollars(fees)}.`),
    `Total: ${dollars(totalReturned(returned)!)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}
