import type { Handler } from '../../../../platform/context.ts'
import { shapingBrokeragesView } from './schedule-use.view.ts'

/** The brokerages that shaped the columns of a schedule. */
export const listShapingBrokerages: Handler<'GET /api/administration/schedules/{type}/brokerages'> = async (
  context,
  { params: { type }, query },
) => ({
  status: 200,
  body: await context.read((tx) => shapingBrokeragesView(tx, type, query)),
})
