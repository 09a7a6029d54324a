import { eventsCalls } from '@portico/contract/areas/events/events.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import type { EventHub } from './event-hub.ts'
import { openEventStream } from './open-event-stream.ts'

export const eventsRoutes = (hub: EventHub) => bind(eventsCalls, { 'GET /server-events': openEventStream(hub) })
