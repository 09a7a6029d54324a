export { unsubscribesRoutes } from './certificate-subscriptions.routes.ts'
