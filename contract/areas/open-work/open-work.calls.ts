import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { ofMember } from '../people/brokerage-people.calls.ts'
import { PlatformUser } from '../platform-users/platform-user.shapes.ts'
import { ofUser, withReason } from '../platform-users/platform-users.calls.ts'
import { DisableUser, OpenWork } from './open-work.shapes.ts'
import { keptLogin, UserMerge, UserMergePlan } from './user-merge.shapes.ts'

const StalePlan = Problem.extend({ current: UserMergePlan }).meta({ id: 'StaleUserMergePlan' })

/** Handing over what someone has open, when their login is disabled or they leave a brokerage. */
export const openWorkCalls = calls({
  'GET /api/administration/users/{username}/open-work': {
    access: 'administrator',
    summary:
      'Counts what a user has open at each brokerage, with who could take it over. Platform administrators only.',
    params: ofUser,
    responses: { 200: OpenWork, 403: Problem, 404: Problem },
  },
  'POST /api/administration/users/{username}/disable': {
    ...withReason,
    summary:
      'Disables a login, ends its sessions, and hands open work to colleagues. Never the own login, nor the last administrator’s.',
    body: DisableUser,
  },
  'GET /api/administration/users/{username}/merge': {
    access: 'administrator',
    summary:
      'Returns what merging a login into another one of the same person would move. Platform administrators only.',
    params: ofUser,
    query: z.object({ into: keptLogin.schema }),
    responses: { 200: UserMergePlan, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/administration/users/{username}/merge': {
    ...withReason,
    summary:
      'Merges a login into another one of the same person: what it has moves there, and it can no longer log in.',
    body: UserMerge,
    responses: { 200: PlatformUser, 403: Problem, 404: Problem, 409: StalePlan, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/people/{userId}/open-work': {
    access: 'brokerage-admin',
    summary: 'Counts what someone on the staff has open at the brokerage, with who could take it over.',
    params: ofMember,
    responses: { 200: OpenWork, 404: Problem },
  },
})
