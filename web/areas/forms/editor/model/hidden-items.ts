import type { Layout, Page, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { inserted, type Target } from './edit-layout.ts'
import { everything, find, type Found, type Item, keysOf } from './places.ts'

/** Items of the parent that this layout hides, by the key of their container (null: the layout itself). */
export function hiddenIn(layout: Layout, parent: Layout | null): ReadonlyMap<string | null, readonly Found[]> {
  if (parent === null) return new Map()
  const here = keysOf(layout)
  const hidden = everything(parent).filter((found) => {
    const container = containerOf(found)
    return !here.has(found.item.key) && (container === null || here.has(container))
  })
  return Map.groupBy(hidden, containerOf)
}

function containerOf(found: Found): string | null {
  if ('section' in found) return found.section.key
  return 'page' in found ? found.page.key : null
}

/** A layout in which something of the parent is asked again, behind the neighbour that it follows there. */
export function shownAgain(layout: Layout, parent: Layout, key: string): Layout {
  const found = find(parent, key)
  if (found === undefined) return layout
  const target = targetFor(layout, found, siblingsOf(parent, found))
  return target === undefined ? layout : inserted(layout, target, missingOf(found.item, keysOf(layout)))
}

function siblingsOf(parent: Layout, found: Found): readonly Item[] {
  if ('section' in found) return found.section.questions
  return 'page' in found ? found.page.sections : parent.pages
}

function targetFor(layout: Layout, found: Found, siblings: readonly Item[]): Target | undefined {
  const before = new Set(
    siblings
      .slice(
        0,
        siblings.findIndex(({ key }) => key === found.item.key),
      )
      .map(({ key }) => key),
  )
  const behind = (list: readonly Item[]): number => list.findLastIndex(({ key }) => before.has(key)) + 1
  if (found.place.kind === 'page') return { kind: 'page', at: behind(layout.pages) }
  const container = find(layout, containerOf(found) ?? '')
  if (container?.place.kind === 'page')
    return { kind: 'section', page: container.place.page, at: behind((container.item as Page).sections) }
  if (container?.place.kind === 'section')
    return { ...container.place, kind: 'question', at: behind((container.item as Section).questions) }
  return undefined
}

/** Excludes items moved elsewhere in the layout, since each item may occur only once. */
function missingOf(item: Item, here: ReadonlySet<string>): Item {
  const isMissing = ({ key }: Item): boolean => !here.has(key)
  if ('questions' in item) return { ...item, questions: item.questions.filter(isMissing) }
  if ('sections' in item)
    return {
      ...item,
      sections: item.sections.filter(isMissing).map((section) => missingOf(section, here) as Section),
    }
  return item
}
