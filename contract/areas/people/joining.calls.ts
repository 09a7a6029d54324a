import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { LoginUser } from '../session/session.shapes.ts'
import {
  NewLogin,
  OpenInvitation,
  OpenRegistration,
  RegistrationCompletion,
  RegistrationDraft,
} from './invitation.shapes.ts'

const byIdentifier = z.object({ identifier: z.string().max(100) })
const looked = [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }] as const

/** How a person gets a login: by invitation, or by registering. */
export const joiningCalls = calls({
  'GET /open/invitations/{identifier}': {
    access: 'open',
    summary: 'Returns an invitation to anyone with its link. Viewing does not use it up.',
    limits: looked,
    params: byIdentifier,
    responses: { 200: OpenInvitation, 404: Problem },
  },
  'POST /open/invitations/{identifier}/accept': {
    access: 'open',
    summary: 'Accepts an invitation with a new login, which is then logged in.',
    limits: looked,
    params: byIdentifier,
    body: NewLogin,
    responses: { 200: LoginUser, 400: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/invitations/{identifier}/accept': {
    access: 'self',
    summary: 'Accepts an invitation that was sent to the user’s own address.',
    limits: looked,
    params: byIdentifier,
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'POST /open/registrations': {
    access: 'open',
    summary: 'Requests a login and emails a link. The response does not reveal whether a login exists.',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    body: RegistrationDraft,
    responses: { 202: 'nothing', 422: Problem },
  },
  'GET /open/registrations/{identifier}': {
    access: 'open',
    summary: 'Returns a registration to anyone with its link.',
    limits: looked,
    params: byIdentifier,
    responses: { 200: OpenRegistration, 404: Problem },
  },
  'POST /open/registrations/{identifier}/complete': {
    access: 'open',
    summary: 'Completes a registration: creates the login, and a prospect account if a brokerage was named.',
    limits: looked,
    params: byIdentifier,
    body: RegistrationCompletion,
    responses: { 200: LoginUser, 400: Problem, 404: Problem, 422: Problem },
  },
})
