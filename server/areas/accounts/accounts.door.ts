export { openAccountDirectory } from './account-directory.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { accountPerson, type Person } from './account-person.view.ts'
