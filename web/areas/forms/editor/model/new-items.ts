import type { Layout, QuestionKind, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { after, emptyPage, emptyQuestion, emptySection, inserted, type Target } from './edit-layout.ts'
import { keyFor } from './new-keys.ts'
import { find, type Found, keysOf, type Place } from './places.ts'

/** Where a new item goes: after the selected one, else at the end. Undefined if nothing can contain it. */
export function targetOfNew({ pages }: Layout, what: Place['kind'], chosen: Found | undefined): Target | undefined {
  if (chosen?.place.kind === what) return after(chosen.place)
  const page = chosen?.place.page ?? pages.length - 1
  const sections = pages[page]?.sections
  if (what === 'page') return { kind: 'page', at: page + 1 }
  if (sections === undefined) return undefined
  const section = chosen !== undefined && 'section' in chosen.place ? chosen.place.section : sections.length - 1
  return what === 'section' ? { kind: 'section', page, at: section + 1 } : endOf(sections, page, section)
}

function endOf(sections: readonly Section[], page: number, section: number): Target | undefined {
  const at = sections[section]?.questions.length
  return at === undefined ? undefined : { kind: 'question', page, section, at }
}

interface New {
  readonly words: string
  readonly kind: QuestionKind
}

/** A layout with something new in it, and the key of that. */
export function withNew(layout: Layout, what: Place['kind'], chosen: string | undefined, { words, kind }: New) {
  const target = targetOfNew(layout, what, chosen === undefined ? undefined : find(layout, chosen))
  const key = keyFor(words, keysOf(layout))
  if (target === undefined) return { layout, key: undefined }
  const item =
    what === 'page'
      ? emptyPage(key, words)
      : what === 'section'
        ? emptySection(key, words)
        : emptyQuestion(key, words, kind)
  return { layout: inserted(layout, target, item), key }
}

/** The item to select after a deletion: the one before it, else its container. */
export function neighbourOf({ pages }: Layout, found: Found): string | undefined {
  if ('section' in found) return found.section.questions[found.place.question - 1]?.key ?? found.section.key
  if ('page' in found) return found.page.sections[found.place.section - 1]?.key ?? found.page.key
  return (pages[found.place.page - 1] ?? pages[found.place.page + 1])?.key
}
