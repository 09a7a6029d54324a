export { submissionsRoutes } from './submissions.routes.ts'
