export { makeAccountInvitation } from './account/make-account-invitation.ts'
export { makeBrokerInvitation } from './brokerage/make-broker-invitation.ts'
export { heldMember, takeOffStaff } from './brokerage/take-off-staff.ts'
export { mayChangeStaff } from './people.access.ts'
