import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { BrokerInvitation, BrokerInvitationDraft } from './invitation.shapes.ts'
import { BrokerMember, BrokerRights } from './person.shapes.ts'

const inBrokerage = z.object({ brokerCode: z.string() })
const ofInvitation = inBrokerage.extend({ invitationId: z.string() })
export const ofMember = inBrokerage.extend({ userId: z.string() })
const StaleMember = Problem.extend({ current: BrokerMember }).meta({ id: 'StaleBrokerMember' })

/** The staff of a brokerage, and its invitations. */
export const brokeragePeopleCalls = calls({
  'GET /api/brokerages/{brokerCode}/people': {
    access: 'brokerage',
    summary: 'The staff of a brokerage with their roles, by name.',
    params: inBrokerage,
    query: z.object({ search: text().trim().max(100).optional(), ...pageQuery }),
    responses: { 200: z.object({ items: z.array(BrokerMember), nextCursor }) },
  },
  'PUT /api/brokerages/{brokerCode}/people/{userId}': {
    access: 'brokerage-admin',
    summary: 'Changes the roles of someone on the staff. `was` is what the change started from.',
    params: ofMember,
    body: BrokerRights.extend({ was: BrokerRights }),
    responses: { 200: BrokerMember, 403: Problem, 404: Problem, 409: StaleMember, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/invitations': {
    access: 'brokerage',
    summary: 'Lists open invitations to join a brokerage, newest first.',
    params: inBrokerage,
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(BrokerInvitation), nextCursor }) },
  },
  'POST /api/brokerages/{brokerCode}/invitations': {
    access: 'brokerage',
    summary: 'Invites a colleague to the staff by email.',
    limits: [{ per: 'user', tries: 200, minutes: 60 }],
    params: inBrokerage,
    body: BrokerInvitationDraft,
    responses: { 201: BrokerInvitation, 403: Problem, 422: Problem },
  },
  'POST /api/brokerages/{brokerCode}/invitations/{invitationId}/resend': {
    access: 'brokerage',
    summary: 'Resends an invitation with a new link that expires in 7 days; the old link stops working.',
    limits: [{ per: 'user', tries: 200, minutes: 60 }],
    params: ofInvitation,
    responses: { 200: BrokerInvitation, 403: Problem, 404: Problem },
  },
  'DELETE /api/brokerages/{brokerCode}/invitations/{invitationId}': {
    access: 'brokerage',
    summary: 'Revokes an invitation; its link stops working.',
    params: ofInvitation,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
})

/** What happens to open work as someone leaves is decided where all of it is known. */
export const leavingStaffCalls = calls({
  'DELETE /api/brokerages/{brokerCode}/people/{userId}': {
    access: 'brokerage-admin',
    summary: 'Removes a person from the staff immediately, and hands their open work to a colleague if one is named.',
    params: ofMember,
    query: z.object({ handOver: z.string().max(320).optional().meta({ description: 'Username of the colleague' }) }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
})
