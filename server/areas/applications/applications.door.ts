export { applicationsRoutes, profilePagesRoutes } from './applications.routes.ts'
