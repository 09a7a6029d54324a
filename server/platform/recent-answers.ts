interface Options {
  readonly lifetimeMs: number
  readonly limit: number
  readonly now?: () => number
}

/**
 * Caches answers briefly, so that a burst of requests asks once. Bounded; an answer fetched while the cache was cleared
 * is used once and not stored.
 */
export class RecentAnswers<T> {
  readonly #lifetimeMs: number
  readonly #limit: number
  readonly #now: () => number
  readonly #answers = new Map<string, { at: number; answer: Promise<T | undefined> }>()

  /** `now` is the clock in milliseconds that answers age by. */
  constructor({ lifetimeMs, limit, now = () => performance.now() }: Options) {
    this.#lifetimeMs = lifetimeMs
    this.#limit = limit
    this.#now = now
  }

  get(key: string, fetch: () => Promise<T | undefined>): Promise<T | undefined> {
    const at = this.#now()
    const stored = this.#answers.get(key)
    if (stored !== undefined && Math.abs(at - stored.at) < this.#lifetimeMs) return stored.answer
    const answer = fetch()
    this.#answers.delete(key)
    this.#answers.set(key, { at, answer })
    answer.catch(() => this.#answers.delete(key))
    if (this.#answers.size > this.#limit) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }

  forget(key: string): void {
    this.#answers.delete(key)
  }

  clear(): void {
    this.#answers.clear()
  }
}
