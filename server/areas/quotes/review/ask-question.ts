import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { placementCycle, seal } from '../../placement/placement.public.ts'
import { insuredToNotify, staffToNotify } from '../people-to-notify.view.ts'
import { quoteRow } from '../quote-rows.view.ts'
import { reviewerOf } from '../quotes.access.ts'
import { reviewView } from './review.view.ts'
import { authorOf } from '../market/seal-market.ts'
import { notifyOfQuotes } from '../notify-of-quotes.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Asks or answers a question about an option, and notifies the other side. */
export const askQuestion: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/questions'
> = async (context, { params: { cycleId, quoteId }, body: { text } }) =>
  context.write(async (tx) => {
    const reviewer = reviewerOf(context)
    const { account, userId, name, isStaff } = reviewer
    const cycle = await placementCycle(tx, context, cycleId)
    demand(isStaff || reviewer.mayDecide, quoteMessages.insuredOnly)
    const row = await quoteRow(tx, account, { cycleId: cycle.id, quoteId })
    if (row === undefined || row.published === null) throw notFound()
    const at = context.platform.now()
    const id = newId(at)
    const question = { account_code: account, quote_id: quoteId, id, author_id: userId, is_staff: isStaff, text, at }
    await insertRow(tx, 'quote_questions', question)
    const option = `${row.carrier}, ${policyTypeName(row.line)}`
    await seal(tx, account, cycle.id, {
      kind: isStaff ? 'ANSWER' : 'QUESTION',
      what: `${option}: ${isStaff ? 'answered' : 'asked'}`,
      by: authorOf(context),
      at,
      payload: { quoteId, line: row.line, publication: row.published, text },
    })
    await notifyOfQuotes(tx, context, {
      cycle,
      people: isStaff ? await insuredToNotify(tx, account, quoteId) : await staffToNotify(tx, account, quoteId),
      page: isStaff ? 'quote-review' : 'internal-quote-review',
      message: `${name} ${isStaff ? 'answered about' : 'asked about'} a quote: ${option}`,
      note: text.length > 1000 ? `${text.slice(0, 1000).toWellFormed()}…` : text,
      kind: 'MESSAGE',
    })
    await tx.record({
      action: 'quote.ask',
      subject: { type: 'quote', id: quoteId },
      after: { text },
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: await reviewView(tx, reviewer, { cycle, today: todayOf(context) }) }
  })
