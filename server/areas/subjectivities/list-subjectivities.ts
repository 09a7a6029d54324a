import type { Handler } from '../../platform/context.ts'
import { subjectivitiesView } from './subjectivities.read-model.ts'
import { readerOf } from './subjectivity.access.ts'
import { placementCycle } from '../placement/placement.public.ts'

/** The subjectivities of a renewal. */
export const listSubjectivities: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const reader = readerOf(context)
    const cycle = await placementCycle(tx, context, params.cycleId)
    return { status: 200, body: await subjectivitiesView(tx, reader, cycle) }
  })
