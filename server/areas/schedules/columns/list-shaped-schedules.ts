import type { Handler } from '../../../platform/context.ts'
import { columnSummariesView } from './columns.view.ts'

/** Every schedule whose columns a brokerage may shape. */
export const listShapedSchedules: Handler<'GET /api/broker-admin/{id}/schedule-columns'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => columnSummariesView(tx, context.brokerage.brokerage)),
})
