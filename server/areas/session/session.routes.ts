import { sessionCalls } from '@portico/contract/areas/session/session.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getCurrentUser } from './get-current-user.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'

export const sessionRoutes = bind(sessionCalls, {
  'POST /auth/login': logIn,
  'POST /auth/refresh': refreshSession,
  'POST /auth/logout': logOut,
  'GET /api/users/me': getCurrentUser,
})
