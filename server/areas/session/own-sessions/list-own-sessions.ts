import type { Handler } from '../../../platform/context.ts'
import { ownSessionsView } from './own-sessions.view.ts'

/** The user's own active sessions, latest activity first. */
export const listOwnSessions: Handler<'GET /api/users/self/sessions'> = async ({ read, actor, platform }) => ({
  status: 200,
  body: await read((tx) => ownSessionsView(tx, actor, platform.now())),
})
