import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { AccountInvitation, AccountInvitationDraft } from './invitation.shapes.ts'
import { AccountMember, AccountRights } from './person.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofInvitation = inAccount.extend({ invitationId: z.string() })
const ofMember = inAccount.extend({ userId: z.string() })
/** What asks for the password again. */
const ofLogin = {
  access: 'account-admin',
  stepUp: true,
  limits: [{ per: 'user', tries: 60, minutes: 60 }],
  params: ofMember,
  responses: { 200: AccountMember, 403: Problem, 404: Problem, 422: Problem },
} as const
const StaleMember = Problem.extend({ current: AccountMember }).meta({ id: 'StaleAccountMember' })

/** The people who work on an account for the insured, and its invitations. */
export const accountPeopleCalls = calls({
  'GET /api/accounts/{accountId}/people': {
    access: 'account-admin',
    summary: 'People of an account with role and permission codes, by name.',
    params: inAccount,
    query: z.object({ search: text().trim().max(100).optional(), ...pageQuery }),
    responses: { 200: z.object({ items: z.array(AccountMember), nextCursor }) },
  },
  'PUT /api/accounts/{accountId}/people/{userId}': {
    access: 'account-admin',
    summary: 'Changes what someone may do on an account. `was` is what the change started from.',
    params: ofMember,
    body: AccountRights.extend({ was: AccountRights }),
    responses: { 200: AccountMember, 403: Problem, 404: Problem, 409: StaleMember, 422: Problem },
  },
  'POST /api/accounts/{accountId}/people/{userId}/two-factor-reset': {
    ...ofLogin,
    summary:
      'Turns off the two-factor of a person who lost phone or app, ends their sessions, and notifies them. Only for others, and only if this account is all they have access to.',
  },
  'POST /api/accounts/{accountId}/people/{userId}/admin-transfer': {
    ...ofLogin,
    summary:
      'Makes a person Admin in place of the current user, who becomes a User, and notifies them. Admins of the insured only.',
  },
  'DELETE /api/accounts/{accountId}/people/{userId}': {
    access: 'account-admin',
    summary: 'Removes a person from an account immediately.',
    params: ofMember,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/invitations': {
    access: 'account-admin',
    summary: 'Lists open invitations to an account, newest first.',
    params: inAccount,
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(AccountInvitation), nextCursor }) },
  },
  'POST /api/accounts/{accountId}/invitations': {
    access: 'account-admin',
    summary: 'Invites a person to an account by email.',
    limits: [{ per: 'user', tries: 200, minutes: 60 }],
    params: inAccount,
    body: AccountInvitationDraft,
    responses: { 201: AccountInvitation, 403: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/invitations/{invitationId}/resend': {
    access: 'account-admin',
    summary: 'Resends an invitation with a new link that expires in 7 days; the old link stops working.',
    limits: [{ per: 'user', tries: 200, minutes: 60 }],
    params: ofInvitation,
    responses: { 200: AccountInvitation, 403: Problem, 404: Problem },
  },
  'DELETE /api/accounts/{accountId}/invitations/{invitationId}': {
    access: 'account-admin',
    summary: 'Revokes an invitation; its link stops working.',
    params: ofInvitation,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
})
