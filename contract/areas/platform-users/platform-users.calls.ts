import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { isCut, nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { PlatformUser, PlatformUserFilter, PlatformUserListing, UserReason } from './platform-user.shapes.ts'

const access = 'administrator'
export const ofUser = z.object({ username: z.string().max(320) })

/** Actions on one login, which return its updated version. */
const ofLogin = {
  access,
  limits: [{ per: 'user', tries: 120, minutes: 60 }],
  params: ofUser,
  responses: { 200: PlatformUser, 403: Problem, 404: Problem, 422: Problem },
} as const
export const withReason = { ...ofLogin, stepUp: true, body: UserReason } as const

/** How platform administrators look after logins. Roles are given by the accounts and brokerages themselves. */
export const platformUsersCalls = calls({
  'GET /api/administration/users': {
    access,
    summary: 'Lists the users of the platform by username. Platform administrators only.',
    query: PlatformUserFilter.extend(pageQuery),
    responses: {
      200: z.object({
        items: z.array(PlatformUserListing),
        nextCursor,
        isCut,
      }),
      403: Problem,
    },
  },
  'GET /api/administration/users/{username}': {
    access,
    summary: 'Returns a user with roles, sessions and two-factor. Platform administrators only.',
    params: ofUser,
    responses: { 200: PlatformUser, 403: Problem, 404: Problem },
  },
  'POST /api/administration/users/{username}/enable': { ...withReason, summary: 'Enables a disabled login.' },
  'PUT /api/administration/users/{username}/viewer': {
    ...withReason,
    summary: 'Makes a user read-only, or no longer.',
    body: UserReason.extend({ isViewer: z.boolean() }),
  },
  'POST /api/administration/users/{username}/log-out': { ...ofLogin, summary: 'Ends all sessions of a user.' },
  'POST /api/administration/users/{username}/unlock': { ...ofLogin, summary: 'Removes the delay after failed logins.' },
  'POST /api/administration/users/{username}/password-reset': {
    ...ofLogin,
    summary: 'Emails a user a link to set a new password.',
  },
  'POST /api/administration/users/{username}/two-factor-reset': {
    ...withReason,
    summary: 'Turns off the two-factor of a user who lost phone or app, ends their sessions, and notifies them.',
  },
})
