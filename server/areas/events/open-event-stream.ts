import type { Handler } from '../../platform/context.ts'
import type { EventHub } from './event-hub.ts'
import { parsePosition } from './event-position.ts'

/**
 * Opens the event stream, from now on or after the last event that the browser has seen. The header marks a reconnect;
 * changes since then are not sent, since the page refetches everything it shows.
 */
export const openEventStream =
  (hub: EventHub): Handler<'GET /server-events'> =>
  async (context, { query }) => ({
    status: 200,
    stream: (stream) => {
      const resumed = context.header('last-event-id')
      const places = {
        after: parsePosition(resumed ?? query.lastEventId),
        changesAfter: resumed === undefined ? parsePosition(query.changesAfter) : undefined,
      }
      hub.join(stream, context.actor, context.recheck, places).catch((error: unknown) => {
        context.log.error({ err: error }, 'an event stream could not be opened')
        stream.end()
      })
    },
  })
