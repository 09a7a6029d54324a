import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { placementCycle, seal } from '../../placement/placement.public.ts'
import { quoteRows } from '../quote-rows.view.ts'
import { reviewerOf } from '../quotes.access.ts'
import { authorOf } from '../market/seal-market.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'

/** Records once per option that a person of the insured has seen its current version. */
export const markSeen: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/seen'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account, userId, mayDecide } = reviewerOf(context)
    const cycle = await placementCycle(tx, context, params.cycleId)
    demand(mayDecide, quoteMessages.clientDecides)
    const rows = new Map((await quoteRows(tx, account, cycle.id)).map((row) => [row.id, row]))
    const at = context.platform.now()
    const seen: string[] = []
    for (const { id, publication } of body.quotes) {
      const row = rows.get(id)
      if (row === undefined || row.published === null) throw notFound()
      // Changed since, so this version was not seen.
      if (row.published !== publication) continue
      const view = { account_code: account, quote_id: id, number: publication, user_id: userId, at }
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      if (!(await insertIfAbsent(tx, 'quote_views', view))) continue
      seen.push(id)
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await seal(tx, account, cycle.id, {
        kind: 'VIEWED',
        what: `${row.carrier}, ${policyTypeName(row.line)}: read`,
        by: authorOf(context),
        at,
        payload: { quoteId: id, line: row.line, publication },
      })
    }
    await tx.record({
      action: 'quote.view',
      subject: { type: 'renewal', id: cycle.id },
      after: { seen },
      events: seen.length === 0 ? [] : [change(account, 'quotes')],
    })
    return { status: 204 }
  })
