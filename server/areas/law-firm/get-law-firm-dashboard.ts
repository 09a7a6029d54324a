import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { notFound } from '../../platform/error-response.ts'
import { lawFirmDashboardView } from './law-firm-dashboard.view.ts'

/** The professional liability policy of a law firm. */
export const getLawFirmDashboard: Handler<'GET /api/accounts/{accountCode}/alps/dashboard'> = async (context) => {
  const body = await context.read((tx) => lawFirmDashboardView(tx, context.account.account, todayOf(context)))
  if (body === undefined) throw notFound()
  return { status: 200, body }
}
