import type { Platform } from '../../platform/platform.ts'
import { eventsChannel } from '../../platform/write.ts'
import type { Position } from './event-position.ts'
import { batchSize, currentPosition, eventsAfter, type StoredEvent } from './events.read-model.ts'

/** Milliseconds between looks at the outbox when no wake-up comes: a lost one delays an event, never loses it. */
const pollMs = 5000

export interface EventFeed {
  readonly position: () => Position
  close(): Promise<void>
}

/**
 * Passes on one event and marks it as passed on, synchronously: a listener that starts in between would otherwise miss
 * it.
 */
type Pass = (event: StoredEvent, passed: () => void) => Promise<void>

/**
 * Follows the outbox of events from now on and passes each on, in order, once. The database's notification only wakes
 * it; what happened is read from the table, so every server process sees the same.
 */
export async function openEventFeed(platform: Platform, pass: Pass): Promise<EventFeed> {
  const { database, log } = platform
  let position = await database.read('system', currentPosition)
  let reading: Promise<void> | undefined
  let isAsked = false
  let isClosed = false

  const readOn = async () => {
    while (isAsked && !isClosed) {
      isAsked = false
      // oxlint-disable-next-line no-await-in-loop -- each batch starts where the one before ended
      const events = await database.read('system', (tx) => eventsAfter(tx, position))
      for (const event of events) {
        // oxlint-disable-next-line no-await-in-loop -- order is kept by passing one event after the other
        await pass(event, () => {
          position = event.position
        })
      }
      isAsked ||= events.length === batchSize
    }
  }
  const wake = () => {
    isAsked = true
    reading ??= readOn()
      .catch((error: unknown) => log.error({ err: error }, 'the event feed could not read on'))
      .finally(() => (reading = undefined))
  }
  const stop = await database.listen(eventsChannel, wake, wake)
  const timer = setInterval(wake, pollMs)
  return {
    position: () => position,
    async close() {
      isClosed = true
      clearInterval(timer)
      await stop()
      await reading
    },
  }
}
