import { bindingMessages, noLossStatement, orderStatement } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindOrder, BindSignature } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound, ErrorResponse, unprocessable } from '../../platform/error-response.ts'
import { type DecidedQuote, decidedQuotesView, setOrdered } from '../quotes/quotes.public.ts'
import { settleStage } from '../renewals/renewals.public.ts'
import { openBeforeView } from '../subjectivities/subjectivities.public.ts'
import { declinationsOf, termsOf } from './accepted-option.ts'
import { sealStep, shownStep } from './bind-step.ts'
import { readerOf, type Reader } from './binding.access.ts'
import { lockedOrder, updateOrder } from './binding.store.ts'
import { companyView, shownQuoteView } from './binding.view.ts'
import { orderErrors } from './order-errors.ts'
import { placementCycle } from '../placement/placement.public.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'

/** Requests to bind. Only the client can, and coverage is not in effect until the carrier confirms. */
export const orderCover: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/order'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = await readerOf(tx, context)
    demand(!reader.isStaff, bindingMessages.clientOrders)
    demand(reader.mayOrder, bindingMessages.notSigner)
    const cycle = await placementCycle(tx, context, params.cycleId)
    const decided = await acceptedQuote(tx, reader, { cycleId: cycle.id, quoteId: params.quoteId })
    await demandUnchanged(tx, reader.account, decided, body)
    const { line, quoteId, content } = decided
    const openBefore = await openBeforeView(tx, reader.account, { cycleId: cycle.id, line, quoteId })
    const errors = orderErrors(body, {
      today: reader.today,
      renewsOn: cycle.effective_on,
      quoteExpiresOn: content.expiresOn,
      openBefore,
      hasDeclinations: declinationsOf(decided).length > 0,
    })
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const company = await companyView(tx, reader.account)
    const { effectiveOn } = body
    const terms = termsOf(decided, { insuredName: company, effectiveOn, renewsOn: cycle.effective_on })
    const sign = (statement: string): BindSignature => signed(context, body, statement)
    const stored = {
      terms,
      plan: body.plan,
      declinations: declinationsOf(decided),
      signed: sign(orderStatement(company, content.carrier)),
      noLoss: effectiveOn < reader.today ? sign(noLossStatement(company, effectiveOn)) : null,
    }
    await keepOrder(tx, context, { decided, cycleId: cycle.id, version: body.version, stored })
    await setOrdered(tx, reader.account, { quoteId, at: context.platform.now() })
    await settleStage(tx, reader.account, cycle.id)
    const order = { line, carrier: content.carrier, quote_id: quoteId }
    await tx.record(
      await sealStep(
        tx,
        context,
        { reader, cycle, order },
        {
          kind: 'BIND_REQUESTED',
          what: 'Bind requested',
          action: 'request',
          payload: { publication: decided.publication, ...stored },
          to: 'BROKERAGE',
        },
      ),
    )
    return shownStep(tx, { reader, cycle })
  })

async function acceptedQuote(
  tx: Tx,
  { account }: Reader,
  { cycleId, quoteId }: { readonly cycleId: string; readonly quoteId: string },
): Promise<DecidedQuote> {
  if (!isId(quoteId)) throw notFound()
  const decided = await decidedQuotesView(tx, account, cycleId)
  const found = decided.find((each) => each.quoteId === quoteId && each.choice === 'ACCEPTED')
  if (found === undefined) throw unprocessable({ option: bindingMessages.noOption })
  return found
}

/** Rejects a quote that is no longer what the client accepted, and returns both. */
async function demandUnchanged(tx: Tx, account: string, decided: DecidedQuote, { publication }: BindOrder) {
  if (decided.published === decided.publication && publication === decided.publication) return
  const shown = await shownQuoteView(tx, account, decided)
  throw new ErrorResponse(409, 'changed', bindingMessages.changed, {
    extra: { accepted: decided.content, ...(shown !== undefined && { shown }) },
  })
}

const signed = ({ platform }: AccountContext, { name, title }: BindOrder, statement: string): BindSignature => ({
  name,
  title,
  statement,
  at: platform.now().toISOString(),
})

interface NewOrder {
  readonly decided: DecidedQuote
  readonly cycleId: string
  readonly version: number
  readonly stored: Pick<BindOrder, 'plan'> & Record<'terms' | 'declinations' | 'signed' | 'noLoss', unknown>
}

/** Stores a bind request; rejects the second of two concurrent ones. */
async function keepOrder(tx: Tx, { account: { account }, actor, platform }: AccountContext, made: NewOrder) {
  const { decided, cycleId, version, stored } = made
  const { quoteId, line, content, publication } = decided
  const columns = {
    publication,
    state: 'BIND_REQUESTED' as const,
    terms: JSON.stringify(stored.terms),
    plan: stored.plan,
    declinations: JSON.stringify(stored.declinations),
    signed: JSON.stringify(stored.signed),
    no_loss: stored.noLoss === null ? null : JSON.stringify(stored.noLoss),
    ordered_by: actor.userId,
    returned: null,
  }
  const key = { account_code: account, quote_id: quoteId, cycle_id: cycleId, line, carrier: content.carrier }
  if (await insertIfAbsent(tx, 'bind_orders', { ...key, ...columns, policy_terms: null, created_at: platform.now() }))
    return
  const before = (await lockedOrder(tx, { account, quoteId }))!
  if (before.state !== 'PENDING' || before.version !== version)
    throw new ErrorResponse(409, 'already_ordered', bindingMessages.alreadyOrdered)
  await updateOrder(tx, before, columns)
}
