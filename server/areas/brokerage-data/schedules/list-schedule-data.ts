import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { scheduleDataTotals, scheduleDataView } from './schedule-data.view.ts'

/** How complete the schedules of a brokerage’s accounts are. */
export const listScheduleData: Handler<'GET /api/brokerages/{brokerCode}/schedule-data'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, today: todayOf(context) }
  return {
    status: 200,
    body: await context.read(async (tx) => {
      const [page, totals] = await Promise.all([scheduleDataView(tx, asked), scheduleDataTotals(tx, asked)])
      return { ...page, totals }
    }),
  }
}
