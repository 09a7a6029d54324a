import type { GridOperation } from '../model/grid-types.ts'
import { inTurns } from './in-turns.ts'

/** More operations than this are not applied at once: the page would freeze. */
const mostAtOnce = 5000

/** A part of a batch, and whether it is its first or last. */
export interface Slice {
  readonly operations: readonly GridOperation[]
  /** It continues a batch, with which it is undone. */
  readonly continues: boolean
  /** More of its batch follows. */
  readonly hasMore: boolean
}

function slicesOf(operations: readonly GridOperation[]): Slice[] {
  const count = Math.max(1, Math.ceil(operations.length / mostAtOnce))
  return Array.from({ length: count }, (_, at) => ({
    operations: operations.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    continues: at > 0,
    hasMore: at < count - 1,
  }))
}

/**
 * Applies batches of operations in order: a short one immediately, a long one in slices between which the page stays
 * responsive.
 */
export class Slices {
  readonly #waiting: Slice[] = []
  #apply: (slice: Slice) => void = () => undefined
  #isRunning = false

  /** From now on this function applies them. */
  listen(apply: (slice: Slice) => void): void {
    this.#apply = apply
  }

  add(operations: readonly GridOperation[]): void {
    this.#waiting.push(...slicesOf(operations))
    if (this.#isRunning) return
    if (this.#waiting.length === 1) return this.flush()
    this.#isRunning = true
    inTurns(this.#turns(), () => {
      this.#isRunning = false
    })
  }

  /** Applies at once what waits, such as before the page closes. */
  flush(): void {
    for (const slice of this.#waiting.splice(0)) this.#apply(slice)
  }

  *#turns(): Generator<undefined, void> {
    for (let slice = this.#waiting.shift(); slice !== undefined; slice = this.#waiting.shift()) {
      this.#apply(slice)
      yield
    }
  }
}
