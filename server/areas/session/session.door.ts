export { hashPassword } from './passwords.ts'
export { sessionRoutes } from './session.routes.ts'
export { openSessionDirectory } from './session-directory.ts'
export type { SessionTables } from './session.table.ts'
