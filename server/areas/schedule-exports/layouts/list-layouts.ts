import type { Handler } from '../../../platform/context.ts'
import { layoutsView } from './layout.view.ts'

/** The layouts of a brokerage, schedule by schedule. */
export const listLayouts: Handler<'GET /api/broker-admin/{id}/schedule-export'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => layoutsView(tx, context.brokerage.brokerage)),
})
