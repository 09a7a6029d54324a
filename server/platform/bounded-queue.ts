import { messages } from '@portico/contract/kit/problem.messages.ts'
import { ErrorResponse } from './error-response.ts'

/** Seconds after which work that found no room may be tried again. */
const retryAfter = 3

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: ErrorResponse) => void
}

/**
 * Runs a number of jobs at once and queues a limited number more. Callers take turns, and if the queue is full, a new
 * caller replaces the last job of the one with the most waiting, so that none fills it for the others.
 */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #mayWait: number
  /** Waiting jobs by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0
  #length = 0

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /** Runs a job in its turn. Throws an error with 503 and `Retry-After` if there is no room for this caller. */
  async run<T>(work: () => Promise<T>, caller = ''): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#turn(caller)
    try {
      return await work()
    } finally {
      const next = this.#next()
      // The slot passes to the next one waiting.
      if (next === undefined) this.#running -= 1
      else next.start()
    }
  }

  #turn(caller: string): Promise<void> {
    const own = this.#waiting.get(caller) ?? []
    if (this.#length >= this.#mayWait) this.#makeRoom(own.length)
    this.#length += 1
    this.#waiting.set(caller, own)
    return new Promise((start, refuse) => own.push({ start, refuse }))
  }

  /** Rejects the last job of the caller with the most waiting, or the new one if its own caller is that one. */
  #makeRoom(ownLength: number): void {
    const error = new ErrorResponse(503, 'unavailable', messages.unavailable, { retryAfter })
    const [greediest = []] = [...this.#waiting.values()].toSorted((one, other) => other.length - one.length)
    if (greediest.length <= ownLength + 1) throw error
    this.#length -= 1
    greediest.pop()?.refuse(error)
  }

  #next(): Waiting | undefined {
    const [first] = this.#waiting
    if (first === undefined) return undefined
    const [caller, jobs] = first
    const next = jobs.shift()
    this.#length -= 1
    // Its caller moves to the end of the queue.
    this.#waiting.delete(caller)
    if (jobs.length > 0) this.#waiting.set(caller, jobs)
    return next
  }
}
