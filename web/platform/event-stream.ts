import { refreshSession, SessionEnded } from './refresh.ts'
import { endSession } from './session.ts'
import { deviceStorage } from './storage.ts'

type Handler = (data: unknown, id: string) => void

interface StreamOptions {
  /** Whose place in the stream is remembered, so that what was missed while away arrives. */
  readonly userId: string
  readonly handlers: Readonly<Record<string, Handler>>
  /** The stream was broken and stands again: something may have been missed. */
  readonly onReopened: () => void
}

const startAfterMs = 1500
const longestPauseMs = 60_000

/** Opens the event stream 1.5 seconds from now and keeps it open; answers how to close it. */
export function openEventStream(options: StreamOptions): () => void {
  const placeName = `portico.events.${options.userId}`
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let wasOpen = false

  const connect = (): void => {
    const place = deviceStorage.read(placeName)
    // A new EventSource cannot send the Last-Event-ID header, so the place travels in the query.
    source = new EventSource(
      place === null ? '/server-events' : `/server-events?lastEventId=${encodeURIComponent(place)}`,
      {
        withCredentials: true,
      },
    )
    source.addEventListener('open', () => {
      failures = 0
      if (wasOpen) options.onReopened()
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // While it is CONNECTING the browser tries again by itself; CLOSED is the server's answer 204 or a refusal.
      if (source?.readyState === EventSource.CLOSED) void reconnect()
    })
    for (const [name, handle] of Object.entries(options.handlers))
      source.addEventListener(name, (event: MessageEvent<string>) => {
        if (event.lastEventId !== '') deviceStorage.write(placeName, event.lastEventId)
        const data = parsed(event.data)
        if (data !== undefined) handle(data, event.lastEventId)
      })
  }

  const reconnect = async (): Promise<void> => {
    source?.close()
    failures += 1
    const pause = Math.min(longestPauseMs, 1000 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)
    clearTimeout(timer)
    timer = setTimeout(() => {
      refreshSession(Date.now())
        .then(connect)
        .catch((error: unknown) => {
          if (error instanceof SessionEnded) endSession('expired')
        })
    }, pause)
  }

  timer = setTimeout(connect, startAfterMs)
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
