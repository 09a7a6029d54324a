export { openApplicationsRoutes, openLinksRoutes } from './open-applications.routes.ts'
