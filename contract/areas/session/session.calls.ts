import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Credentials, CurrentUser, LoginUser, Refreshed } from './session.shapes.ts'

export const sessionCalls = calls({
  'POST /auth/login': {
    access: 'open',
    summary: 'Starts a session. A wrong name, a wrong password and a locked user answer alike.',
    body: Credentials,
    responses: { 200: LoginUser, 422: Problem },
  },
  'POST /auth/refresh': {
    access: 'open',
    summary: 'Rotates the refresh cookie and extends the session.',
    responses: { 200: Refreshed, 401: Problem },
  },
  'POST /auth/logout': {
    access: 'open',
    summary: 'Ends the session everywhere, its event streams too.',
    responses: { 204: 'nothing' },
  },
  'GET /api/users/me': {
    access: 'half-signed-in',
    summary: 'The current user.',
    responses: { 200: CurrentUser },
  },
})
