import { type Heard, openEventStream } from './event-stream.ts'

interface SharedStream {
  readonly userId: string
  /** Where the stream stood when this page learnt whose it is. */
  readonly startPlace: string
  /** Called in every tab, for every event and when the stream was broken and stands again. */
  readonly onHeard: (heard: Heard) => void
}

/**
 * Listens to the events of a user with one stream for all tabs of this browser: browsers allow a host few connections,
 * so a stream in each tab would leave none for the pages. One tab holds it and tells the others; when that tab closes,
 * another takes over where it stopped. Answers how to stop listening.
 */
export function openSharedStream({ userId, startPlace, onHeard }: SharedStream): () => void {
  // Only secure origins have locks; without them each tab has a stream of its own.
  if (!('locks' in navigator)) return openEventStream({ userId, startPlace, onHeard, isResumed: false })
  const name = `portico.events.${userId}`
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', ({ data }: MessageEvent<Heard>) => onHeard(data))
  const stopped = new AbortController()
  const tellAll = (heard: Heard): void => {
    tabs.postMessage(heard)
    onHeard(heard)
  }
  /** Holds the stream, and with it the lock, until this tab stops listening. */
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
    // Whoever stops listening stops waiting, too.
    .catch(() => undefined)
}
