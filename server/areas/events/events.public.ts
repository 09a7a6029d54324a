export { adminConversion, brokerageChange, change, notification, portalChange, wizardUpload } from './outbox-events.ts'
export { EventHub } from './event-hub.ts'
export { eventsRoutes } from './events.routes.ts'
