import type { Handler } from '../../../platform/context.ts'
import { wantedCycle } from '../cycles/cycle.view.ts'
import { pathFor, pathOf } from './path-of.ts'

/** Each step's safe date and forecast, and who has had the renewal for how long. */
export const getCriticalPath: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { account } = context
    const cycle = await wantedCycle(tx, account.account, params.cycleId)
    const path = await pathOf(tx, account, { cycle, now: context.platform.now() })
    return { status: 200, body: pathFor(account, path) }
  })
