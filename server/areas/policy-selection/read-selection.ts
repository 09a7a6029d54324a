import type { Handler } from '../../platform/context.ts'
import { placementCycle } from '../placement/placement.public.ts'
import { demandLawFirm } from './selection.access.ts'
import { selectionView } from './selection.view.ts'

/** The plans of a law firm's coming term, and what it chose. */
export const readSelection: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/plans'> = async (
  context,
  { params },
) => {
  demandLawFirm(context)
  const body = await context.read(async (tx) => {
    const cycle = await placementCycle(tx, context, params.cycleId)
    return selectionView(tx, context, cycle)
  })
  return { status: 200, body }
}
