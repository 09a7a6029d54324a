import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { entriesView } from './entries.view.ts'

/** The applications of an account. */
export const listApplications: Handler<'GET /api/accounts/{id}/apps'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => entriesView(tx, context.account.account, todayOf(context), query)),
})
