export { refuseOwn } from './refuse-own.ts'
export { hasOtherAdministrator, wantedUser } from './user.view.ts'
