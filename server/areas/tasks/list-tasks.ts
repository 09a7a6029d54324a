import type { Handler } from '../../platform/context.ts'
import { readerOf, taskListsView } from './task-lists.view.ts'

/** Tasks of an account, soonest due first. */
export const listTasks: Handler<'GET /api/accounts/{accountId}/tasks'> = async (context, { query }) => {
  return { status: 200, body: await context.read((tx) => taskListsView(tx, readerOf(context), query)) }
}
