import type { Handler } from '../../platform/context.ts'
import { activityView } from './activity.view.ts'

/** What was done on an account, the newest first. */
export const listActivity: Handler<'GET /api/accounts/{accountId}/activity'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => activityView(tx, { ...context.account, who: context }, query)),
})
