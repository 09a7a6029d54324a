import type { Verb } from '../../platform/context.ts'
import { currentUserView } from './current-user.read-model.ts'

/** The person behind the session; only what the login itself tells while the session is incomplete. */
export const getCurrentUser: Verb<'GET /api/users/me'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => currentUserView(tx, context)),
})
