import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { planName } from '@portico/contract/areas/experience/mod.rules.ts'
import { planFault } from '@portico/contract/areas/experience/rating-bureaus.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, Refusal, unprocessable } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { lockPlans, setPlanStatus } from '../plan.store.ts'
import { plansView } from '../plan.view.ts'
import { previewOf } from './preview-plan.ts'

/** Activates a draft; the plan it replaces is stored as replaced. */
export const putPlanInForce: Verb<'POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force'> = async (
  context,
  { params: { planId } },
) =>
  context.write(async (tx) => {
    const { brokerage, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    await lockPlans(tx, brokerage)
    const { plan, replaces } = await previewOf(tx, brokerage, planId)
    if (plan.status !== 'DRAFT') throw new Refusal(409, 'not_draft', experienceMessages.notDraft)
    // Drafts read before states were bound to their bureau may hold another state's formula.
    const fault = planFault(plan.state, plan.values)
    if (fault !== undefined) throw unprocessable({ state: fault }, fault)
    await setPlanStatus(
      tx,
      replaces.map(({ id }) => id),
      'REPLACED',
    )
    await setPlanStatus(tx, [plan.id], 'IN_FORCE')
    await tx.record({
      action: 'mod-plan.put-in-force',
      subject: { type: 'mod-plan', id: plan.id },
      before: { replaced: replaces.map(({ id }) => id) },
      after: { brokerage, state: plan.state, name: planName(plan) },
      events: [brokerageChange(brokerage, 'experience')],
    })
    return { status: 200, body: await plansView(tx, brokerage) }
  })
