export { makeAccountInvitation } from './account/make-account-invitation.ts'
export { makeBrokerInvitation } from './brokerage/make-broker-invitation.ts'
