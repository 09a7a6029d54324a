import { apiAddress } from '../files/api-address.ts'
import { refreshSession, SessionEnded } from '../upkeep/refresh.ts'
import { leaveEndedSession } from '../session.ts'
import { deviceStorage } from '../storage.ts'

/** An event of the stream, or a reconnect after which events may be missing. */
export type Heard =
  | { readonly kind: 'event'; readonly name: string; readonly data: unknown; readonly id: string }
  | { readonly kind: 'reopened' }

interface StreamOptions {
  /** Whose place in the stream is remembered, so that what was missed while away arrives. */
  readonly userId: string
  /** Where to start if no position is stored: events sent while the page was opening come after it. */
  readonly startPlace: string
  readonly onHeard: (heard: Heard) => void
  /** Whether another stream of this user was open before: this one starts immediately, and events may be missing. */
  readonly isResumed: boolean
}

/** The events that the server sends. */
const names = ['change', 'notification', 'rights', 'wizard-upload', 'admin-conversion'] as const

const startAfterMs = 1500
const longestPauseMs = 60_000

/** Opens the event stream 1.5 seconds from now and keeps it open; returns how to close it. */
export function openEventStream({ userId, startPlace, onHeard, isResumed }: StreamOptions): () => void {
  const placeName = `portico.events.${userId}`
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let wasOpen = isResumed

  const connect = (): void => {
    // A new EventSource cannot send the Last-Event-ID header, so the place travels in the query.
    const query = new URLSearchParams({ lastEventId: deviceStorage.read(placeName) ?? startPlace })
    // Once it was open, all that is on screen is read again instead.
    if (!wasOpen) query.set('changesAfter', startPlace)
    source = new EventSource(apiAddress(`/server-events?${query}`), { withCredentials: true })
    source.addEventListener('open', () => {
      failures = 0
      if (wasOpen) onHeard({ kind: 'reopened' })
      wasOpen = true
    })
    source.addEventListener('error', () => {
      // While CONNECTING the browser retries by itself; CLOSED means a 204 or an error.
      if (source?.readyState === EventSource.CLOSED) void reconnect()
    })
    const keepPlace = ({ lastEventId: id }: MessageEvent<string>): void => {
      if (id !== '') deviceStorage.write(placeName, id)
    }
    // Carries nothing but the place: a stream that breaks before its first event resumes, too.
    source.addEventListener('opened', keepPlace)
    for (const name of names)
      source.addEventListener(name, (event: MessageEvent<string>) => {
        const { lastEventId: id } = event
        keepPlace(event)
        const data = parsed(event.data)
        if (data !== undefined) onHeard({ kind: 'event', name, data, id })
      })
  }

  const reconnect = async (): Promise<void> => {
    source?.close()
    // A renewal by another tab since then counts for this one too.
    const failedAt = Date.now()
    failures += 1
    const pause = Math.min(longestPauseMs, 1000 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)
    clearTimeout(timer)
    timer = setTimeout(() => {
      refreshSession(failedAt)
        .then(connect)
        .catch((error: unknown) => {
          if (error instanceof SessionEnded) leaveEndedSession()
        })
    }, pause)
  }

  timer = setTimeout(connect, isResumed ? 0 : startAfterMs)
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
