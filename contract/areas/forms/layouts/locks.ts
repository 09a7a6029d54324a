import type { LayoutChange } from '../layout-change.shapes.ts'
import type { Layout } from '../layout.shapes.ts'
import { nameOf, treeOf } from './layout-tree.ts'
import type { LayoutItem, LayoutTree, Properties } from './layout-tree.ts'
import { isSameValue } from './same-value.ts'

/** What a change does to something that the level above locked. */
export type LockBreach = 'HIDDEN' | 'MOVED' | { readonly properties: readonly string[] }

/**
 * What of a change a lock forbids. Locked items may be tightened (asked as required, within narrower limits, with fewer
 * choices), never loosened, changed, hidden or moved; nor may what holds them be hidden or asked under other conditions.
 */
export function breachOf(parent: LayoutTree, change: LayoutChange): LockBreach | null {
  const item = parent.items.get(nameOf(change.type, change.key))
  if (item === undefined || change.kind === 'ADDED') return null
  if (change.kind === 'MOVED') return item.locked ? 'MOVED' : null
  if (change.kind === 'HIDDEN') return item.locked || holdsLocked(item) ? 'HIDDEN' : null
  const properties = Object.entries(change.properties)
    .filter(([name, value]) => !isAllowed(item, name, value))
    .map(([name]) => name)
  return properties.length === 0 ? null : { properties }
}

/** Changes as far as locks of the level above allow them: one that is locked since is no longer changed below. */
export function changesWithinLocks(parent: Layout, changes: readonly LayoutChange[]): LayoutChange[] {
  const tree = treeOf(parent)
  return changes.flatMap((change): LayoutChange[] => {
    const breach = breachOf(tree, change)
    if (breach === null) return [change]
    if (change.kind !== 'CHANGED' || typeof breach === 'string') return []
    const allowed = Object.entries(change.properties).filter(([name]) => !breach.properties.includes(name))
    return allowed.length === 0 ? [] : [{ ...change, properties: Object.fromEntries(allowed) }]
  })
}

const holdsLocked = ({ contents }: LayoutItem): boolean => contents.some((item) => item.locked || holdsLocked(item))

function isAllowed(item: LayoutItem, property: string, to: unknown): boolean {
  const from = item.properties[property]
  if (isSameValue(from, to)) return true
  if (item.locked) return Object.hasOwn(tightenings, property) && tightenings[property]?.(from, to) === true
  return !decidesOfContents.has(property) || !holdsLocked(item)
}

/**
 * The properties of a page or section that decide whether its contents are shown, and where their answers are stored.
 */
const decidesOfContents: ReadonlySet<string> = new Set(['showIf', 'repeat', 'fact'])

type Tightening = (from: unknown, to: unknown) => boolean

const notBelow: Tightening = (from, to) => typeof to === 'number' && (typeof from !== 'number' || to >= from)
const notAbove: Tightening = (from, to) => typeof to === 'number' && (typeof from !== 'number' || to <= from)

const turnedOn: Tightening = (from, to) => from === false && to === true

const tightenings: Readonly<Record<string, Tightening>> = {
  required: turnedOn,
  pastOnly: turnedOn,
  isShare: turnedOn,
  min: notBelow,
  max: notAbove,
  maxLength: notAbove,
  choices: (from, to) =>
    Array.isArray(from) && Array.isArray(to) && to.length > 0 && to.every((choice) => from.includes(choice)),
  repeat: (from, to) => isFields(from) && isFields(to) && isTighterRepeat(from, to),
}

const isFields = (value: unknown): value is Properties => typeof value === 'object' && value !== null

const isTighterRepeat: (from: Properties, to: Properties) => boolean = (from, to) =>
  from['item'] === to['item'] && notBelow(from['least'], to['least']) && notAbove(from['most'], to['most'])
