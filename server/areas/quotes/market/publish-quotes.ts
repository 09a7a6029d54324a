import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { publishError } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { seal } from '../../placement/placement.public.ts'
import { marketGridView } from './market-grid.view.ts'
import { openCycle, quoteToChange, settled } from '../open-cycle.ts'
import { insuredToNotify } from '../people-to-notify.view.ts'
import { type PlacedLine, placedLinesView } from '../placed-lines.view.ts'
import { isShownAs, publishedOf, termsToShow } from '../published-quote.ts'
import { type PublicationRow, publicationsView, type QuoteRow } from '../quote-rows.view.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { authorOf } from './seal-market.ts'
import { notifyOfQuotes } from '../notify-of-quotes.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Publishes quotes to the client, all or none, with one notification. */
export const publishQuotes: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/market/publications'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, params.cycleId)
    const shown = await publicationsView(tx, account, cycle.id)
    const placed = await placedLinesView(tx, account, cycle.id)
    const published: Published[] = []
    for (const [place, { id, version, isFirm }] of body.quotes.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      const row = await quoteToChange(tx, context, { cycle, quoteId: id, version })
      const publications = shown.get(id) ?? []
      const line = placed.find((each) => each.line === row.line)
      const error = errorOf(row, { isFirm, today: todayOf(context), line, publications })
      if (line === undefined || error !== undefined) throw refused(place, row, error ?? quoteMessages.lineNotSelected)
      const content = publishedOf(row, isFirm, line)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      published.push(await publish(tx, context, { row, content, number: publications.length + 1 }))
    }
    const current = await settled(tx, context, cycle)
    await notifyOfQuotes(tx, context, {
      cycle,
      people: await insuredToNotify(tx, account, null),
      page: 'quote-review',
      message: messageOf(published),
      note: published.map(({ content, line }) => `${policyTypeName(line)}: ${content.carrier}`).join(', '),
    })
    await tx.record({
      action: 'quote.publish',
      subject: { type: 'renewal', id: cycle.id },
      after: { quotes: published },
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: await marketGridView(tx, account, { cycle: current, today: todayOf(context) }) }
  })

interface Published {
  readonly quoteId: string
  readonly line: string
  readonly number: number
  readonly content: PublishedQuote
}

interface Publishing {
  readonly isFirm: boolean
  readonly today: string
  /** Undefined if the line is not selected to renew. */
  readonly line: PlacedLine | undefined
  readonly publications: readonly PublicationRow[]
}

function errorOf(row: QuoteRow, { line, publications, ...publishing }: Publishing): string | undefined {
  if (line === undefined) return quoteMessages.lineNotSelected
  const shown = row.published === null ? undefined : publications[row.published - 1]
  if (shown !== undefined && isShownAs(row, shown.content, { isFirm: publishing.isFirm, line }))
    return quoteMessages.alreadyPublished
  const quote = { ...termsToShow(row, publishing.isFirm), status: row.status, isBindable: row.is_bindable }
  return publishError(quote, publishing)
}

async function publish(
  tx: WriteTx,
  context: AccountContext,
  { row, content, number }: Pick<Published, 'content' | 'number'> & { readonly row: QuoteRow },
): Promise<Published> {
  const { account } = context.account
  const now = context.platform.now()
  await insertRow(tx, 'quote_publications', {
    account_code: account,
    quote_id: row.id,
    number,
    content: JSON.stringify(content),
    published_at: now,
    published_by: context.actor.userId,
  })
  await updateQuote(tx, account, row, { published: number })
  const published = { quoteId: row.id, line: row.line, number, content }
  await seal(tx, account, row.cycle_id, {
    kind: 'PUBLISHED',
    what: `${row.carrier}, ${policyTypeName(row.line)}: shared as ${content.isFirm ? 'a firm quote' : 'an indication'}`,
    by: authorOf(context),
    at: now,
    payload: published,
  })
  return published
}

function messageOf(published: readonly Published[]): string {
  const isChange = published.every(({ number }) => number > 1)
  if (published.length > 1) return `${published.length} insurance options are ready for your review`
  return isChange ? 'An insurance option was changed' : 'An insurance option is ready for your review'
}

const refused = (place: number, { carrier }: QuoteRow, error: string) =>
  unprocessable({ [`quotes.${place}`]: error }, `${carrier}: ${error}`)
