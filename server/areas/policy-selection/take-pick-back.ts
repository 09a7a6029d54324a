import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { change } from '../events/events.public.ts'
import { seal } from '../placement/placement.public.ts'
import { dropDecision, openCycle, reviewerOf } from '../quotes/quotes.public.ts'
import { makersView } from './people-to-notify.view.ts'
import { pickView } from './plans.view.ts'
import { demandLawFirm } from './selection.access.ts'
import { selectionView } from './selection.view.ts'
import { notifyOfPlans } from './notify-of-plans.ts'

/** Undoes the choice of a plan with the acceptance of its quote, until there is a bind request. */
export const takePickBack: Handler<'DELETE /api/accounts/{accountId}/renewals/{cycleId}/pick'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    const { account, userId, name, mayDecide } = reviewerOf(context)
    const cycle = await openCycle(tx, context, params.cycleId, { mayReopen: true })
    demand(mayDecide, selectionMessages.clientPicks)
    const pick = await pickView(tx, account, cycle.id)
    if (pick === undefined) throw notFound()
    if (pick.quoteId !== null) await dropDecision(tx, context, { cycle, quoteId: pick.quoteId })
    await deleteRow(tx, 'selection_picks', { account_code: account, cycle_id: cycle.id })
    const { planId } = pick.shown
    await seal(tx, account, cycle.id, {
      kind: 'TAKEN_BACK',
      what: 'Plan selection undone',
      by: { userId, name },
      at: context.platform.now(),
      payload: pick.shown,
    })
    await notifyOfPlans(tx, context, {
      people: await makersView(tx, account, planId),
      message: `${name} undid the plan selection`,
      note: 'They can select again',
    })
    await tx.record({
      action: 'policy-selection.take-back',
      subject: { type: 'selection-plan', id: planId },
      before: pick.shown,
      events: [change(account, 'policy-selection'), change(account, 'quotes')],
    })
    return { status: 200, body: await selectionView(tx, context, cycle) }
  })
