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

/** How a person comes to have a login: by invitation, or by registering. */
export const joiningCalls = calls({
  'GET /open/invitations/{identifier}': {
    access: 'open',
    summary: 'An invitation, for whoever holds its link. Looking does not use it up.',
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
    summary: 'Asks for a login: a link is mailed. Answers alike whether the address has one already or not.',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    body: RegistrationDraft,
    responses: { 202: 'nothing', 422: Problem },
  },
  'GET /open/registrations/{identifier}': {
    access: 'open',
    summary: 'A registration, for whoever holds its link.',
    limits: looked,
    params: byIdentifier,
    responses: { 200: OpenRegistration, 404: Problem },
  },
  'POST /open/registrations/{identifier}/complete': {
    access: 'open',
    summary: 'Completes a registration: the login is made, a prospect account with it where a brokerage was named.',
    limits: looked,
    params: byIdentifier,
    body: RegistrationCompletion,
    responses: { 200: LoginUser, 400: Problem, 404: Problem, 422: Problem },
  },
})
