export { inboundRoutes } from './conversations.routes.ts'
