import type { LayoutChange } from '../layout-change.shapes.ts'
import type { Layout } from '../layout.shapes.ts'
import { treeOf } from './layout-tree.ts'
import type { LayoutItem, LayoutTree, Properties } from './layout-tree.ts'
import { longestRise } from './longest-rise.ts'
import { isSameValue } from './same-value.ts'

/** What makes a layout of the one above it: what is hidden, changed, added and moved, with as few moves as there can be. */
export function changesBetween(parent: Layout, child: Layout): LayoutChange[] {
  return changesOf(treeOf(parent), treeOf(child))
}

/** The same, of layouts that were taken apart already. */
export function changesOf(parent: LayoutTree, child: LayoutTree): LayoutChange[] {
  const gone = [...parent.items.values()].filter(({ name }) => !child.items.has(name))
  const hidden = gone.filter(({ container }) => container === null || child.items.has(container.name))
  const changed = [...child.items.values()].flatMap((item) => changeOf(parent.items.get(item.name), item))
  const holders = [...child.items.values()].filter(({ type }) => type !== 'question')
  const placed = [child.pages, ...holders.map(({ contents }) => contents)].flatMap((row) => placements(parent, row))
  return [...hidden.map(({ type, key }): LayoutChange => ({ kind: 'HIDDEN', type, key })), ...changed, ...placed]
}

function changeOf(before: LayoutItem | undefined, { type, key, properties }: LayoutItem): LayoutChange[] {
  const differing = before === undefined ? {} : differingProperties(before.properties, properties)
  return Object.keys(differing).length === 0 ? [] : [{ kind: 'CHANGED', type, key, properties: differing }]
}

function differingProperties(before: Properties, now: Properties): Record<string, unknown> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameValue(value, before[name])))
}

/** What was added to a row of siblings or moved in it, in its order: each comes right after the one before it. */
function placements(parent: LayoutTree, row: readonly LayoutItem[]): LayoutChange[] {
  const still = stillStanding(parent, row)
  return row.flatMap((item, at): LayoutChange[] => {
    if (still.has(item)) return []
    const { type, key, container, properties } = item
    const where = { type, key, in: container?.key ?? null, after: row[at - 1]?.key ?? null }
    return parent.items.has(item.name) ? [{ kind: 'MOVED', ...where }] : [{ kind: 'ADDED', ...where, properties }]
  })
}

interface Candidate {
  readonly item: LayoutItem
  readonly place: number
}

/** Siblings that do not need to move. Locked ones take precedence: others move around them. */
function stillStanding(parent: LayoutTree, row: readonly LayoutItem[]): ReadonlySet<LayoutItem> {
  const candidates = candidatesOf(parent, row)
  const isLocked = ({ item }: Candidate) => parent.items.get(item.name)?.locked === true
  const fixed = new Set(rising(candidates.filter(isLocked)))
  const still: Candidate[] = []
  let chunk: Candidate[] = []
  const close = (end: number) => {
    const start = still.at(-1)?.place ?? -1
    still.push(...rising(chunk.filter(({ place }) => place > start && place < end)))
    chunk = []
  }
  for (const candidate of candidates) {
    if (!fixed.has(candidate)) {
      chunk.push(candidate)
      continue
    }
    close(candidate.place)
    still.push(candidate)
  }
  close(Number.POSITIVE_INFINITY)
  return new Set(still.map(({ item }) => item))
}

/** Siblings that were siblings before, with the place that they had. */
function candidatesOf(parent: LayoutTree, row: readonly LayoutItem[]): Candidate[] {
  const [first] = row
  if (first === undefined) return []
  const before = first.container === null ? parent.pages : (parent.items.get(first.container.name)?.contents ?? [])
  const placeBefore = new Map(before.map(({ name }, place) => [name, place]))
  return row.flatMap((item) => {
    const place = placeBefore.get(item.name)
    return place === undefined ? [] : [{ item, place }]
  })
}

function rising(candidates: readonly Candidate[]): Candidate[] {
  const still = new Set(longestRise(candidates.map(({ place }) => place)))
  return candidates.filter((_, at) => still.has(at))
}
