type Listener = () => void

/** Listeners by topic, such as one field. */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>()

  listen(topic: string, listener: Listener): () => void {
    const heard = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, heard.add(listener))
    return () => {
      heard.delete(listener)
      if (heard.size === 0 && this.#listeners.get(topic) === heard) this.#listeners.delete(topic)
    }
  }

  tell(topic: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener()
  }
}
