import { isSectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { Verb } from '../../../platform/context.ts'
import { wantedCycle } from '../cycles/cycle.view.ts'
import { seesSection } from '../renewal.access.ts'
import { pathOf } from './path-of.ts'

/** Until when each step is safe, when it will be done, and who has had the renewal how long. */
export const getCriticalPath: Verb<'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { account } = context
    const cycle = await wantedCycle(tx, account.account, params.cycleId)
    const { steps, slippingDays, held } = await pathOf(tx, account, cycle, context.platform.now())
    const shown = steps.filter(({ step }) => !isSectionKind(step) || seesSection(account, step))
    return { status: 200, body: { steps: shown, slippingDays, held } }
  })
