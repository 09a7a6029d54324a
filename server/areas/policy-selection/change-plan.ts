import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand, notFound, stale, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { openCycle } from '../quotes/quotes.public.ts'
import { demandTerms } from './add-plan.ts'
import { pickView, plansView } from './plans.view.ts'
import { demandLawFirm, isPlanStaff } from './selection.access.ts'
import { updatePlan } from './selection.store.ts'
import { type Cycle, selectionView } from './selection.view.ts'

/** Changes a plan, or the terms that expire. */
export const changePlan: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    demand(isPlanStaff(context), selectionMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, params.cycleId)
    const { plan: before, isExpiring } = await freePlan(tx, account, { cycle, planId: params.planId })
    if (body.version !== before.version) throw stale(before)
    const terms = PlanTerms.parse(body)
    const quoteId = isExpiring ? null : body.quoteId
    await demandTerms(tx, context, { cycle, terms, quoteId })
    await updatePlan(tx, account, before.id, {
      terms: JSON.stringify(terms),
      quote_id: quoteId,
      version: before.version + 1,
    })
    await tx.record({
      action: 'policy-selection.change',
      subject: { type: 'selection-plan', id: before.id },
      before: { quoteId: before.quoteId, ...PlanTerms.parse(before) },
      after: { quoteId, ...terms },
      internal: true,
      events: [change(account, 'policy-selection')],
    })
    return { status: 200, body: await selectionView(tx, context, cycle) }
  })

/** A plan for staff; rejected once the client has chosen it. */
export async function freePlan(
  tx: Tx,
  account: string,
  { cycle, planId }: { readonly cycle: Cycle; readonly planId: string },
): Promise<{ readonly plan: Plan; readonly isExpiring: boolean }> {
  const { expiring, plans } = await plansView(tx, account, { cycleId: cycle.id, asShown: false })
  const isExpiring = expiring?.id === planId
  const plan = isExpiring ? expiring : plans.find(({ id }) => id === planId)
  if (plan === undefined) throw notFound()
  const pick = await pickView(tx, account, cycle.id)
  if (pick?.shown.planId === planId) throw unprocessable({ plan: selectionMessages.chosen }, selectionMessages.chosen)
  return { plan, isExpiring }
}
