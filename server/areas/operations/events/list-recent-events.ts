import type { Handler } from '../../../platform/context.ts'
import { recentEventsView } from './recent-events.view.ts'

/** What was done lately on the platform, newest first. */
export const listRecentEvents: Handler<'GET /api/administration/recent-events'> = async ({ read }, { query }) => ({
  status: 200,
  body: await read((tx) => recentEventsView(tx, query)),
})
