import type { Verb } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/today.ts'
import { coverageSummaryView } from './coverage-summary.read-model.ts'

/** What covers an account today. */
export const readCoverageSummary: Verb<'GET /api/accounts/{accountId}/coverage-summary'> = async (context) =>
  context.read(async (tx) => {
    const { account, holdsAllPermissions, permissions } = context.account
    const seesSchedules = holdsAllPermissions || permissions.includes('OP_READ_SCHEDULES')
    return { status: 200, body: await coverageSummaryView(tx, account, { today: todayOf(context), seesSchedules }) }
  })
