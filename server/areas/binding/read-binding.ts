import type { Verb } from '../../platform/context.ts'
import { readerOf, wantedCycle } from './binding.access.ts'
import { bindDecisionView } from './binding.view.ts'

/** What the client accepted of a renewal, and how far each has come to cover. */
export const readBinding: Verb<'GET /api/accounts/{accountId}/renewals/{cycleId}/binding'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const reader = await readerOf(tx, context)
    const cycle = await wantedCycle(tx, reader.account, params.cycleId)
    return { status: 200, body: await bindDecisionView(tx, reader, cycle) }
  })
