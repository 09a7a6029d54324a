import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { seal } from '../placement/placement.public.ts'
import { openCycle, reviewerOf } from '../quotes/quotes.public.ts'
import { freePlan } from './change-plan.ts'
import { demandLawFirm, isPlanStaff } from './selection.access.ts'
import { removePlan } from './selection.store.ts'
import { selectionView } from './selection.view.ts'

/** Deletes a plan; records in the placement chain that the client no longer sees it. */
export const deletePlan: Handler<'DELETE /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    demand(isPlanStaff(context), selectionMessages.staffOnly)
    const { account, userId, name } = reviewerOf(context)
    const cycle = await openCycle(tx, context, params.cycleId)
    const { plan } = await freePlan(tx, account, { cycle, planId: params.planId })
    await removePlan(tx, account, plan.id)
    if (plan.publication > 0)
      await seal(tx, account, cycle.id, {
        kind: 'WITHDRAWN',
        what: `Plan ${plan.name}: withdrawn`,
        by: { userId, name },
        at: context.platform.now(),
        payload: { planId: plan.id, publication: plan.publication },
      })
    await tx.record({
      action: 'policy-selection.delete',
      subject: { type: 'selection-plan', id: plan.id },
      before: PlanTerms.parse(plan),
      internal: true,
      events: [change(account, 'policy-selection')],
    })
    return { status: 200, body: await selectionView(tx, context, cycle) }
  })
