import { type PriceChange, priceChange } from '@portico/contract/areas/quotes/price.rules.ts'
import { shareOf, verdictLabels } from '@portico/contract/areas/quotes/quote-labels.ts'
import type { QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { Difference, Expiring, PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Pill, type Tone } from '../../kit/data/pill.tsx'
import { formatMoney } from '../../platform/formats.ts'

export const statusTones: Readonly<Record<QuoteStatus, Tone>> = {
  SUBMITTED: 'neutral',
  DECLINED: 'danger',
  INDICATED: 'warning',
  QUOTED: 'success',
  NOT_TAKEN_UP: 'neutral',
}

const verdictTones: Readonly<Record<Difference['verdict'], Tone>> = {
  BETTER: 'success',
  NEW: 'success',
  SAME: 'neutral',
  DIFFERENT: 'warning',
  WORSE: 'danger',
  MISSING: 'danger',
  UNKNOWN: 'neutral',
}

/** How a coverage compares with today’s, in a word. */
export function Verdict({ verdict }: Pick<Difference, 'verdict'>) {
  return <Pill tone={verdictTones[verdict]}>{verdictLabels[verdict]}</Pill>
}

/** Whether the carrier is bound by what it named. */
export function Firmness({ isFirm }: { readonly isFirm: boolean }) {
  return isFirm ? <Pill tone="success">Firm quote</Pill> : <Pill tone="warning">Indication, not bindable</Pill>
}

/** A price against the expiring one: total with total where both are known, else premium with premium; null otherwise. */
export function priceText(
  renewal: Pick<PublishedQuote, 'premium' | 'total'>,
  expiring: Pick<Expiring, 'premium' | 'total'> | null,
): string | null {
  const compared = priceChange(renewal, expiring)
  return compared && `${comparedNames[compared.of]}: ${changeText(compared)}`
}

const comparedNames = { TOTAL: 'Total with taxes and fees', PREMIUM: 'Premium' } as const

function changeText({ change, expiring }: PriceChange): string {
  if (change === 0) return 'same as expiring'
  return `${formatMoney(Math.abs(change))}${shareOf(change, expiring)} ${change > 0 ? 'more' : 'less'} than expiring`
}

export const moneyOr = (cents: number | null, otherwise = '–'): string =>
  cents === null ? otherwise : formatMoney(cents)
