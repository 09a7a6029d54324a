import { dollars } from '../../kit/money-words.ts'
import { quoteMessages } from './quote.messages.ts'
import { coverageKey } from '../policies/coverages/coverage-key.ts'
import type { Difference, QuoteCoverage } from './quote.shapes.ts'

/** A coverage of a policy, or one that is requested. */
export interface KnownCoverage {
  readonly name: string
  readonly limit: number | null
  readonly deductible: number | null
  readonly note: string
}

export { coverageKey }

const byKey = <T extends { readonly name: string }>(coverages: readonly T[]): ReadonlyMap<string, T> =>
  new Map(coverages.map((coverage) => [coverageKey(coverage), coverage]))

/** What a coverage provides, in a few words; null if there is none. */
export function coverageText(coverage: KnownCoverage | undefined): string | null {
  if (coverage === undefined) return null
  const { limit, deductible, note } = coverage
  const parts = [
    limit !== null && `limit ${dollars(limit)}`,
    deductible !== null && `deductible ${dollars(deductible)}`,
    note !== '' && note,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'included' : parts.join(', ')
}

/**
 * Compares the coverages of an option with those on file for the expiring policy: those that are lost come first. What is
 * not on file is neither new nor better nor worse, because the client may well have it.
 */
export function differencesOf(expiring: readonly KnownCoverage[], offered: readonly QuoteCoverage[]): Difference[] {
  const offers = byKey(offered)
  const known = byKey(expiring)
  const lost = [...known].filter(([key]) => !offers.has(key)).map(([, coverage]) => missing(coverage))
  const others = [...offers].map(([key, coverage]) => comparedTo(known.get(key), coverage))
  return [...lost, ...others]
}

const missing = (coverage: KnownCoverage): Difference => ({
  name: coverage.name,
  verdict: 'MISSING',
  text: 'Not included. Your current policy has this coverage.',
  expiring: coverageText(coverage),
  offered: null,
})

function comparedTo(today: KnownCoverage | undefined, offer: QuoteCoverage): Difference {
  const { verdict, text } = today === undefined || isLimitUnknown(today, offer) ? notOnFile : compared(today, offer)
  return {
    name: offer.name,
    verdict,
    text: offer.isOptional ? `${text}${verdict === 'UNKNOWN' ? '.' : ''} ${optionText(offer)}` : text,
    expiring: coverageText(today),
    offered: coverageText(offer),
  }
}

const notOnFile = { verdict: 'UNKNOWN', text: quoteMessages.notOnFile } as const

/** Whether neither the offered limit or deductible is on file, nor terms that could replace them. */
const isLimitUnknown = (today: KnownCoverage, offer: KnownCoverage): boolean =>
  today.limit === null &&
  today.note.trim() === '' &&
  (offer.limit !== null || (today.deductible === null && offer.deductible !== null))

/**
 * The comparison for older publications, which did not distinguish data not on file: they show what they showed then.
 */
export const earlierDifferencesOf = (
  expiring: readonly KnownCoverage[],
  offered: readonly QuoteCoverage[],
): Difference[] => {
  const known = byKey(expiring)
  const offers = byKey(offered)
  return differencesOf(expiring, offered).map((difference): Difference => {
    const [today, offer] = [known.get(coverageKey(difference)), offers.get(coverageKey(difference))]
    if (difference.verdict !== 'UNKNOWN' || offer === undefined) return difference
    const { verdict, text } =
      today === undefined ? ({ verdict: 'NEW', text: 'Not on your current policy.' } as const) : compared(today, offer)
    return { ...difference, verdict, text: offer.isOptional ? `${text} ${optionText(offer)}` : text }
  })
}

const optionText = ({ premium }: QuoteCoverage): string =>
  premium === null || premium === 0 ? 'Optional.' : `Optional, for an additional ${dollars(premium)}.`

type Compared = Pick<Difference, 'verdict' | 'text'>
type Verdict = 'BETTER' | 'WORSE' | 'SAME' | 'DIFFERENT'

/** Better or worse in one respect; "different" if only one side has an amount. */
interface Respect {
  readonly verdict: Verdict
  readonly text: string
}

function compared(today: KnownCoverage, offer: KnownCoverage): Compared {
  const respects = [limitRespect(today, offer), deductibleRespect(today, offer), noteRespect(today, offer)]
  const changed = respects.filter(({ verdict }) => verdict !== 'SAME')
  const verdicts = new Set(changed.map(({ verdict }) => verdict))
  const [only] = verdicts
  return {
    verdict: verdicts.size === 0 ? 'SAME' : verdicts.size === 1 ? only! : 'DIFFERENT',
    text: changed.length === 0 ? 'Same as your current policy.' : changed.map(({ text }) => text).join(' '),
  }
}

function limitRespect({ limit: today }: KnownCoverage, { limit: offer }: KnownCoverage): Respect {
  if (today === offer) return same
  if (today === null)
    return { verdict: 'DIFFERENT', text: `The limit is ${dollars(offer!)}; your current policy shows no limit.` }
  if (offer === null) return { verdict: 'DIFFERENT', text: `No limit is shown; today it is ${dollars(today)}.` }
  return offer > today
    ? { verdict: 'BETTER', text: `The limit is ${dollars(offer - today)} higher than today.` }
    : { verdict: 'WORSE', text: `The limit is ${dollars(today - offer)} lower than today.` }
}

function deductibleRespect({ deductible: today }: KnownCoverage, { deductible: offer }: KnownCoverage): Respect {
  const before = today ?? 0
  const after = offer ?? 0
  if (before === after) return same
  return after < before
    ? { verdict: 'BETTER', text: `You pay ${dollars(before - after)} less per loss.` }
    : { verdict: 'WORSE', text: `You pay ${dollars(after - before)} more per loss.` }
}

const noteRespect = ({ note: today }: KnownCoverage, { note: offer }: KnownCoverage): Respect =>
  today.trim().toLowerCase() === offer.trim().toLowerCase()
    ? same
    : { verdict: 'DIFFERENT', text: 'The terms are different.' }

const same: Respect = { verdict: 'SAME', text: '' }

/** Whether someone who takes the option has less in some respect than today. */
export const isLess = (differences: readonly Pick<Difference, 'verdict'>[]): boolean =>
  differences.some(({ verdict }) => verdict === 'WORSE' || verdict === 'MISSING')

/** What an option is measured by. */
interface Measures {
  readonly requested: readonly KnownCoverage[]
  readonly expiring: readonly KnownCoverage[]
}

/** Where an option falls short of what was requested or expires, each as a sentence. */
export function shortfallsOf(offered: readonly QuoteCoverage[], { requested, expiring }: Measures): string[] {
  const offers = byKey(offered)
  const sources = new Map<string, string[]>()
  for (const [source, wanted] of [
    ['requested', requested],
    ['expiring', expiring],
  ] as const)
    for (const want of wanted)
      for (const error of shortOf(offers.get(coverageKey(want)), want))
        sources.set(error, [...(sources.get(error) ?? []), source])
  return [...sources].map(([error, by]) => `${error} ${by.join(' and ')}`)
}

/** Where an option falls short of the client's request, each as a sentence to the client. */
export function requestShortfalls(requested: readonly KnownCoverage[], offered: readonly QuoteCoverage[]): string[] {
  const offers = byKey(offered)
  return requested.flatMap((want) =>
    shortOfRequest(offers.get(coverageKey(want)), want).map((text) => `${want.name}: ${text}`),
  )
}

function shortOfRequest(offer: KnownCoverage | undefined, { limit, deductible }: KnownCoverage): string[] {
  if (offer === undefined) return ['You asked for this coverage; this quote does not include it.']
  const texts: string[] = []
  if (limit !== null && offer.limit === null) texts.push(`You asked for ${dollars(limit)}; this quote names no limit.`)
  else if (limit !== null && offer.limit! < limit)
    texts.push(`You asked for ${dollars(limit)}; this quote offers ${dollars(offer.limit!)}.`)
  if (deductible !== null && (offer.deductible ?? 0) > deductible)
    texts.push(`You asked for a deductible of ${dollars(deductible)}; this quote has ${dollars(offer.deductible!)}.`)
  return texts
}

/** The shortfalls of one offer, without the final words on who requested it. */
function shortOf(offer: KnownCoverage | undefined, want: KnownCoverage): string[] {
  if (offer === undefined) return [`${want.name}: not offered, but`]
  const errors: string[] = []
  if (want.limit !== null && offer.limit !== null && offer.limit < want.limit)
    errors.push(`${want.name}: limit ${dollars(offer.limit)}, but ${dollars(want.limit)}`)
  if (want.limit !== null && offer.limit === null)
    errors.push(`${want.name}: no limit is named, but ${dollars(want.limit)}`)
  if (want.deductible !== null && (offer.deductible ?? 0) > want.deductible)
    errors.push(`${want.name}: deductible ${dollars(offer.deductible!)}, but ${dollars(want.deductible)}`)
  return errors
}
