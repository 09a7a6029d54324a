import type { LayoutDifference } from '../form.shapes.ts'
import type { LayoutChange } from '../layout-change.shapes.ts'
import type { Layout } from '../layout.shapes.ts'
import { changesOf } from './changes-between.ts'
import { containerName, keyOf, nameOf, treeOf } from './layout-tree.ts'
import type { LayoutItem, LayoutTree } from './layout-tree.ts'
import { indexOf, placeText } from './places.ts'
import { propertyName, propertyText } from './property-text.ts'

/**
 * The differences of a layout from the one above it, for people. Items added or removed with their page or section are
 * not listed separately.
 */
export function differencesOf(parent: Layout, child: Layout): LayoutDifference[] {
  const trees = { parent: treeOf(parent), child: treeOf(child) }
  const labels = [indexOf(child).questions, indexOf(parent).questions]
  const labelOf = (key: string) =>
    labels.map((questions) => questions.get(key)?.question.label).find((label) => label !== undefined) ?? key
  const changes = changesOf(trees.parent, trees.child)
  const added = new Set(changes.flatMap(({ kind, type, key }) => (kind === 'ADDED' ? [nameOf(type, key)] : [])))
  return changes.flatMap((change) => {
    const isTold = change.kind === 'ADDED' && added.has(containerName(change.type, change.in) ?? '')
    const item = (change.kind === 'HIDDEN' ? trees.parent : trees.child).items.get(nameOf(change.type, change.key))
    if (isTold || item === undefined) return []
    const differing = changedIn(change, item, trees, labelOf)
    return [{ kind: change.kind, key: keyOf(change.key), path: placeText(item.parts), changes: differing }]
  })
}

function changedIn(
  change: LayoutChange,
  item: LayoutItem,
  { parent, child }: Readonly<Record<'parent' | 'child', LayoutTree>>,
  labelOf: (key: string) => string,
): LayoutDifference['changes'] {
  const before = parent.items.get(item.name)
  if (change.kind === 'MOVED') {
    const from = before === undefined ? '' : standing(parent, before)
    return [{ property: 'Place', from, to: standing(child, item) }]
  }
  if (change.kind !== 'CHANGED') return []
  return Object.entries(change.properties).map(([property, value]) => ({
    property: propertyName(property),
    from: propertyText(property, before?.properties[property], labelOf),
    to: propertyText(property, value, labelOf),
  }))
}

/** An item's position: its container, and the item before it. */
function standing(tree: LayoutTree, item: LayoutItem): string {
  const siblings = item.container?.contents ?? tree.pages
  const before = siblings[siblings.indexOf(item) - 1]
  const within = item.container === null ? '' : `${placeText(item.container.parts)}, `
  return `${within}${before === undefined ? 'first' : `after “${titleOf(before)}”`}`
}

const titleOf = ({ parts }: LayoutItem): string => parts.question?.label ?? parts.section?.title ?? parts.page.title
