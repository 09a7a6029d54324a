import '../../../kit/forms/without-eval.ts'
import { isExcluded, termErrors } from '@portico/contract/areas/quotes/quote.rules.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { quoteStatuses, type QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import { type MarketGrid, type MarketQuote, QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { z } from 'zod'
import { typedCents } from '../../../platform/formats.ts'

/** A coverage as typed; one without amounts and text is not offered. */
export interface CoverageValues {
  readonly name: string
  readonly limit: string
  readonly deductible: string
  readonly note: string
  readonly isOptional: boolean
  readonly premium: string
  readonly offer: 'NONE' | 'TERRORISM' | 'UM_UIM'
}

/** A quote as typed: dollars, percent, lists with one item per line. */
export interface QuoteFormValues {
  readonly status: QuoteStatus
  readonly declinedReason: string
  readonly carrier: string
  readonly mga: string
  readonly layer: 'PRIMARY' | 'EXCESS'
  readonly market: '' | 'ADMITTED' | 'SURPLUS'
  readonly rating: string
  readonly sentOn: string
  readonly expiresOn: string
  readonly isBindable: boolean
  readonly premium: string
  readonly taxes: string
  readonly fees: string
  readonly total: string
  readonly commission: string
  readonly coverages: CoverageValues[]
  readonly exclusions: string
  readonly forms: string
  readonly note: string
  readonly exclusionReason: string
}

export const noCoverage: CoverageValues = {
  name: '',
  limit: '',
  deductible: '',
  note: '',
  isOptional: false,
  premium: '',
  offer: 'NONE',
}

const amountOf = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** The initial values for an existing quote; one that a market has only now priced is filled in like a new one. */
export const valuesOf = (quote: MarketQuote, line: Asked): QuoteFormValues => ({
  status: quote.status,
  declinedReason: quote.declinedReason,
  carrier: quote.carrier,
  mga: quote.mga,
  layer: quote.layer,
  market: quote.market ?? '',
  rating: quote.rating ?? '',
  sentOn: quote.sentOn ?? '',
  expiresOn: quote.expiresOn ?? '',
  isBindable: quote.isBindable,
  premium: amountOf(quote.premium),
  taxes: amountOf(quote.taxes),
  fees: amountOf(quote.fees),
  total: amountOf(quote.total),
  commission: quote.commission === null ? '' : String(quote.commission / 100),
  coverages: quote.coverages.length === 0 ? askedFor(line) : quote.coverages.map(coverageValues),
  exclusions: quote.exclusions.join('\n'),
  forms: quote.forms.join('\n'),
  note: quote.note,
  exclusionReason: quote.exclusionReason,
})

const coverageValues = (coverage: MarketQuote['coverages'][number]): CoverageValues => ({
  ...coverage,
  limit: amountOf(coverage.limit),
  deductible: amountOf(coverage.deductible),
  premium: amountOf(coverage.premium),
})

type Line = MarketGrid['lines'][number]
type Asked = Pick<Line, 'requested' | 'expiring'>

/** The names of what was requested and of what expires, to be filled in. */
function askedFor({ requested, expiring }: Asked): CoverageValues[] {
  const names = new Set([...requested, ...(expiring?.coverages ?? [])].map(({ name }) => name))
  return [...names].map((name) => ({ ...noCoverage, name }))
}

/** The initial values for a new quote. */
export function startValues(line: Asked, today: string): QuoteFormValues {
  return {
    status: 'SUBMITTED',
    declinedReason: '',
    carrier: '',
    mga: '',
    layer: 'PRIMARY',
    market: '',
    rating: '',
    sentOn: today,
    expiresOn: '',
    isBindable: false,
    premium: '',
    taxes: '',
    fees: '',
    total: '',
    commission: '',
    coverages: askedFor(line),
    exclusions: '',
    forms: '',
    note: '',
    exclusionReason: '',
  }
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Whether a form row has an offer. */
const isFilled = ({ name, limit, deductible, note, isOptional }: CoverageValues): boolean =>
  name.trim() !== '' && (isOptional || [limit, deductible, note].some((typed) => typed.trim() !== ''))

type Path = readonly PropertyKey[]
type Report = (path: Path, message: string) => void

/** The contract's own rules, asked of what was typed for a line. */
export const quoteFormSchema = (line: Pick<Line, 'line' | 'carriersExcluded'>) =>
  z.custom<QuoteFormValues>().transform((values, context): QuoteDraft => {
    const report: Report = (path, message) => context.addIssue({ code: 'custom', path: [...path], message })
    const places = values.coverages.map((coverage, at) => (isFilled(coverage) ? at : -1)).filter((at) => at !== -1)
    const parsed = QuoteDraft.safeParse(typedDraft(values, { line: line.line, places, report }))
    // Empty coverages are not sent, so map an error's index to the row on screen.
    const reportAt: Report = ([first, at, ...rest], message) =>
      report(
        first === 'coverages' && at !== undefined ? [first, places[Number(at)]!, ...rest] : pathOf(first, at, rest),
        message,
      )
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) reportAt(path, message)
      return z.NEVER
    }
    for (const [path, message] of errorsOf(parsed.data, line.carriersExcluded)) reportAt(path.split('.'), message)
    return parsed.data
  })

const pathOf = (first: PropertyKey | undefined, at: PropertyKey | undefined, rest: Path): Path =>
  [first, at, ...rest].filter((part) => part !== undefined)

interface Typed {
  readonly line: string
  /** Rows of coverages that are filled in. */
  readonly places: readonly number[]
  readonly report: Report
}

function typedDraft(values: QuoteFormValues, { line, places, report }: Typed): z.input<typeof QuoteDraft> {
  const cents = (typed: string, ...path: PropertyKey[]): number | null => {
    const amount = typed.trim() === '' ? null : typedCents(typed)
    if (amount === undefined) report(path, 'must be a number')
    return amount ?? null
  }
  return {
    ...values,
    line,
    market: values.market === '' ? null : values.market,
    rating: values.rating === '' ? null : (values.rating as MarketQuote['rating']),
    sentOn: values.sentOn === '' ? null : values.sentOn,
    expiresOn: values.expiresOn === '' ? null : values.expiresOn,
    premium: cents(values.premium, 'premium'),
    taxes: cents(values.taxes, 'taxes'),
    fees: cents(values.fees, 'fees'),
    total: cents(values.total, 'total'),
    // Hundredths of a percent are typed as percent, as cents are as dollars.
    commission: cents(values.commission, 'commission'),
    coverages: places.map((at) => {
      const coverage = values.coverages[at]!
      return {
        ...coverage,
        limit: cents(coverage.limit, 'coverages', at, 'limit'),
        deductible: cents(coverage.deductible, 'coverages', at, 'deductible'),
        premium: coverage.isOptional ? cents(coverage.premium, 'coverages', at, 'premium') : null,
        offer: coverage.isOptional ? coverage.offer : 'NONE',
      }
    }),
    exclusions: linesOf(values.exclusions),
    forms: linesOf(values.forms),
  }
}

/** What the terms of a quote lack, by path. */
function errorsOf(draft: QuoteDraft, excluded: readonly string[]): (readonly [string, string])[] {
  const isUnexplained = isExcluded(draft.carrier, excluded) && draft.exclusionReason === ''
  const isUnreasoned = draft.status === 'DECLINED' && draft.declinedReason.length < 5
  return [
    ...Object.entries(termErrors(draft, draft.status)),
    ...(isUnexplained ? [['exclusionReason', quoteMessages.carrierExcluded(draft.carrier)] as const] : []),
    ...(isUnreasoned ? [['declinedReason', quoteMessages.declineReason] as const] : []),
  ]
}

/** Statuses in which a quote can be entered. */
export const firstStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => status !== 'NOT_TAKEN_UP')
