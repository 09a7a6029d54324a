import type { Verb } from '../../platform/context.ts'
import type { EventHub } from './event-hub.ts'
import { parsePosition } from './event-position.ts'

/** Opens the stream of what happens, from now on or after the last event that the browser has seen. */
export const openEventStream =
  (hub: EventHub): Verb<'GET /server-events'> =>
  async (context, { query }) => ({
    status: 200,
    stream: (stream) => {
      const after = parsePosition(context.header('last-event-id') ?? query.lastEventId)
      hub.join(stream, context.actor, context.recheck, after).catch((error: unknown) => {
        context.log.error({ err: error }, 'an event stream could not be opened')
        stream.end()
      })
    },
  })
