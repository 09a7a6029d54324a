import { dollars } from '../../kit/money-words.ts'
import { americanDay } from '../../kit/zone.rules.ts'
import { coverageKey } from './coverage.rules.ts'
import { quoteMessages } from './quote.messages.ts'
import { isPriced, quoteStatusNames, quoteTransitions, type QuoteStatus } from './quote-statuses.ts'
import type { PublishedQuote, QuoteCoverage } from './quote.shapes.ts'

type Fields = Record<string, string>

type Priced = Pick<PublishedQuote, 'premium' | 'taxes' | 'fees' | 'total' | 'coverages' | 'expiresOn'>

/** What a quote of this status must hold. */
export type QuoteTerms = Priced & { readonly isBindable: boolean }

/** What prevents saving the terms of a quote, by field. */
export function termErrors(terms: QuoteTerms, status: QuoteStatus): Fields {
  return {
    ...totalError(terms),
    ...coverageErrors(terms.coverages),
    ...(isPriced(status) ? missingTerms(terms) : {}),
    ...(terms.isBindable && status === 'INDICATED' ? { isBindable: quoteMessages.indicationBindable } : {}),
  }
}

/** The total of a quote is its premium, taxes and fees; a quote names all four or none. */
function totalError({ premium, taxes, fees, total }: Priced): Fields {
  if (premium === null || taxes === null || fees === null || total === null)
    return [premium, taxes, fees, total].every((part) => part === null) ? {} : { total: quoteMessages.priceMissing }
  return premium + taxes + fees === total ? {} : { total: quoteMessages.totalDiffers }
}

function missingTerms({ total, coverages, expiresOn }: Priced): Fields {
  return {
    ...(total === null && { total: quoteMessages.priceMissing }),
    ...(coverages.length === 0 && { coverages: quoteMessages.coveragesMissing }),
    ...(expiresOn === null && { expiresOn: quoteMessages.expiryMissing }),
  }
}

function coverageErrors(coverages: readonly QuoteCoverage[]): Fields {
  const seen = new Set<string>()
  const errors: Fields = {}
  for (const [place, coverage] of coverages.entries()) {
    const key = coverageKey(coverage)
    if (seen.has(key)) errors[`coverages.${place}.name`] = quoteMessages.coverageTwice
    seen.add(key)
    if (coverage.isOptional && coverage.premium === null)
      errors[`coverages.${place}.premium`] = quoteMessages.optionPriceMissing
    if (!coverage.isOptional && coverage.offer !== 'NONE')
      errors[`coverages.${place}.offer`] = quoteMessages.offerIsOptional
  }
  return errors
}

/** Why a quote cannot move to another status; undefined if it can. */
export function moveError(
  from: QuoteStatus,
  to: QuoteStatus,
  { isPublished, reason }: { readonly isPublished: boolean; readonly reason: string },
): { readonly field: 'status' | 'reason'; readonly text: string } | undefined {
  if (!quoteTransitions[from].includes(to))
    return { field: 'status', text: quoteMessages.mayNotMove(wordOf(from), wordOf(to)) }
  // A published indication may become firm; any other change would leave the client with outdated data.
  if (isPublished && to !== 'QUOTED') return { field: 'status', text: quoteMessages.publishedFirst }
  if (to === 'DECLINED' && reason.trim().length < 5) return { field: 'reason', text: quoteMessages.declineReason }
  return undefined
}

const wordOf = (status: QuoteStatus): string => quoteStatusNames[status].toLowerCase()

/** Whether a quote can no longer be accepted: it can on its last day. */
export const isExpiredOn = ({ expiresOn }: Pick<PublishedQuote, 'expiresOn'>, today: string): boolean =>
  expiresOn !== null && expiresOn < today

/** Why a quote cannot be published; undefined if it can. */
export function publishError(
  quote: QuoteTerms & { readonly status: QuoteStatus },
  { isFirm, today }: { readonly isFirm: boolean; readonly today: string },
): string | undefined {
  if (!isPriced(quote.status)) return quoteMessages.notPriced
  if (isFirm && (quote.status !== 'QUOTED' || !quote.isBindable)) return quoteMessages.indicationAsFirm
  if (isExpiredOn(quote, today)) return quoteMessages.expired
  return Object.values(termErrors(quote, quote.status))[0]
}

/** Whether a carrier is one that must not be asked. */
export const isExcluded = (carrier: string, excluded: readonly string[]): boolean =>
  excluded.some((name) => name.trim().toLowerCase() === carrier.trim().toLowerCase())

/** Firm quotes, the cheapest first; then indications, which are never ranked among them. */
export function inOrder(
  one: Pick<PublishedQuote, 'isFirm' | 'total' | 'carrier'>,
  other: Pick<PublishedQuote, 'isFirm' | 'total' | 'carrier'>,
): number {
  if (one.isFirm !== other.isFirm) return one.isFirm ? -1 : 1
  return (one.total ?? 0) - (other.total ?? 0) || one.carrier.localeCompare(other.carrier)
}

const amounts = { premium: 'Premium', taxes: 'Taxes', fees: 'Fees', total: 'Total' } as const
const words = {
  carrier: 'Carrier',
  mga: 'MGA',
  market: 'Market',
  rating: 'AM Best rating',
  layer: 'Layer',
} as const

/** What was changed in a quote between two times that the client was shown it, in plain words. */
export function changesOf(before: PublishedQuote, after: PublishedQuote): string[] {
  const changes = [
    before.isFirm !== after.isFirm && (after.isFirm ? 'It is now a firm quote' : 'It is now only an indication'),
    ...namesOf(amounts).map((field) => amountChange(amounts[field], before[field], after[field])),
    ...namesOf(words).map((field) => before[field] !== after[field] && `${words[field]} was changed`),
    before.expiresOn !== after.expiresOn && `It can be accepted until ${american(after.expiresOn)}`,
    ...coverageChanges(before.coverages, after.coverages),
    isOther(before.exclusions, after.exclusions) && 'The key exclusions were changed',
    isOther(before.forms, after.forms) && 'The key forms were changed',
    isCompared(before, after) && 'The comparison with your expiring policy or your request was updated',
  ]
  return changes.filter((change) => change !== false)
}

const namesOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[]

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** Whether the same coverages are compared with something else than before. */
const isCompared = (before: PublishedQuote, after: PublishedQuote): boolean =>
  !isOther(before.coverages, after.coverages) &&
  (isOther(before.differences, after.differences) || isOther(before.shortfalls, after.shortfalls))

const american = (day: string | null): string => (day === null ? 'further notice' : americanDay(day))

function amountChange(name: string, before: number | null, after: number | null): string | false {
  if (before === after) return false
  return `${name}: ${before === null ? 'none' : dollars(before)} before, ${after === null ? 'none' : dollars(after)} now`
}

function coverageChanges(before: readonly QuoteCoverage[], after: readonly QuoteCoverage[]): string[] {
  const was = new Map(before.map((coverage) => [coverageKey(coverage), coverage]))
  const is = new Set(after.map(coverageKey))
  return [
    ...before.filter((coverage) => !is.has(coverageKey(coverage))).map(({ name }) => `${name} was removed`),
    ...after.flatMap((coverage) => {
      const old = was.get(coverageKey(coverage))
      if (old === undefined) return `${coverage.name} was added`
      return isOther(termsOf(old), termsOf(coverage)) ? `${coverage.name} was changed` : []
    }),
  ]
}

const termsOf = ({ limit, deductible, note, isOptional, premium, offer }: QuoteCoverage) => [
  limit,
  deductible,
  note,
  isOptional,
  premium,
  offer,
]
