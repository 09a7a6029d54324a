import { joiningCalls } from '@portico/contract/areas/people/joining.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { acceptOwnInvitation } from './accept-own-invitation.ts'
import { askToRegister } from './ask-to-register.ts'
import { completeRegistration } from './complete-registration.ts'
import { getInvitation } from './get-invitation.ts'
import { getRegistration } from './get-registration.ts'

export const joiningRoutes = bind(joiningCalls, {
  'GET /open/invitations/{identifier}': getInvitation,
  'POST /open/invitations/{identifier}/accept': acceptInvitation,
  'POST /api/invitations/{identifier}/accept': acceptOwnInvitation,
  'POST /open/registrations': askToRegister,
  'GET /open/registrations/{identifier}': getRegistration,
  'POST /open/registrations/{identifier}/complete': completeRegistration,
})
