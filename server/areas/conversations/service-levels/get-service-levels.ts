import type { Handler } from '../../../platform/context.ts'
import { serviceLevelsView } from './service-levels.view.ts'

/** How soon a brokerage answers. */
export const getServiceLevels: Handler<'GET /api/brokerages/{brokerCode}/service-levels'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => serviceLevelsView(tx, context.brokerage.brokerage)),
})
