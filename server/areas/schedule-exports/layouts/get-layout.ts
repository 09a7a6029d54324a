import type { Verb } from '../../../platform/context.ts'
import { layoutView } from './layout.view.ts'

/** The layout in which a brokerage exports a schedule. */
export const getLayout: Verb<'GET /api/broker-admin/{id}/schedule-export/{type}'> = async (context, { params }) => ({
  status: 200,
  body: await context.read((tx) => layoutView(tx, { brokerage: context.brokerage.brokerage, type: params.type })),
})
