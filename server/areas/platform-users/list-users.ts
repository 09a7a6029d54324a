import type { Handler } from '../../platform/context.ts'
import { userListView } from './user-list.view.ts'

/** The users of the platform. */
export const listUsers: Handler<'GET /api/administration/users'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => userListView(tx, query)),
})
