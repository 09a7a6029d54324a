import { sessionCalls } from '@portico/contract/areas/session/session.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { endOtherSessions } from './own-sessions/end-other-sessions.ts'
import { endOwnSession } from './own-sessions/end-own-session.ts'
import { getCurrentUser } from './get-current-user.ts'
import { listOwnSessions } from './own-sessions/list-own-sessions.ts'
import { logInByLink } from './login/log-in-by-link.ts'
import { logIn } from './login/log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { requestLoginLink } from './login/request-login-link.ts'

export const sessionRoutes = bind(sessionCalls, {
  'POST /auth/login': logIn,
  'POST /auth/login-link': requestLoginLink,
  'POST /auth/login-with-single-use': logInByLink,
  'POST /auth/refresh': refreshSession,
  'POST /auth/logout': logOut,
  'GET /api/users/me': getCurrentUser,
  'GET /api/users/self/sessions': listOwnSessions,
  'DELETE /api/users/self/sessions': endOtherSessions,
  'DELETE /api/users/self/sessions/{sessionId}': endOwnSession,
})
