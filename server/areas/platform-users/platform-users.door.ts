export { platformUsersRoutes } from './platform-users.routes.ts'
