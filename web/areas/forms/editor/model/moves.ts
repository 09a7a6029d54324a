import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { inserted, type Target, withoutPlace } from './edit-layout.ts'
import { find, type Found, type Place } from './places.ts'

const moved = (layout: Layout, { place, item }: Found, target: Target): Layout =>
  inserted(withoutPlace(layout, place), target, item)

/** Moves an item up or down by one; at the end of its page or section it moves into the next one. */
export function stepped(layout: Layout, key: string, step: -1 | 1): Layout {
  const found = find(layout, key)
  if (found === undefined) return layout
  const target = nextTarget(layout, found.place, step)
  return target === undefined ? layout : moved(layout, found, target)
}

function nextTarget({ pages }: Layout, place: Place, step: -1 | 1): Target | undefined {
  if (place.kind === 'page') {
    const at = place.page + step
    return at < 0 || at >= pages.length ? undefined : { kind: 'page', at }
  }
  if (place.kind === 'section') return nextOfSection(pages, place, step)
  const questions = pages[place.page]!.sections[place.section]!.questions
  const at = place.question + step
  if (at >= 0 && at < questions.length) return { kind: 'question', page: place.page, section: place.section, at }
  const sections = pages.flatMap((page, p) =>
    page.sections.map((section, s) => ({ p, s, many: section.questions.length })),
  )
  const here = sections.findIndex(({ p, s }) => p === place.page && s === place.section)
  const next = sections[here + step]
  return next && { kind: 'question', page: next.p, section: next.s, at: step === 1 ? 0 : next.many }
}

function nextOfSection(
  pages: Layout['pages'],
  place: Extract<Place, { kind: 'section' }>,
  step: -1 | 1,
): Target | undefined {
  const at = place.section + step
  if (at >= 0 && at < pages[place.page]!.sections.length) return { kind: 'section', page: place.page, at }
  const next = pages[place.page + step]
  return next && { kind: 'section', page: place.page + step, at: step === 1 ? 0 : next.sections.length }
}

/** Moves an item to the pointer: above or below another item. */
export function heldAt(layout: Layout, key: string, overKey: string, isBelow: boolean): Layout {
  const found = find(layout, key)
  if (found === undefined || key === overKey) return layout
  const rest = withoutPlace(layout, found.place)
  const over = find(rest, overKey)
  // Over a part of itself nothing moves.
  if (over === undefined) return layout
  const target = targetAt(rest, found.place.kind, over.place, isBelow)
  return target === undefined ? layout : inserted(rest, target, found.item)
}

function targetAt({ pages }: Layout, kind: Place['kind'], over: Place, isBelow: boolean): Target | undefined {
  const below = isBelow ? 1 : 0
  if (kind === 'page') return { kind, at: over.page + (over.kind === 'page' ? below : 1) }
  if (kind === 'section') {
    if (over.kind === 'page') return { kind, page: over.page, at: 0 }
    return { kind, page: over.page, at: over.section + (over.kind === 'section' ? below : 1) }
  }
  if (over.kind === 'question') return { kind, page: over.page, section: over.section, at: over.question + below }
  if (over.kind === 'section') return { kind, page: over.page, section: over.section, at: 0 }
  return pages[over.page]!.sections.length === 0 ? undefined : { kind, page: over.page, section: 0, at: 0 }
}
