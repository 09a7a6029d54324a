import type { Handler } from '../../../platform/context.ts'
import { layoutsOfType } from './layout.view.ts'

/** The layouts in which a brokerage exports a schedule. */
export const getLayouts: Handler<'GET /api/broker-admin/{id}/schedule-export/{type}'> = async (
  context,
  { params },
) => ({
  status: 200,
  body: await context.read((tx) => layoutsOfType(tx, { brokerage: context.brokerage.brokerage, type: params.type })),
})
