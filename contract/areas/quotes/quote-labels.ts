import { dollars } from '../../kit/money-words.ts'
import type { Difference } from './quote.shapes.ts'
import { quoteMessages } from './quote.messages.ts'

/** How a coverage compares with the expiring one, in a word. */
export const verdictLabels: Readonly<Record<Difference['verdict'], string>> = {
  BETTER: 'Better',
  NEW: 'New',
  SAME: 'Same',
  DIFFERENT: 'Different',
  WORSE: 'Less',
  MISSING: 'Not covered',
  UNKNOWN: quoteMessages.notOnFile,
}

/** A change as a share of the expiring amount, such as " (5.8%)". */
export const shareOf = (change: number, expiring: number): string =>
  expiring === 0 ? '' : ` (${Math.abs((change / expiring) * 100).toFixed(1)}%)`

/** A change of a premium with its share of the expiring one, such as "+$1,250 (5.8%)". */
export const changeText = (change: number, expiring: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${dollars(Math.abs(change))}${change === 0 ? '' : shareOf(change, expiring)}`

/** A carrier's details next to its name: admitted or surplus, rating, and intermediary. */
export function carrierFacts({
  market,
  rating,
  mga,
  layer,
}: {
  readonly market: 'ADMITTED' | 'SURPLUS' | null
  readonly rating: string | null
  readonly mga: string
  readonly layer: 'PRIMARY' | 'EXCESS'
}): string {
  const parts = [
    market === 'ADMITTED' && 'Admitted',
    market === 'SURPLUS' && 'Surplus lines',
    rating !== null && (rating === 'NR' ? 'Not rated' : `AM Best ${rating}`),
    mga !== '' && `through ${mga}`,
    layer === 'EXCESS' && 'Excess layer',
  ].filter((part) => part !== false)
  return parts.join(', ')
}

/** How many lines a premium summary excludes from its totals, and why; empty if it includes all. */
export function leftOutText(left: number): string {
  if (left === 0) return ''
  const [lines, whose] = left === 1 ? ['1 line is', 'its'] : [`${left} lines are`, 'their']
  return `${lines} not in the total: ${whose} renewal or expiring premium is not known yet.`
}
