import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { accountListView } from './account-list.view.ts'

/** The accounts that the user may open. */
export const listAccounts: Handler<'GET /api/accounts'> = async (context, { query }) => {
  const today = todayOf(context)
  return { status: 200, body: await context.read((tx) => accountListView(tx, context.actor, { ...query, today })) }
}
