import { brokeragePeopleCalls } from '@portico/contract/areas/people/brokerage-people.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { changeBrokeragePerson } from './change-brokerage-person.ts'
import { inviteToBrokerage } from './invite-to-brokerage.ts'
import { listBrokerInvitations } from './list-broker-invitations.ts'
import { listBrokeragePeople } from './list-brokerage-people.ts'
import { resendBrokerInvite } from './resend-broker-invite.ts'
import { revokeBrokerInvitation } from './revoke-broker-invitation.ts'

export const brokeragePeopleRoutes = bind(brokeragePeopleCalls, {
  'GET /api/brokerages/{brokerCode}/people': listBrokeragePeople,
  'PUT /api/brokerages/{brokerCode}/people/{userId}': changeBrokeragePerson,
  'GET /api/brokerages/{brokerCode}/invitations': listBrokerInvitations,
  'POST /api/brokerages/{brokerCode}/invitations': inviteToBrokerage,
  'POST /api/brokerages/{brokerCode}/invitations/{invitationId}/resend': resendBrokerInvite,
  'DELETE /api/brokerages/{brokerCode}/invitations/{invitationId}': revokeBrokerInvitation,
})
