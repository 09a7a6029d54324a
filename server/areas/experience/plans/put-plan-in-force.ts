import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { planName } from '@portico/contract/areas/experience/mod.rules.ts'
import { planError } from '@portico/contract/areas/experience/rating-bureaus.ts'
import type { Handler } from '../../../platform/context.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { lockPlans, setPlanStatus } from '../plan.store.ts'
import { plansView } from '../plan.view.ts'
import { previewOf } from './preview-plan.ts'

/** Activates a draft; the plan it replaces is stored as replaced. */
export const putPlanInForce: Handler<'POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force'> = async (
  context,
  { params: { planId } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    await lockPlans(tx, brokerage)
    const { plan, replaces } = await previewOf(tx, brokerage, planId)
    if (plan.status !== 'DRAFT') throw new ErrorResponse(409, 'not_draft', experienceMessages.notDraft)
    // Drafts read before states were bound to their bureau may hold another state's formula.
    const error = planError(plan.state, plan.values)
    if (error !== undefined) throw unprocessable({ state: error }, error)
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
