import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { settleStage } from '../renewals/renewals.public.ts'
import { setOrdered } from '../quotes/quotes.public.ts'
import { openStep, sealStep, shownStep } from './bind-step.ts'
import { updateOrder } from './binding.store.ts'

/** Withdraws a bind request before it is bound; for people who can request to bind, and the brokerage. */
export const returnOrder: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/return'
> = async (context, { params, body: { reason, version } }) =>
  context.write(async (tx) => {
    const step = await openStep(tx, context, params, { move: 'RETURN', version })
    const { isStaff, mayOrder } = step.reader
    demand(isStaff || mayOrder, bindingMessages.notSigner)
    const returned = { by: fullName(context.actor), at: context.platform.now().toISOString(), reason }
    await updateOrder(tx, step.order, { state: step.state, returned: JSON.stringify(returned) })
    await setOrdered(tx, step.reader.account, { quoteId: step.order.quote_id, at: null })
    await settleStage(tx, step.reader.account, step.cycle.id)
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'TAKEN_BACK',
        what: 'Bind request withdrawn',
        action: 'return',
        payload: { reason },
        to: isStaff ? 'INSURED' : 'BROKERAGE',
        note: reason,
      }),
    )
    return shownStep(tx, step)
  })
