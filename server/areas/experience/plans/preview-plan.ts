import type { PlanPreview, RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/refusal.ts'
import { planView, replacedBy } from '../plan.view.ts'

/** The values of a state, beside those in whose place they would come. */
export const previewPlan: Verb<'GET /api/brokerages/{brokerCode}/mod-plans/{planId}'> = async (
  context,
  { params: { planId } },
) => {
  const { brokerage } = context.brokerage
  return context.read(async (tx) => ({ status: 200, body: await previewOf(tx, brokerage, planId) }))
}

/** A plan of a brokerage by its id; the call ends where there is none. */
export async function planOfId(tx: Tx, brokerage: string, id: string): Promise<RatingPlan> {
  const plan = await planView(tx, brokerage, id)
  if (plan === undefined) throw notFound()
  return plan
}

/** A plan with what would step back for it. */
export async function previewOf(tx: Tx, brokerage: string, id: string): Promise<PlanPreview> {
  const plan = await planOfId(tx, brokerage, id)
  return { plan, replaces: await replacedBy(tx, brokerage, plan) }
}
