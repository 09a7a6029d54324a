import type { Handler } from '../../platform/context.ts'
import { prospectListView } from './prospects.view.ts'

/** The prospects of all brokerages. */
export const listProspects: Handler<'GET /api/administration/prospects'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => prospectListView(tx, query)),
})
