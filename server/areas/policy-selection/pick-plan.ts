import { pickErrors } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import { demand, notFound, ErrorResponse, unprocessable } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { saveRow } from '../../platform/database/rows.ts'
import { change } from '../events/events.public.ts'
import { seal } from '../placement/placement.public.ts'
import { lockDecision, openCycle, reviewerOf } from '../quotes/quotes.public.ts'
import { makersView } from './people-to-notify.view.ts'
import { pickView, plansView } from './plans.view.ts'
import { demandLawFirm } from './selection.access.ts'
import { type Cycle, quoteBehind, selectionView } from './selection.view.ts'
import { notifyOfPlans } from './notify-of-plans.ts'

/** Chooses a plan for the firm, in the version it saw; accepts the plan's quote as well. */
export const pickPlan: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}/pick'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    const { account, userId, name, mayDecide } = reviewerOf(context)
    const cycle = await openCycle(tx, context, params.cycleId)
    demand(mayDecide, selectionMessages.clientPicks)
    const { expiring, plans } = await plansView(tx, account, { cycleId: cycle.id, asShown: true })
    const plan = plans.find(({ id }) => id === params.planId)
    if (plan === undefined) throw notFound()
    if (plan.publication !== body.publication)
      throw new ErrorResponse(409, 'changed', selectionMessages.changed, {
        extra: { current: await selectionView(tx, context, cycle) },
      })
    const errors = pickErrors(plan, body)
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const chosen = await pickView(tx, account, cycle.id)
    if (chosen !== undefined)
      throw unprocessable({ plan: selectionMessages.chosenOther }, selectionMessages.chosenOther)
    if (plan.quoteId !== null) await acceptQuote(tx, context, { cycle, plan, quoteId: plan.quoteId })
    const at = context.platform.now()
    const { publication, signer, title, acknowledgement } = body
    const stored = { planId: plan.id, publication, signer, title, acknowledgement, quoteId: plan.quoteId }
    await saveRow(tx, 'selection_picks', ['account_code', 'cycle_id'], {
      account_code: account,
      cycle_id: cycle.id,
      plan_id: plan.id,
      quote_id: plan.quoteId,
      publication,
      signer,
      title,
      acknowledgement,
      picked_by: userId,
      picked_at: at,
    })
    await seal(tx, account, cycle.id, {
      kind: 'ACCEPTED',
      what: `Plan ${plan.name}: selected, signed by ${signer}, ${title}`,
      by: { userId, name },
      at,
      payload: { ...stored, terms: PlanTerms.parse(plan), expiring: expiring && PlanTerms.parse(expiring) },
    })
    await notifyOfPlans(tx, context, {
      people: await makersView(tx, account, plan.id),
      message: `${name} selected a plan: ${plan.name}`,
      note: `Signed by ${signer}, ${title}`,
    })
    await tx.record({
      action: 'policy-selection.pick',
      subject: { type: 'selection-plan', id: plan.id },
      after: { name: plan.name, ...stored },
      events: [change(account, 'policy-selection'), change(account, 'quotes')],
    })
    return { status: 200, body: await selectionView(tx, context, cycle) }
  })

interface Accepting {
  readonly cycle: Cycle
  readonly plan: Plan
  readonly quoteId: string
}

/** Choosing a plan includes acknowledging what it reduces. */
async function acceptQuote(tx: WriteTx, context: AccountContext, { cycle, plan, quoteId }: Accepting) {
  const quote = await quoteBehind(tx, context, { cycle, quoteId, terms: plan })
  const { publication } = quote
  await lockDecision(tx, context, {
    cycle,
    quoteId,
    body: { choice: 'ACCEPTED', publication, reason: '', acknowledged: true, coverages: [] },
  })
}
