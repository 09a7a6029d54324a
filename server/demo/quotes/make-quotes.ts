import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { seal } from '../../areas/placement/placement.door.ts'
import type { PolicyTables } from '../../areas/policies/policies.table.ts'
import type { QuoteTables } from '../../areas/quotes/quotes.table.ts'
import type { RenewalTables } from '../../areas/renewals/renewals.table.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { daysAfter } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { currentCycle } from '../renewals/current-cycle.ts'
import { type DemoQuote, demoQuotes } from './demo-quotes.ts'

const tables = (tx: Tx) => tx.db.$extendTables<QuoteTables & RenewalTables & PolicyTables>()

const advisor = { username: 'advisor@harbor.test', name: 'Nora Whitfield' }
/** The law firm’s brokerage has no staff of its own in the demonstration. */
const administrator = { username: 'admin@portico.test', name: 'Ada Morgan' }

interface Making {
  readonly ids: PeopleIds
  readonly now: Date
}

/** What the markets answered for the coming term, and what of it the client was shown. */
export async function makeQuotes(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  for (const account of new Set(demoQuotes.map((quote) => quote.account))) {
    const quotes = demoQuotes.filter((quote) => quote.account === account)
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const { id: cycleId } = await currentCycle(tx, account)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await addLines(tx, { account, cycleId }, [...new Set(quotes.map(({ line }) => line))], now)
    for (const [place, quote] of quotes.entries())
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await makeQuote(tx, cycleId, quote, { ids, now: new Date(now.getTime() - (quotes.length - place) * 60_000) })
  }
}

/** The lines that were quoted, where they are not chosen yet. */
async function addLines(
  tx: Tx,
  { account, cycleId }: { readonly account: string; readonly cycleId: string },
  lines: readonly string[],
  now: Date,
): Promise<void> {
  for (const [place, line] of lines.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const policy = await tables(tx)
      .selectFrom('policies')
      .select('id')
      .where('account_code', '=', account)
      .where('policy_type', '=', line)
      .where('canceled_on', 'is', null)
      .orderBy('expiration_date', 'desc')
      .executeTakeFirst()
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await tables(tx)
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

async function makeQuote(tx: Tx, cycleId: string, quote: DemoQuote, { ids, now }: Making): Promise<void> {
  const id = newId(now)
  const isFirm = quote.status === 'QUOTED'
  const shown = shownOf(quote, now)
  const { carrier, mga, layer, market, rating, premium, taxes, fees, total, expiresOn } = shown
  await tables(tx)
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
      published: quote.isShown === true ? 1 : null,
      created_at: now,
    })
    .execute()
  const what = `${carrier}, ${policyTypeName(quote.line)}`
  const { username, name } = quote.account === 'DOELAW' ? administrator : advisor
  const by = { userId: ids.get(username)!, name }
  await seal(tx, quote.account, cycleId, {
    kind: quote.status === 'DECLINED' ? 'NO_QUOTE' : quote.status === 'SUBMITTED' ? 'SENT' : 'QUOTED',
    what: `${what}: ${quote.status.toLowerCase()}`,
    by,
    at: now,
    payload: { ...shown, status: quote.status, commission: quote.commission ?? null },
    isInternal: true,
  })
  if (quote.isShown !== true) return
  await tables(tx)
    .insertInto('quote_publications')
    .values({
      account_code: quote.account,
      quote_id: id,
      number: 1,
      content: JSON.stringify(shown),
      published_at: now,
      published_by: by.userId,
    })
    .execute()
  await seal(tx, quote.account, cycleId, {
    kind: 'PUBLISHED',
    what: `${what}: shown as ${isFirm ? 'a firm quote' : 'an indication'}`,
    by,
    at: now,
    payload: { quoteId: id, line: quote.line, number: 1, content: shown },
  })
  await makeTalk(tx, id, quote, { ids, now })
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

async function makeTalk(tx: Tx, quoteId: string, { account, talk }: DemoQuote, { ids, now }: Making): Promise<void> {
  if (talk === undefined) return
  const authors = ['owner@acme.test', advisor.username]
  await tables(tx)
    .insertInto('quote_questions')
    .values(
      talk.map((text, place) => ({
        account_code: account,
        quote_id: quoteId,
        id: newId(now),
        author_id: ids.get(authors[place]!)!,
        is_staff: place === 1,
        text,
        at: new Date(now.getTime() + place * 1000),
      })),
    )
    .execute()
}
