import type { Handler } from '../../platform/context.ts'
import { broadcastListView } from './broadcast.view.ts'

/** The broadcasts, the latest first. */
export const listBroadcasts: Handler<'GET /api/administration/broadcasts'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => broadcastListView(tx, query)),
})
