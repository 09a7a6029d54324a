import type { EventStream } from '@portico/contract/kit/call.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Directory } from '../../platform/access/guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { audienceOf } from './event-audience.ts'
import { openEventFeed, type EventFeed } from './event-feed.ts'
import { isAfter, positionText, type Position } from './event-position.ts'
import { batchSize, changesTold, currentPosition, eventsToldTo, type StoredEvent } from './events.read-model.ts'

interface Listener {
  readonly stream: EventStream
  actor: Actor
  /** Checks the stream's user again; undefined once the session has ended. */
  readonly recheck: () => Promise<Actor | undefined>
  /** The listener's position: it has seen everything up to there. */
  at: Position
  /** Events that came while the missed ones were still being read. */
  waiting: StoredEvent[] | undefined
}

/** Where a stream resumes: after one position for personal events, after another for changes. */
interface Places {
  readonly after: Position | undefined
  readonly changesAfter: Position | undefined
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

  /** Streams that are open on this server process. */
  get openStreams(): number {
    return this.#listeners.size
  }

  async open(): Promise<void> {
    this.#feed = await openEventFeed(this.#platform, (event, passed) => this.#pass(event, passed))
    this.#heartbeat = setInterval(() => void this.recheck(''), heartbeatMs)
  }

  /** Adds a stream; first it gets what it missed, then its place, to resume from. */
  async join(
    stream: EventStream,
    actor: Actor,
    recheck: Listener['recheck'],
    { after, changesAfter }: Places,
  ): Promise<void> {
    const upTo = this.#feed!.position()
    const listener: Listener = { stream, actor, recheck, at: upTo, waiting: [] }
    this.#listeners.add(listener)
    stream.onClose(() => this.#listeners.delete(listener))
    if (after !== undefined && (await this.#isOfThisDatabase(after, upTo))) {
      listener.at = after
      await this.#sendMissed(listener, upTo)
    }
    if (changesAfter !== undefined) await this.#sendChanges(listener, changesAfter, upTo)
    if (isAfter(upTo, listener.at)) listener.at = upTo
    // Without it a stream that breaks before its first event would leave a gap.
    stream.send({ name: 'opened', id: positionText(listener.at), data: {} })
    const waiting = listener.waiting ?? []
    listener.waiting = undefined
    for (const event of waiting) sendTo(listener, event)
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
      // The person's rights have changed: what is on screen may no longer be allowed.
      else if (actor !== undefined) listener.stream.send({ name: 'rights', data: {} })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    for (const { stream } of this.#listeners) stream.end()
    await this.#feed?.close()
  }

  /**
   * A place ahead of this server was given by one that reads faster. Beyond all that is committed it is of another
   * database, such as one from before a restore, and says nothing.
   */
  async #isOfThisDatabase(place: Position, upTo: Position): Promise<boolean> {
    return !isAfter(place, upTo) || !isAfter(place, await this.#platform.database.read('system', currentPosition))
  }

  async #sendMissed(listener: Listener, upTo: Position): Promise<void> {
    const { actor, at } = listener
    const missed = await this.#platform.database.read('system', (tx) => eventsToldTo(tx, actor.userId, at, upTo))
    for (const event of missed) sendTo(listener, event)
    if (missed.length === batchSize) await this.#sendMissed(listener, upTo)
  }

  /** Without positions: they only say what to refetch, so duplicates do no harm. */
  async #sendChanges(
    { stream, actor }: Pick<Listener, 'stream' | 'actor'>,
    after: Position,
    upTo: Position,
  ): Promise<void> {
    const changes = await this.#platform.database.read('system', (tx) => changesTold(tx, after, upTo))
    for (const event of changes) {
      // oxlint-disable-next-line no-await-in-loop -- what happened within a page's opening is little
      const isMeantFor = await audienceOf(this.#platform, this.#directory, event)
      if (isMeantFor(actor)) stream.send({ name: event.type, data: event.payload })
    }
    const last = changes.at(-1)
    if (changes.length === batchSize && last) await this.#sendChanges({ stream, actor }, last.position, upTo)
  }

  async #pass(event: StoredEvent, passed: () => void): Promise<void> {
    const isMeantFor = await audienceOf(this.#platform, this.#directory, event)
    for (const listener of this.#listeners) {
      if (!isMeantFor(listener.actor)) continue
      if (listener.waiting === undefined) sendTo(listener, event)
      else listener.waiting.push(event)
    }
    passed()
  }
}

/** Sends what the listener has not seen; a faster server may have sent it more already. */
function sendTo(listener: Listener, event: StoredEvent): void {
  if (!isAfter(event.position, listener.at)) return
  listener.at = event.position
  listener.stream.send({ name: event.type, id: positionText(event.position), data: event.payload })
}

const concerns = ({ sessionId, userId, impersonation }: Actor, changed: string) =>
  ['', `session:${sessionId}`, `user:${userId}`, `user:${impersonation?.administratorId}`].includes(changed)
