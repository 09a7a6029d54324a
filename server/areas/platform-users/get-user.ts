import type { Handler } from '../../platform/context.ts'
import { wantedUser } from './user.view.ts'

/** One user of the platform. */
export const getUser: Handler<'GET /api/administration/users/{username}'> = async (context, { params }) => {
  const { user } = await context.read((tx) => wantedUser(tx, context, params.username))
  return { status: 200, body: user }
}
