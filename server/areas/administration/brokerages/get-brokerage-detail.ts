import type { Handler } from '../../../platform/context.ts'
import { brokerageDetail } from './brokerage-detail.view.ts'

/** A brokerage with its counts, staff, and latest audit entries. */
export const getBrokerageDetail: Handler<'GET /api/administration/brokerages/{brokerCode}'> = async (
  context,
  { params },
) => ({ status: 200, body: await context.read((tx) => brokerageDetail(tx, context, params.brokerCode)) })
