import { accountPeopleCalls } from '@portico/contract/areas/people/account-people.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { changeAccountPerson } from './change-account-person.ts'
import { inviteToAccount } from './invite-to-account.ts'
import { listAccountInvitations } from './list-account-invitations.ts'
import { listAccountPeople } from './list-account-people.ts'
import { removeAccountPerson } from './remove-account-person.ts'
import { resendAccountInvitation } from './resend-account-invitation.ts'
import { resetPersonTwoFactor } from './reset-person-two-factor.ts'
import { revokeAccountInvitation } from './revoke-account-invitation.ts'
import { transferAdmin } from './transfer-admin.ts'

export const accountPeopleRoutes = bind(accountPeopleCalls, {
  'GET /api/accounts/{accountId}/people': listAccountPeople,
  'PUT /api/accounts/{accountId}/people/{userId}': changeAccountPerson,
  'POST /api/accounts/{accountId}/people/{userId}/two-factor-reset': resetPersonTwoFactor,
  'POST /api/accounts/{accountId}/people/{userId}/admin-transfer': transferAdmin,
  'DELETE /api/accounts/{accountId}/people/{userId}': removeAccountPerson,
  'GET /api/accounts/{accountId}/invitations': listAccountInvitations,
  'POST /api/accounts/{accountId}/invitations': inviteToAccount,
  'POST /api/accounts/{accountId}/invitations/{invitationId}/resend': resendAccountInvitation,
  'DELETE /api/accounts/{accountId}/invitations/{invitationId}': revokeAccountInvitation,
})
