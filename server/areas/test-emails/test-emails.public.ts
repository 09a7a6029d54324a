export { testEmailsRoutes } from './test-emails.routes.ts'
