import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { coverageSummaryView } from './coverage-summary.read-model.ts'

/** What covers an account today. */
export const readCoverageSummary: Handler<'GET /api/accounts/{accountId}/coverage-summary'> = async (context) =>
  context.read(async (tx) => ({ status: 200, body: await ownCoverageSummary(tx, context) }))

/** The same in a transaction, as the current user may see it. */
export function ownCoverageSummary(tx: Tx, context: AccountContext) {
  const { account, holdsAllPermissions, permissions } = context.account
  const seesSchedules = holdsAllPermissions || permissions.includes('OP_READ_SCHEDULES')
  return coverageSummaryView(tx, account, { today: todayOf(context), seesSchedules })
}
