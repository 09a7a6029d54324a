import type { Handler } from '../../platform/context.ts'
import { currentUserView } from './current-user.read-model.ts'

/** The session's user; only what the login reveals while the session is incomplete. */
export const getCurrentUser: Handler<'GET /api/users/me'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => currentUserView(tx, context)),
})
