import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { ofUser, withReason } from '../platform-users/platform-users.calls.ts'
import { DisableUser, OpenWork } from './open-work.shapes.ts'

/** Handing over what someone has open, when their login is disabled. */
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
})
