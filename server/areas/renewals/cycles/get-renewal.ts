import type { Handler } from '../../../platform/context.ts'
import { wantedCycle } from './cycle.view.ts'
import { renewalView } from './renewal.view.ts'

/** A renewal with its sections and how far each has come. */
export const getRenewal: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}'> = async (context, { params }) =>
  context.read(async (tx) => {
    const cycle = await wantedCycle(tx, context.account.account, params.cycleId)
    return { status: 200, body: await renewalView(tx, context.account, cycle, context.platform.now()) }
  })
