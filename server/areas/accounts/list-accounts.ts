import type { Verb } from '../../platform/context.ts'
import { accountListView } from './account-list.view.ts'

/** The accounts that the user may open. */
export const listAccounts: Verb<'GET /api/accounts'> = async (context, { query }) => {
  const today = context.platform.now().toISOString().slice(0, 10)
  return { status: 200, body: await context.read((tx) => accountListView(tx, context.actor, { ...query, today })) }
}
