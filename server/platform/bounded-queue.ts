import { messages } from '@portico/contract/kit/problem.messages.ts'
import { Refusal } from './refusal.ts'

/** Seconds after which a work that found the queue full may come again. */
const retryAfter = 3

/** Lets so many works run at once and so many more wait their turn; whoever comes then is told to come again. */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #mayWait: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /** Runs a work in its turn. Throws a refusal with 503 and `Retry-After` where the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place passes on to whoever waits.
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mayWait) {
      throw new Refusal(503, 'unavailable', messages.unavailable, { retryAfter })
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
