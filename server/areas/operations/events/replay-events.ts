import type { RecentEvent } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import type { Platform } from '../../../platform/platform.ts'
import { webhookOf } from '../../../platform/webhooks/webhook.ts'
import { inSequence } from '../../../platform/write.ts'
import { eventsById } from './recent-events.view.ts'

const queue = 'event-replay'

/** Sends events to the operator's webhook again, one job each: a failed one is tried again without the others. */
export const replayEvents: Handler<'POST /api/administration/recent-events/replays'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const events = await eventsById(tx, body.ids)
    const [first] = events
    if (first === undefined) throw notFound()
    const { jobs, config } = context.platform
    await inSequence(events, (event) => jobs.enqueue(tx, queue, event))
    const answer = { count: events.length, to: webhookOf(config).name }
    await tx.record({ action: 'event.replay', subject: { type: 'event', id: first.id }, after: answer })
    return { status: 200, body: answer }
  })

/** Delivers replayed events. */
export function workReplays({ jobs, config, now }: Platform): void {
  const webhook = webhookOf(config)
  jobs.work<RecentEvent>(queue, (event) =>
    webhook.deliver({
      id: `event_${event.id}`,
      at: now(),
      content: { type: event.action, timestamp: event.at, data: event },
    }),
  )
}
