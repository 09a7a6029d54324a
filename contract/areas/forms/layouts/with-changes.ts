import type { LayoutChange } from '../layout-change.shapes.ts'
import type { Layout, Page, Question, Section } from '../layout.shapes.ts'
import { containerName, keyOf, nameOf, treeOf } from './layout-tree.ts'
import type { ItemType, LayoutItem, Properties } from './layout-tree.ts'

/**
 * A layout from the one above it and changes. Changes that no longer apply are skipped: those of items dropped above,
 * and additions that now exist above. Items whose predecessor was removed come last.
 */
export function withChanges(parent: Layout, changes: readonly LayoutChange[]): Layout {
  const changing = new ChangingLayout(parent)
  for (const change of changes) changing.take(change)
  return changing.layout()
}

/** An item that may still change. */
interface Part {
  readonly name: string
  readonly type: ItemType
  readonly key: string
  properties: Properties
  /** Names of what it held before. */
  readonly held: readonly string[]
}

interface Placed {
  readonly name: string
  readonly after: string | null
}

class ChangingLayout {
  readonly #parts = new Map<string, Part>()
  readonly #pages: readonly string[]
  readonly #hidden = new Set<string>()
  /** What was added or moved, with its new container; null for the form itself. */
  readonly #moved = new Map<string, string | null>()
  readonly #arrivals = new Map<string | null, Placed[]>()

  constructor(parent: Layout) {
    const { items, pages } = treeOf(parent)
    const namesOf = (contents: readonly LayoutItem[]) => contents.map(({ name }) => name)
    this.#pages = namesOf(pages)
    for (const { name, type, key, properties, contents } of items.values()) {
      this.#parts.set(name, { name, type, key: keyOf(key), properties, held: namesOf(contents) })
    }
  }

  take(change: LayoutChange): void {
    const name = nameOf(change.type, change.key)
    const part = this.#parts.get(name)
    if (change.kind === 'ADDED') {
      if (part === undefined) this.#add(name, change)
    } else if (part !== undefined) {
      if (change.kind === 'HIDDEN') this.#hidden.add(name)
      else if (change.kind === 'MOVED') this.#place(name, change)
      else part.properties = { ...part.properties, ...change.properties }
    }
  }

  #add(name: string, change: LayoutChange & { readonly kind: 'ADDED' }): void {
    const { type, key, properties } = change
    if (this.#place(name, change)) this.#parts.set(name, { name, type, key: keyOf(key), properties, held: [] })
  }

  #place(name: string, { type, in: key, after }: LayoutChange & { readonly kind: 'ADDED' | 'MOVED' }): boolean {
    const container = containerName(type, key)
    const isPlaced = !this.#moved.has(name) && (container === null ? type === 'page' : this.#parts.has(container))
    if (!isPlaced) return false
    this.#moved.set(name, container)
    const arrivals = this.#arrivals.get(container) ?? []
    this.#arrivals.set(container, arrivals)
    arrivals.push({ name, after: after === null ? null : nameOf(type, after) })
    return true
  }

  layout(): Layout {
    // A form has a page: where the level above dropped the last that was not hidden, what it has is shown.
    if (this.#row(null, this.#pages).length === 0) this.#hidden.clear()
    return { pages: this.#row(null, this.#pages).map((part) => this.#page(part)) }
  }

  #page({ name, key, properties, held }: Part): Page {
    const sections = this.#row(name, held).map((part) => this.#section(part))
    return { ...(properties as Omit<Page, 'key' | 'sections'>), key, sections }
  }

  #section({ name, key, properties, held }: Part): Section {
    const questions = this.#row(name, held).map((part): Question => ({
      ...(part.properties as Omit<Question, 'key'>),
      key: part.key,
    }))
    return { ...(properties as Omit<Section, 'key' | 'questions'>), key, questions }
  }

  /** What a container holds now, in its order. */
  #row(container: string | null, held: readonly string[]): Part[] {
    const names = arranged(
      held.filter((name) => !this.#moved.has(name)),
      this.#arrivals.get(container) ?? [],
    )
    return names.flatMap((name) => (this.#hidden.has(name) ? [] : (this.#parts.get(name) ?? [])))
  }
}

/** Siblings in their order: each arrival right after the one that it names. */
function arranged(standing: readonly string[], arrivals: readonly Placed[]): string[] {
  const followers = Map.groupBy(arrivals, ({ after }) => after)
  const row = new Set<string>()
  const append = (start: string | null) => {
    const waiting = [start]
    while (waiting.length > 0) {
      const name = waiting.pop() ?? null
      if (name !== null && row.has(name)) continue
      if (name !== null) row.add(name)
      const next = followers.get(name) ?? []
      waiting.push(...next.map((placed) => placed.name).toReversed())
    }
  }
  for (const start of [null, ...standing, ...arrivals.map(({ name }) => name)]) append(start)
  return [...row]
}
