import type { PlanPreview, RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { planView, replacedBy } from '../plan.view.ts'

/** The rating values of a state, next to those they would replace. */
export const previewPlan: Handler<'GET /api/brokerages/{brokerCode}/mod-plans/{planId}'> = async (
  context,
  { params: { planId } },
) => {
  const { brokerage } = context.brokerage
  return context.read(async (tx) => ({ status: 200, body: await previewOf(tx, brokerage, planId) }))
}

/** A brokerage's plan by id; ends the call if it does not exist. */
export async function planOfId(tx: Tx, brokerage: string, id: string): Promise<RatingPlan> {
  const plan = await planView(tx, brokerage, id)
  if (plan === undefined) throw notFound()
  return plan
}

/** A plan with what it would replace. */
export async function previewOf(tx: Tx, brokerage: string, id: string): Promise<PlanPreview> {
  const plan = await planOfId(tx, brokerage, id)
  return { plan, replaces: await replacedBy(tx, brokerage, plan) }
}
