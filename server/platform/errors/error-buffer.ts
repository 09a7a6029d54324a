import type { ErrorSource } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import type { DatabaseLog } from '../database/database.ts'

/** One error as it occurred; it is scrubbed before anything is stored. */
export interface Sighting {
  readonly source: ErrorSource
  /** The call, the queue, or the page pattern. */
  readonly place: string
  readonly name: string
  readonly message: string
  readonly stack: string
  /** The build of the pages; empty if unknown. */
  readonly release: string
  readonly brokerage: string | null
}

/** A sighting with how often, and when last, it happened since the last flush. */
export interface Counted extends Sighting {
  readonly times: number
  readonly lastAt: Date
}

type Store = (sightings: readonly Counted[]) => Promise<void>

interface Parts {
  readonly log: DatabaseLog
  readonly now: () => Date
  readonly release: string
}

const flushMs = 5000
/** At most this many different errors wait; during a flood, the first ones are stored. */
const mostWaiting = 200

/**
 * Errors on their way to the database. They are counted in memory and stored every few seconds, apart from what failed:
 * a call that fails takes no longer, and neither a flood of errors nor a database that is away makes it worse.
 */
export class ErrorBuffer {
  readonly release: string
  readonly startedAt: Date
  readonly #log: DatabaseLog
  readonly #now: () => Date
  #waiting = new Map<string, Counted>()
  #store: Store | undefined
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined

  constructor({ log, now, release }: Parts) {
    this.#log = log
    this.#now = now
    this.release = release
    this.startedAt = now()
  }

  /** Stores from now on what has been, and will be, taken in. */
  start(store: Store): void {
    this.#store = store
    this.#timer = setInterval(() => void this.flush(), flushMs)
    this.#timer.unref()
  }

  /** Records an error of this server. */
  takeOwn(error: unknown, { source, place, brokerage }: Pick<Sighting, 'source' | 'place' | 'brokerage'>): void {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    this.take({ source, place, brokerage, name, message, stack, release: this.release })
  }

  take(sighting: Sighting): void {
    this.#add(JSON.stringify(Object.values(sighting)), { ...sighting, times: 1, lastAt: this.#now() })
  }

  #add(key: string, sighting: Counted): void {
    const known = this.#waiting.get(key)
    if (known === undefined && this.#waiting.size >= mostWaiting) return
    const lastAt = known !== undefined && known.lastAt > sighting.lastAt ? known.lastAt : sighting.lastAt
    this.#waiting.set(key, { ...sighting, times: sighting.times + (known?.times ?? 0), lastAt })
  }

  /** Stores what waits. What cannot be stored waits for the next time. */
  async flush(): Promise<void> {
    await this.#flushing
    if (this.#store === undefined || this.#waiting.size === 0) return
    this.#flushing = this.#flush(this.#store).finally(() => (this.#flushing = undefined))
    await this.#flushing
  }

  async #flush(store: Store): Promise<void> {
    const batch = this.#waiting
    this.#waiting = new Map()
    try {
      await store([...batch.values()])
    } catch (error) {
      this.#log.error(`Recorded errors could not be stored: ${String(error)}`)
      for (const [key, sighting] of batch) this.#add(key, sighting)
    }
  }

  /** Stores pending errors, then stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
    this.#store = undefined
  }
}
