import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import {
  Credentials,
  CurrentUser,
  LoginUser,
  NamedUser,
  OwnSessions,
  Refreshed,
  SingleUseLogin,
  SingleUseTokens,
} from './session.shapes.ts'

export const sessionCalls = calls({
  'POST /auth/login': {
    access: 'open',
    summary: 'Starts a session. A wrong name, a wrong password, and a locked user get the same response.',
    limits: [{ per: 'address', tries: 100, minutes: 5, refusedOnly: true }],
    body: Credentials,
    responses: { 200: LoginUser, 422: Problem },
  },
  'POST /auth/login-link': {
    access: 'open',
    summary: 'Emails a 15-minute one-time login link. The response does not reveal whether the user exists.',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    body: NamedUser,
    responses: { 202: 'nothing' },
  },
  'POST /auth/login-with-single-use': {
    access: 'open',
    summary: 'Starts a session by the two tokens of a link. They work once.',
    limits: [{ per: 'address', tries: 30, minutes: 15, refusedOnly: true }],
    body: SingleUseTokens,
    responses: { 200: SingleUseLogin, 422: Problem },
  },
  'POST /auth/refresh': {
    access: 'open',
    summary: 'Rotates the refresh cookie and extends the session.',
    responses: { 200: Refreshed, 401: Problem },
  },
  'POST /auth/logout': {
    access: 'open',
    summary: 'Ends the session, including its event streams.',
    responses: { 204: 'nothing' },
  },
  'GET /api/users/me': {
    access: 'half-signed-in',
    summary: 'The current user.',
    responses: { 200: CurrentUser },
  },
  'GET /api/users/self/sessions': {
    access: 'self',
    summary: 'Lists the user’s own sessions, latest active first.',
    responses: { 200: OwnSessions },
  },
  'DELETE /api/users/self/sessions': {
    access: 'self',
    summary: 'Ends all of the user’s other sessions.',
    responses: { 200: OwnSessions },
  },
  'DELETE /api/users/self/sessions/{sessionId}': {
    access: 'self',
    summary: 'Ends one of the user’s own sessions.',
    params: z.object({ sessionId: z.string() }),
    responses: { 200: OwnSessions, 404: Problem },
  },
})
