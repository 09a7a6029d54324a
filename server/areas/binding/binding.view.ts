import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type DecidedQuote, decidedQuotesView } from '../quotes/quotes.public.ts'
import { openBeforeView } from '../subjectivities/subjectivities.public.ts'
import { declinationsOf, termsOf } from './accepted-option.ts'
import type { Reader } from './binding.access.ts'
import { interestsView } from './binders/interests.view.ts'
import { type StoredOrder, ordersView, orderFieldsOf } from './orders.view.ts'
import { signersView } from './signers.view.ts'

interface Cycle {
  readonly id: string
  readonly effective_on: string
}

/** What the client accepted of a renewal, line by line, with the progress of each bind request. */
export async function bindDecisionView(tx: Tx, reader: Reader, cycle: Cycle): Promise<BindDecision> {
  const { account } = reader
  const company = await companyView(tx, account)
  const decided = await decidedQuotesView(tx, account, cycle.id)
  const orders = await ordersView(tx, account, cycle.id)
  const options = new Map<string, BindOption>()
  for (const each of decided.filter(({ choice }) => choice === 'ACCEPTED')) {
    const place = { cycleId: cycle.id, line: each.line, quoteId: each.quoteId }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const openBefore = await openBeforeView(tx, account, place)
    const order = orders.get(each.quoteId)
    options.set(each.quoteId, optionOf(each, order, { reader, company, renewsOn: cycle.effective_on, openBefore }))
  }
  return {
    cycleId: cycle.id,
    renewsOn: cycle.effective_on,
    company,
    signerName: reader.name,
    today: reader.today,
    mayOrder: reader.mayOrder,
    mayManage: reader.isStaff,
    mayName: reader.mayName,
    signers: await signersView(tx, account),
    interests: reader.isStaff ? await interestsView(tx, account) : [],
    lines: (await linesOf(tx, account, cycle.id, decided)).map((line) => {
      const ofLine = decided.filter((each) => each.line === line)
      const accepted = ofLine.flatMap(({ quoteId }) => options.get(quoteId) ?? [])
      return { line, isDeclined: accepted.length === 0 && ofLine.length > 0, options: accepted }
    }),
  }
}

interface Surroundings {
  readonly reader: Reader
  readonly company: string
  readonly renewsOn: string
  readonly openBefore: readonly string[]
}

function optionOf(
  decided: DecidedQuote,
  order: StoredOrder | undefined,
  { reader, company, renewsOn, openBefore }: Surroundings,
): BindOption {
  const { content } = decided
  const isOrdered = order !== undefined && order.state !== 'PENDING'
  const usual = termsOf(decided, { insuredName: company, effectiveOn: renewsOn, renewsOn })
  return {
    ...orderFieldsOf(order, reader.isStaff),
    quoteId: decided.quoteId,
    publication: isOrdered ? order.publication : decided.publication,
    isChanged: !isOrdered && decided.published !== decided.publication,
    carrier: content.carrier,
    quoteExpiresOn: content.expiresOn,
    terms: isOrdered ? order.terms : usual,
    declinations: isOrdered ? order.declinations : declinationsOf(decided),
    openBefore: [...openBefore],
  }
}

/** Lines that are selected, and such as something was accepted for before they were taken out. */
async function linesOf(tx: Tx, account: string, cycleId: string, decided: readonly DecidedQuote[]): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select line from renewal_lines
    where account_code = ${account} and cycle_id = ${cycleId} order by place`.execute(tx.db)
  const accepted = decided.filter(({ choice }) => choice === 'ACCEPTED').map(({ line }) => line)
  return [...new Set([...rows.map(({ line }) => line), ...accepted])]
}

/** The name of the insured, as papers say it. */
export async function companyView(tx: Tx, account: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select company_name as name from accounts
    where code = ${account}`.execute(tx.db)
  return rows[0]!.name
}

/** A quote as currently shown; undefined if it was withdrawn. */
export async function shownQuoteView(
  tx: Tx,
  account: string,
  { quoteId, published }: Pick<DecidedQuote, 'quoteId' | 'published'>,
): Promise<PublishedQuote | undefined> {
  const { rows } = await sql<{ content: PublishedQuote }>`select content from quote_publications
    where account_code = ${account} and quote_id = ${quoteId} and number = ${published}`.execute(tx.db)
  return rows[0]?.content
}
