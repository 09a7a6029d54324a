import type { QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { Difference } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { formatMoney } from '../../platform/formats.ts'

type Tone = NonNullable<Parameters<typeof Pill>[0]['tone']>

export const statusTones: Readonly<Record<QuoteStatus, Tone>> = {
  SUBMITTED: 'neutral',
  DECLINED: 'danger',
  INDICATED: 'warning',
  QUOTED: 'success',
  NOT_TAKEN_UP: 'neutral',
}

const verdicts: Readonly<Record<Difference['verdict'], { readonly word: string; readonly tone: Tone }>> = {
  BETTER: { word: 'Better', tone: 'success' },
  NEW: { word: 'New', tone: 'success' },
  SAME: { word: 'Same', tone: 'neutral' },
  DIFFERENT: { word: 'Different', tone: 'warning' },
  WORSE: { word: 'Less', tone: 'danger' },
  MISSING: { word: 'Not covered', tone: 'danger' },
}

/** How a coverage stands against today’s, in a word. */
export function Verdict({ verdict }: Pick<Difference, 'verdict'>) {
  const { word, tone } = verdicts[verdict]
  return <Pill tone={tone}>{word}</Pill>
}

/** Whether the carrier is bound by what it named. */
export function Firmness({ isFirm }: { readonly isFirm: boolean }) {
  return isFirm ? <Pill tone="success">Firm quote</Pill> : <Pill tone="warning">Indication, not bindable</Pill>
}

/** A premium beside the one that expires, such as "$4,000 (5.8 %) more than today"; null where one is not known. */
export function premiumChange(premium: number | null, expiring: number | null | undefined): string | null {
  if (premium === null || expiring === null || expiring === undefined) return null
  const change = premium - expiring
  if (change === 0) return 'the same premium as today'
  const share = expiring === 0 ? '' : ` (${Math.abs((change / expiring) * 100).toFixed(1)} %)`
  return `${formatMoney(Math.abs(change))}${share} ${change > 0 ? 'more' : 'less'} than today`
}

export const moneyOr = (cents: number | null, otherwise = '–'): string =>
  cents === null ? otherwise : formatMoney(cents)

/** Admitted or surplus, rating, and through whom: what is said of a carrier beside its name. */
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
