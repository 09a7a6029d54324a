import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { PlacementKind } from '@portico/contract/areas/placement/placement-kinds.ts'
import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { type QuoteStatus, quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import { comparisonOf, placedLinesView } from '../../areas/quotes/quotes.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { daysAfter, workingHours } from '../demo-dates.ts'
import type { PlacementDiary, Placing } from '../placement/placement-diary.ts'
import { currentCycle } from '../renewals/current-cycle.ts'
import type { DemoQuote } from './demo-quote.ts'
import { demoQuotes } from './demo-quotes.ts'

const advisor = { username: 'advisor@harbor.test', name: 'Nora Whitfield' }
const client = { username: 'owner@acme.test', name: 'Elena Castillo' }
/** The law firm’s brokerage has no staff of its own in the demonstration. */
const administrator = { username: 'admin@portico.test', name: 'Ada Morgan' }

/** The markets' quotes for the coming term, and those shown to the client. */
export async function makeQuotes(tx: Tx, placing: Placing): Promise<void> {
  for (const account of new Set(demoQuotes.map((quote) => quote.account))) {
    const quotes = demoQuotes.filter((quote) => quote.account === account)
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const { id: cycleId } = await currentCycle(tx, account)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await addLines(tx, { account, cycleId }, [...new Set(quotes.map(({ line }) => line))], placing.now)
    const made = quotes.map((quote, place) => madeOf(quote, { cycleId, place }, placing))
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await tellRequests(tx, { account, cycleId }, made, placing.diary)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    for (const one of made) await makeQuote(tx, one, placing)
  }
}

/** A quote with its requester at the brokerage; `on` is the time this many days ago. */
interface Made {
  readonly cycleId: string
  readonly quote: DemoQuote
  readonly by: { readonly userId: string; readonly name: string }
  readonly on: (daysAgo: number) => Date
}

function madeOf(
  quote: DemoQuote,
  { cycleId, place }: { readonly cycleId: string; readonly place: number },
  { ids, now }: Placing,
): Made {
  const { username, name } = quote.account === 'DOELAW' ? administrator : advisor
  const on = (daysAgo: number) => workingHours(daysAfter(now, -daysAgo), now, place)
  return { cycleId, quote, by: { userId: ids.get(username)!, name }, on }
}

/** What was asked of the market for each line, on the day on which its first market was asked. */
async function tellRequests(
  tx: Tx,
  { account, cycleId }: { readonly account: string; readonly cycleId: string },
  made: readonly Made[],
  diary: PlacementDiary,
): Promise<void> {
  for (const { line, requested, expiring } of await placedLinesView(tx, account, cycleId)) {
    const first = made.find(({ quote }) => quote.line === line)
    if (first === undefined) continue
    const entry = { by: first.by, at: first.on(first.quote.sentDaysAgo), payload: { line, requested, expiring } }
    diary.tell(
      { account, cycleId },
      { kind: 'REQUESTED', what: `Coverage requested for ${policyTypeName(line)}`, ...entry },
    )
  }
}

/** The quoted lines, if not chosen yet. */
async function addLines(
  tx: Tx,
  { account, cycleId }: { readonly account: string; readonly cycleId: string },
  lines: readonly string[],
  now: Date,
): Promise<void> {
  for (const [place, line] of lines.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const policy = await tx.db
      .selectFrom('policies')
      .select('id')
      .where('account_code', '=', account)
      .where('policy_type', '=', line)
      .where('canceled_on', 'is', null)
      .orderBy('expiration_date', 'desc')
      .executeTakeFirst()
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await tx.db
      .insertInto('renewal_lines')
      .values({
        account_code: account,
        cycle_id: cycleId,
        id: newId(now),
        line,
        policy_id: policy?.id ?? null,
        requested: '[]',
        carriers_excluded: '[]',
        place: 100 + place,
      })
      .onConflict((conflict) => conflict.columns(['account_code', 'cycle_id', 'line']).doNothing())
      .execute()
  }
}

const cents = (amount: number | undefined): number | null => (amount === undefined ? null : amount * 100)

async function makeQuote(tx: Tx, made: Made, { ids, now, diary }: Placing): Promise<void> {
  const { cycleId, quote, on } = made
  const sentAt = on(quote.sentDaysAgo)
  const id = newId(sentAt)
  const isFirm = quote.status === 'QUOTED'
  const shown = shownOf(quote, now)
  const { carrier, mga, layer, market, rating, premium, taxes, fees, total, expiresOn } = shown
  await tx.db
    .insertInto('quotes')
    .values({
      account_code: quote.account,
      id,
      cycle_id: cycleId,
      line: quote.line,
      carrier,
      mga,
      layer,
      market,
      rating,
      sent_on: daysAfter(now, -quote.sentDaysAgo),
      status: quote.status,
      declined_reason: quote.declinedReason ?? '',
      is_bindable: isFirm,
      premium_cents: premium,
      taxes_cents: taxes,
      fees_cents: fees,
      total_cents: total,
      commission: quote.commission ?? null,
      coverages: JSON.stringify(shown.coverages),
      exclusions: JSON.stringify(shown.exclusions),
      forms: JSON.stringify(shown.forms),
      expires_on: expiresOn,
      note: quote.note ?? '',
      exclusion_reason: '',
      published: quote.shownDaysAgo === undefined ? null : 1,
      created_at: sentAt,
    })
    .execute()
  tellMarket(id, made, shown, diary)
  if (quote.shownDaysAgo !== undefined) await showQuote(tx, { ...made, id, shown, at: on(quote.shownDaysAgo) }, diary)
  await makeTalk(tx, id, made, { ids, diary })
}

interface Answer extends Readonly<Record<string, unknown>> {
  readonly status: QuoteStatus
}

/** A quote's internal entries in the placement record: the market submission, and the carrier's response. */
function tellMarket(id: string, { cycleId, quote, by, on }: Made, shown: PublishedQuote, diary: PlacementDiary): void {
  const { account, line, carrier, status, commission = null, sentDaysAgo, answeredDaysAgo } = quote
  const tell = (kind: PlacementKind, daysAgo: number, payload: Answer) => {
    const what = `${optionOf(quote)}: ${quoteStatusNames[payload.status].toLowerCase()}`
    diary.tell({ account, cycleId }, { kind, what, by, at: on(daysAgo), payload, isInternal: true })
  }
  tell('SENT', sentDaysAgo, { id, line, carrier, status: 'SUBMITTED' })
  if (answeredDaysAgo === undefined) return
  tell(status === 'DECLINED' ? 'NO_QUOTE' : 'QUOTED', answeredDaysAgo, { id, line, ...shown, status, commission })
}

const optionOf = ({ carrier, line }: DemoQuote) => `${carrier}, ${policyTypeName(line)}`

interface Showing extends Made {
  readonly id: string
  readonly shown: PublishedQuote
  readonly at: Date
}

async function showQuote(tx: Tx, { id, cycleId, quote, by, shown, at }: Showing, diary: PlacementDiary): Promise<void> {
  const { account, line } = quote
  const placed = (await placedLinesView(tx, account, cycleId)).find((each) => each.line === line)!
  const content = { ...shown, ...comparisonOf(shown, placed) }
  await tx.db
    .insertInto('quote_publications')
    .values({
      account_code: account,
      quote_id: id,
      number: 1,
      content: JSON.stringify(content),
      published_at: at,
      published_by: by.userId,
    })
    .execute()
  diary.tell(
    { account, cycleId },
    {
      kind: 'PUBLISHED',
      what: `${optionOf(quote)}: shown as ${shown.isFirm ? 'a firm quote' : 'an indication'}`,
      by,
      at,
      payload: { quoteId: id, line, number: 1, content },
    },
  )
}

function shownOf(quote: DemoQuote, now: Date): PublishedQuote {
  const [premium, taxes, fees] = [cents(quote.premium), cents(quote.taxes), cents(quote.fees)]
  return {
    carrier: quote.carrier,
    mga: quote.mga ?? '',
    layer: 'PRIMARY',
    market: quote.market ?? null,
    rating: quote.rating ?? null,
    premium,
    taxes,
    fees,
    total: premium === null ? null : premium + (taxes ?? 0) + (fees ?? 0),
    coverages: (quote.coverages ?? []).map(({ name, limit, deductible, note, option, offer }) => ({
      name,
      limit: cents(limit),
      deductible: cents(deductible),
      note: note ?? '',
      isOptional: option !== undefined,
      premium: cents(option),
      offer: offer ?? 'NONE',
    })),
    exclusions: [...(quote.exclusions ?? [])],
    forms: [...(quote.forms ?? [])],
    expiresOn: quote.expiresInDays === undefined ? null : daysAfter(now, quote.expiresInDays),
    isFirm: quote.status === 'QUOTED',
  }
}

/** The day after it was shown someone asked, and the day after that they were answered. */
async function makeTalk(
  tx: Tx,
  quoteId: string,
  { cycleId, quote, by, on }: Made,
  { ids, diary }: Pick<Placing, 'ids' | 'diary'>,
): Promise<void> {
  const { account, line, talk, shownDaysAgo } = quote
  if (talk === undefined || shownDaysAgo === undefined) return
  const authors = [{ userId: ids.get(client.username)!, name: client.name }, by]
  const told = talk.map((text, place) => {
    return { text, isStaff: place === 1, author: authors[place]!, at: on(shownDaysAgo - 1 - place) }
  })
  await tx.db
    .insertInto('quote_questions')
    .values(
      told.map(({ text, isStaff, author, at }) => ({
        account_code: account,
        quote_id: quoteId,
        id: newId(at),
        author_id: author.userId,
        is_staff: isStaff,
        text,
        at,
      })),
    )
    .execute()
  for (const { text, isStaff, author, at } of told)
    diary.tell(
      { account, cycleId },
      {
        kind: isStaff ? 'ANSWER' : 'QUESTION',
        what: `${optionOf(quote)}: ${isStaff ? 'answered' : 'asked'}`,
        by: author,
        at,
        payload: { quoteId, line, publication: 1, text },
      },
    )
}
