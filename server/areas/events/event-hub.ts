import type { EventStream } from '@portico/contract/kit/call.ts'
import { standingIn, type Actor } from '../../platform/access/actor.ts'
import type { Directory } from '../../platform/access/guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { openEventFeed, type EventFeed } from './event-feed.ts'
import { isAfter, positionText, type Position } from './event-position.ts'
import { batchSize, eventsMissedBy, type StoredEvent } from './events.view.ts'

interface Listener {
  readonly stream: EventStream
  actor: Actor
  /** Asks again who stands behind the stream; undefined once the session has ended. */
  readonly recheck: () => Promise<Actor | undefined>
  /** Events that came while the missed ones were still being read. */
  waiting: StoredEvent[] | undefined
}

/** Milliseconds between signs of life; each also asks whether the session still holds. */
const heartbeatMs = 15_000

/** Passes events on to the open streams of this server process. */
export class EventHub {
  readonly #platform: Platform
  readonly #directory: Pick<Directory, 'accountOf'>
  readonly #listeners = new Set<Listener>()
  #feed: EventFeed | undefined
  #heartbeat: NodeJS.Timeout | undefined

  constructor(platform: Platform, directory: Pick<Directory, 'accountOf'>) {
    this.#platform = platform
    this.#directory = directory
  }

  async open(): Promise<void> {
    this.#feed = await openEventFeed(this.#platform, (event, passed) => this.#pass(event, passed))
    this.#heartbeat = setInterval(() => void this.recheck(''), heartbeatMs)
  }

  /** Adds a stream; first it gets what its person missed since `after`. */
  async join(
    stream: EventStream,
    actor: Actor,
    recheck: Listener['recheck'],
    after: Position | undefined,
  ): Promise<void> {
    const listener: Listener = { stream, actor, recheck, waiting: [] }
    this.#listeners.add(listener)
    stream.onClose(() => this.#listeners.delete(listener))
    const upTo = this.#feed!.position()
    if (after !== undefined) await this.#sendMissed(listener, after, upTo)
    const waiting = listener.waiting ?? []
    listener.waiting = undefined
    for (const event of waiting) if (isAfter(event.position, upTo)) sendTo(listener, event)
  }

  /** Asks again behind the streams of `session:<id>` or `user:<id>`, or all; ends those whose session has ended. */
  async recheck(changed: string): Promise<void> {
    for (const listener of this.#listeners) {
      if (!concerns(listener.actor, changed)) continue
      // oxlint-disable-next-line no-await-in-loop -- thousands of streams must not ask the database at once
      const actor = await listener.recheck().catch(() => listener.actor)
      if (actor === undefined) listener.stream.end()
      else listener.actor = actor
      if (changed === '') listener.stream.send({ name: 'heartbeat', data: {} })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    for (const { stream } of this.#listeners) stream.end()
    await this.#feed?.close()
  }

  async #sendMissed(listener: Listener, after: Position, upTo: Position): Promise<void> {
    const { userId } = listener.actor
    const missed = await this.#platform.database.read('system', (tx) => eventsMissedBy(tx, userId, after, upTo))
    for (const event of missed) sendTo(listener, event)
    const last = missed.at(-1)
    if (missed.length === batchSize && last !== undefined) await this.#sendMissed(listener, last.position, upTo)
  }

  async #pass(event: StoredEvent, passed: () => void): Promise<void> {
    const account = event.account === null ? undefined : await this.#directory.accountOf(event.account)
    for (const listener of this.#listeners) {
      const isMeant =
        event.userId === null
          ? account !== undefined && standingIn(listener.actor, account) !== undefined
          : event.userId === listener.actor.userId
      if (!isMeant) continue
      if (listener.waiting === undefined) sendTo(listener, event)
      else listener.waiting.push(event)
    }
    passed()
  }
}

function sendTo({ stream }: Listener, event: StoredEvent): void {
  stream.send({ name: event.type, id: positionText(event.position), data: event.payload })
}

const concerns = (actor: Actor, changed: string) =>
  changed === '' || changed === `session:${actor.sessionId}` || changed === `user:${actor.userId}`
