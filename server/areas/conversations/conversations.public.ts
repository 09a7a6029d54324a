export { inboundRoutes } from './conversations.routes.ts'
export { bySecret } from './inbound/by-secret.ts'
