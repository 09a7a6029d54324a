import type { Handler } from '../../../platform/context.ts'
import { scheduleSummaryView } from './schedule-summary.view.ts'

export const summarizeSchedules: Handler<'GET /api/accounts/{id}/schedules/summary'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => scheduleSummaryView(tx, context.account.account)),
})
