import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { QuoteDecision } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { notFound, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { seal } from '../../placement/placement.public.ts'
import { deleteDecision } from '../decision.store.ts'
import { staffToNotify } from '../people-to-notify.view.ts'
import { quoteRow } from '../quote-rows.view.ts'
import { decisionsView } from '../quote-talk.view.ts'
import { authorOf } from '../market/seal-market.ts'
import { settled } from '../open-cycle.ts'
import type { Cycle } from '../shown-cycle.ts'
import { notifyOfQuotes } from '../notify-of-quotes.ts'

/** Withdraws a decision without a bind request and records that, in the caller's transaction and with its rights. */
export async function dropDecision(
  tx: WriteTx,
  context: AccountContext,
  { cycle, quoteId }: { readonly cycle: Cycle; readonly quoteId: string },
): Promise<{ readonly decision: QuoteDecision; readonly cycle: Cycle }> {
  const { account } = context.account
  const row = await quoteRow(tx, account, { cycleId: cycle.id, quoteId })
  const decision = (await decisionsView(tx, account, cycle.id)).get(quoteId)
  if (row === undefined || decision === undefined) throw notFound()
  if (decision.isOrdered) throw unprocessable({ choice: quoteMessages.afterOrder }, quoteMessages.afterOrder)
  await deleteDecision(tx, account, quoteId)
  const name = `${row.carrier}, ${policyTypeName(row.line)}`
  const by = authorOf(context)
  await seal(tx, account, cycle.id, {
    kind: 'TAKEN_BACK',
    what: `${name}: decision undone`,
    by,
    at: context.platform.now(),
    payload: { quoteId, line: row.line, decision },
  })
  await notifyOfQuotes(tx, context, {
    cycle,
    people: await staffToNotify(tx, account, quoteId),
    page: 'internal-quote-review',
    message: `${by.name} undid a decision: ${name}`,
    note: decision.choice === 'ACCEPTED' ? 'It was accepted before' : 'It was declined before',
  })
  return { decision, cycle: await settled(tx, context, cycle) }
}
