/**
 * Remembers answers for a moment, so that a burst of requests asks once. Bounded; an answer that was being fetched
 * while everything was forgotten is used once and not kept.
 */
export class RecentAnswers<T> {
  readonly #lifetimeMs: number
  readonly #limit: number
  readonly #answers = new Map<string, { at: number; answer: Promise<T | undefined> }>()

  constructor({ lifetimeMs, limit }: { lifetimeMs: number; limit: number }) {
    this.#lifetimeMs = lifetimeMs
    this.#limit = limit
  }

  get(key: string, fetch: () => Promise<T | undefined>): Promise<T | undefined> {
    const at = performance.now()
    const kept = this.#answers.get(key)
    if (kept !== undefined && at - kept.at < this.#lifetimeMs) return kept.answer
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
