import type { Handler } from '../../platform/context.ts'
import { readerOf } from './binding.access.ts'
import { bindDecisionView } from './binding.view.ts'
import { placementCycle } from '../placement/placement.public.ts'

/** What the client accepted of a renewal, and the progress of each bind request. */
export const readBinding: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/binding'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const reader = await readerOf(tx, context)
    const cycle = await placementCycle(tx, context, params.cycleId)
    return { status: 200, body: await bindDecisionView(tx, reader, cycle) }
  })
