import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { planName } from '@portico/contract/areas/experience/mod.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { deletePlan, lockPlans } from '../plan.store.ts'
import { planOfId } from './preview-plan.ts'

/** Deletes a draft. Plans that were ever active are never deleted. */
export const discardPlan: Handler<'DELETE /api/brokerages/{brokerCode}/mod-plans/{planId}'> = async (
  context,
  { params: { planId } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    await lockPlans(tx, brokerage)
    const plan = await planOfId(tx, brokerage, planId)
    if (plan.status !== 'DRAFT') throw new ErrorResponse(409, 'not_draft', experienceMessages.notDraft)
    await deletePlan(tx, plan.id)
    await tx.record({
      action: 'mod-plan.discard',
      subject: { type: 'mod-plan', id: plan.id },
      before: { brokerage, state: plan.state, name: planName(plan), classes: plan.classCount },
    })
    return { status: 204 }
  })
