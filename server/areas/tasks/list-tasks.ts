import type { Verb } from '../../platform/context.ts'
import { taskListsView } from './task-lists.view.ts'

/** Tasks of an account, soonest due first. */
export const listTasks: Verb<'GET /api/accounts/{accountId}/tasks'> = async (context, { query }) => {
  const reader = { account: context.account.account, userId: context.actor.userId }
  return { status: 200, body: await context.read((tx) => taskListsView(tx, reader, query)) }
}
