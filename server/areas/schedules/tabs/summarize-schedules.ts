import type { Verb } from '../../../platform/context.ts'
import { scheduleSummaryView } from './schedule-summary.view.ts'

export const summarizeSchedules: Verb<'GET /api/accounts/{id}/schedules/summary'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => scheduleSummaryView(tx, context.account.account)),
})
