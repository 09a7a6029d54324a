import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { seal } from '../../placement/placement.door.ts'
import { deleteDecision } from '../decision.store.ts'
import { openCycle } from '../open-cycle.ts'
import { staffToTell } from '../people-to-tell.view.ts'
import { quoteRow } from '../quote-rows.view.ts'
import { decisionsView } from '../quote-talk.view.ts'
import { reviewerOf, todayOf } from '../quotes.access.ts'
import { reviewView } from './review.view.ts'
import { authorOf } from '../market/seal-market.ts'
import { tellOfQuotes } from '../tell-of-quotes.ts'

/** Takes a decision back, until cover is ordered by it. */
export const takeDecisionBack: Verb<
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision'
> = async (context, { params: { cycleId, quoteId } }) =>
  context.write(async (tx) => {
    const reviewer = reviewerOf(context)
    const { account } = reviewer
    const cycle = await openCycle(tx, context, cycleId)
    demand(reviewer.mayDecide, quoteMessages.clientDecides)
    const row = await quoteRow(tx, account, { cycleId: cycle.id, quoteId })
    const decision = (await decisionsView(tx, account, cycle.id)).get(quoteId)
    if (row === undefined || decision === undefined) throw notFound()
    if (decision.isOrdered) throw unprocessable({ choice: quoteMessages.afterOrder }, quoteMessages.afterOrder)
    await deleteDecision(tx, account, quoteId)
    const name = `${row.carrier}, ${policyTypeName(row.line)}`
    await seal(tx, account, cycle.id, {
      kind: 'TAKEN_BACK',
      what: `${name}: decision taken back`,
      by: authorOf(context),
      at: context.platform.now(),
      payload: { quoteId, line: row.line, decision },
    })
    await tellOfQuotes(tx, context, {
      people: await staffToTell(tx, account, quoteId),
      page: 'internal-quote-review',
      message: `${reviewer.name} took a decision back: ${name}`,
      note: decision.choice === 'ACCEPTED' ? 'It was accepted before' : 'It was declined before',
    })
    await tx.record({
      action: 'quote.take-back',
      subject: { type: 'quote', id: quoteId },
      before: decision,
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: await reviewView(tx, reviewer, { cycle, today: todayOf(context) }) }
  })
