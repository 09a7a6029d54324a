import type { Handler } from '../../../platform/context.ts'
import { dataRunsView } from './data-runs.view.ts'

/** Imports, uploads, and updates of a brokerage with their results. */
export const listDataRuns: Handler<'GET /api/brokerages/{brokerCode}/data-runs'> = async (context, { query }) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, now: context.platform.now() }
  return { status: 200, body: await context.read((tx) => dataRunsView(tx, asked)) }
}
