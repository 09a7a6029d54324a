import type { Verb } from '../../../platform/context.ts'
import { recentEventsView } from './recent-events.view.ts'

/** What was done lately on the platform, newest first. */
export const listRecentEvents: Verb<'GET /api/administration/recent-events'> = async ({ read }, { query }) => ({
  status: 200,
  body: await read((tx) => recentEventsView(tx, query)),
})
