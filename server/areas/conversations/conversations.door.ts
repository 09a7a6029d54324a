export { conversationsRoutes, inboundRoutes } from './conversations.routes.ts'
export { moveConversations } from './conversations.store.ts'
export { bySecret } from './inbound/by-secret.ts'
