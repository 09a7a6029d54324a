import { type Heard, openEventStream } from './event-stream.ts'

interface SharedStream {
  readonly userId: string
  /** The stream position when this page learned who is logged in. */
  readonly startPlace: string
  /** Called in every tab for every event, and after a reconnect. */
  readonly onHeard: (heard: Heard) => void
}

/**
 * Listens to a user's events with one stream for all tabs of this browser: browsers limit connections per host, so a
 * stream per tab would leave none for the pages. One tab holds the stream and broadcasts to the others; when it closes,
 * another continues from its position. Returns how to stop listening.
 */
export function openSharedStream({ userId, startPlace, onHeard }: SharedStream): () => void {
  // Only secure origins have locks; without them each tab has its own stream.
  if (!('locks' in navigator)) return openEventStream({ userId, startPlace, onHeard, isResumed: false })
  const name = `portico.events.${userId}`
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => onHeard(data))
  const stopped = new AbortController()
  const tellAll = (heard: Heard): void => {
    tabs.postMessage(heard)
    onHeard(heard)
  }
  /** Holds the stream and its lock until this tab stops listening. */
  const hold = (isResumed: boolean): Promise<void> =>
    new Promise((release) => {
      const close = openEventStream({ userId, startPlace, onHeard: tellAll, isResumed })
      const stop = (): void => {
        close()
        release()
      }
      if (stopped.signal.aborted) stop()
      else stopped.signal.addEventListener('abort', stop)
    })
  void takeTurns(name, stopped.signal, hold)
  return () => {
    stopped.abort()
    tabs.close()
  }
}

async function takeTurns(
  name: string,
  signal: AbortSignal,
  hold: (isResumed: boolean) => Promise<void>,
): Promise<void> {
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await hold(false)
    return true
  })
  if (isFirst || signal.aborted) return
  await navigator.locks
    .request(name, { signal }, () => hold(true))
    // Stopping also ends the wait for the lock.
    .catch(() => undefined)
}
