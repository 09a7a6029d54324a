const maxNames = 500
const maxSeen = 2000

/** In a statement whose best plan depends on its values, such as a typed word: it stays unnamed, so each run is planned. */
export const plannedByValue = '/* planned by value */'

/**
 * Gives a name to every statement text that comes a second time, so that the server parses and plans it once per
 * connection. Texts seen once (generated lists, one-off work) stay unnamed and leave room for the others.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #seen = new Set<string>()
  #generation = 0

  /** The name for a statement, or undefined while it should go unnamed. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined) return name
    if (this.#names.size >= maxNames || text.includes(plannedByValue)) return undefined
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= maxSeen) this.#seen.clear()
      this.#seen.add(text)
      return undefined
    }
    this.#seen.delete(text)
    const given = `p${this.#generation}_${this.#names.size}`
    this.#names.set(text, given)
    return given
  }

  /** Forgets all names, because a migration changed what a prepared statement returns. */
  forgetAll(): void {
    this.#names.clear()
    this.#generation++
  }
}
