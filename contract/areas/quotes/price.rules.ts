import { totalWith } from './decision.rules.ts'
import type { Expiring, PremiumSummary, PublishedQuote, QuoteDecision } from './quote.shapes.ts'

type Price = Pick<PublishedQuote, 'premium' | 'total'>

/** A price against the expiring one. */
export interface PriceChange {
  /** What is compared: totals with taxes and fees where both are known, else premiums. */
  readonly of: 'TOTAL' | 'PREMIUM'
  readonly expiring: number
  /** In cents; negative where the renewal costs less. */
  readonly change: number
}

/**
 * Compares like with like: total with total, premium with premium, never one with the other. Null if neither can be.
 */
export function priceChange(renewal: Price, expiring: Price | null): PriceChange | null {
  if (expiring === null) return null
  if (renewal.total !== null && expiring.total !== null)
    return { of: 'TOTAL', expiring: expiring.total, change: renewal.total - expiring.total }
  if (renewal.premium !== null && expiring.premium !== null)
    return { of: 'PREMIUM', expiring: expiring.premium, change: renewal.premium - expiring.premium }
  return null
}

interface SummaryOption extends Pick<PublishedQuote, 'carrier' | 'premium' | 'total' | 'coverages' | 'isFirm'> {
  readonly isExpired: boolean
  readonly decision: Pick<QuoteDecision, 'choice' | 'coverages'> | null
}

interface SummaryLine {
  readonly line: string
  readonly expiring: Pick<Expiring, 'premium' | 'total'> | null
  readonly options: readonly SummaryOption[]
}

type Row = PremiumSummary['rows'][number]

/**
 * The premium of a renewal's lines: the accepted options, or the only firm one. Totals include only lines with a
 * renewal price whose expiring premium is on file, or that are new, so that both sides have the same lines.
 */
export function premiumSummary(lines: readonly SummaryLine[]): PremiumSummary {
  const rows = lines.map(rowOf)
  const counted = rows.filter(
    ({ renewal, expiring }) => renewal?.premium != null && (expiring === null || expiring.premium !== null),
  )
  const sum = (amount: (row: Row) => number | null | undefined) =>
    counted.reduce((total, row) => total + (amount(row) ?? 0), 0)
  const expiring = sum((row) => row.expiring?.premium)
  const renewal = sum((row) => row.renewal?.premium)
  const total = sum((row) => row.renewal?.total)
  return { rows, totals: { expiring, renewal, change: renewal - expiring, total, lines: counted.length } }
}

function rowOf({ line, expiring, options }: SummaryLine): Row {
  const accepted = options.filter(({ decision }) => decision?.choice === 'ACCEPTED')
  const open = options.filter(({ decision, isFirm, isExpired }) => decision === null && isFirm && !isExpired)
  const priced = accepted.length > 0 ? accepted : open.length === 1 ? open : []
  const renewal = priced.length === 0 ? null : sumOf(priced.map(priceWithChoices))
  const before = expiring && { premium: expiring.premium, total: expiring.total }
  return {
    line,
    state: stateOf(options, { accepted: accepted.length, open: open.length }),
    carriers: [...new Set(priced.map(({ carrier }) => carrier))],
    options: open.length,
    expiring: before,
    renewal,
    change: renewal?.premium != null && before?.premium != null ? renewal.premium - before.premium : null,
  }
}

function stateOf(
  options: readonly SummaryOption[],
  many: { readonly accepted: number; readonly open: number },
): Row['state'] {
  if (many.accepted > 0) return 'ACCEPTED'
  if (many.open === 1) return 'OFFERED'
  return options.length > 0 && options.every(({ decision }) => decision?.choice === 'DECLINED') ? 'DECLINED' : 'OPEN'
}

/** Optional coverages that were accepted add to the premium, and so to the total. */
function priceWithChoices(option: SummaryOption): Price {
  const total = totalWith(option, option.decision?.coverages ?? [])
  const added = total === null || option.total === null ? 0 : total - option.total
  return { premium: option.premium === null ? null : option.premium + added, total }
}

const sumOf = (prices: readonly Price[]): Price => ({
  premium: prices.some(({ premium }) => premium === null)
    ? null
    : prices.reduce((sum, { premium }) => sum + premium!, 0),
  total: prices.some(({ total }) => total === null) ? null : prices.reduce((sum, { total }) => sum + total!, 0),
})
