import { dollars } from '../../kit/money-words.ts'
import { americanDay } from '../../kit/zone.rules.ts'
import type { Comparison } from './comparison.shapes.ts'
import type { ContractReview, ReviewClause } from './contract-review.shapes.ts'

/** What closing a gap costs and takes, as text. */
export const cureText = ({ price, expectedOn, note }: NonNullable<ReviewClause['cure']>): string =>
  [
    ...(price === null ? [] : [`Price: ${dollars(price)}.`]),
    ...(expectedOn === null ? [] : [`Expected by ${americanDay(expectedOn)}.`]),
    note,
  ]
    .filter((part) => part !== '')
    .join(' ')

/** The price of closing the gaps of a review, in cents; `open` gaps have no price yet. */
export function priceOfGaps({ clauses, comparisons }: Pick<ContractReview, 'clauses' | 'comparisons'>) {
  const isGap = ({ verdict }: Comparison): boolean => verdict === 'GAP'
  const prices = comparisons
    .filter(isGap)
    .map(({ clauseId }) => clauses.find(({ id }) => id === clauseId)?.cure?.price ?? null)
  const known = prices.filter((price) => price !== null)
  return {
    total: known.reduce((sum, price) => sum + price, 0),
    priced: known.length,
    open: prices.length - known.length,
  }
}
