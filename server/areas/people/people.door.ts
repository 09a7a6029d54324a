export { moveAccountInvitations } from './account/account-invitations.store.ts'
export { accountPeopleRoutes } from './account/account-people.routes.ts'
export { brokeragePeopleRoutes } from './brokerage/brokerage-people.routes.ts'
export { joiningRoutes } from './joining/joining.routes.ts'
