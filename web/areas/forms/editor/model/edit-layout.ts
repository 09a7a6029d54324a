import type { Layout, Page, Question, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { keyFor } from './new-keys.ts'
import { everything, find, type Item, keysOf, type Place } from './places.ts'

/** Where a new item may go: at an index of the layout, of a page or of a section. */
export type Target =
  | { readonly kind: 'page'; readonly at: number }
  | { readonly kind: 'section'; readonly page: number; readonly at: number }
  | { readonly kind: 'question'; readonly page: number; readonly section: number; readonly at: number }

const spliced = <Entry>(list: readonly Entry[], at: number, remove: number, ...entries: Entry[]): Entry[] =>
  list.toSpliced(at, remove, ...entries)

function withPage(layout: Layout, at: number, change: (page: Page) => Page): Layout {
  return { pages: layout.pages.map((page, index) => (index === at ? change(page) : page)) }
}

function withSection(layout: Layout, page: number, at: number, change: (section: Section) => Section): Layout {
  return withPage(layout, page, (one) => ({
    ...one,
    sections: one.sections.map((section, index) => (index === at ? change(section) : section)),
  }))
}

/** A layout with one thing more, at a place. */
export function inserted(layout: Layout, target: Target, item: Item): Layout {
  if (target.kind === 'page') return { pages: spliced(layout.pages, target.at, 0, item as Page) }
  if (target.kind === 'section')
    return withPage(layout, target.page, (page) => ({
      ...page,
      sections: spliced(page.sections, target.at, 0, item as Section),
    }))
  return withSection(layout, target.page, target.section, (section) => ({
    ...section,
    questions: spliced(section.questions, target.at, 0, item as Question),
  }))
}

/** A layout without the item at a place. */
export function withoutPlace(layout: Layout, place: Place): Layout {
  if (place.kind === 'page') return { pages: spliced(layout.pages, place.page, 1) }
  if (place.kind === 'section')
    return withPage(layout, place.page, (page) => ({ ...page, sections: spliced(page.sections, place.section, 1) }))
  return withSection(layout, place.page, place.section, (section) => ({
    ...section,
    questions: spliced(section.questions, place.question, 1),
  }))
}

/** A layout without what is stored under a key. */
export function without(layout: Layout, key: string): Layout {
  const found = find(layout, key)
  return found === undefined ? layout : withoutPlace(layout, found.place)
}

/** A layout with an item's properties changed; its key stays. */
export function changed(layout: Layout, key: string, patch: Partial<Page> | Partial<Section> | Partial<Question>) {
  const found = find(layout, key)
  if (found === undefined) return layout
  const item = { ...found.item, ...patch, key }
  return inserted(withoutPlace(layout, found.place), targetOf(found.place), item)
}

/** The target of an item's current position. */
function targetOf(place: Place): Target {
  if (place.kind === 'page') return { kind: 'page', at: place.page }
  if (place.kind === 'section') return { kind: 'section', page: place.page, at: place.section }
  return { kind: 'question', page: place.page, section: place.section, at: place.question }
}

/** The target right after a place. */
export function after(place: Place): Target {
  const target = targetOf(place)
  return { ...target, at: target.at + 1 }
}

/** A layout with an item duplicated right after itself, under new keys. */
export function duplicated(layout: Layout, key: string): { readonly layout: Layout; readonly key: string } {
  const found = find(layout, key)
  if (found === undefined) return { layout, key }
  const taken = new Set(keysOf(layout))
  const renamed = new Map<string, string>()
  const asPage: Layout =
    found.place.kind === 'page'
      ? { pages: [found.item as Page] }
      : { pages: [{ ...emptyPage('copied', ''), sections: [sectionAround(found.item)] }] }
  for (const { item, name } of everything(asPage)) {
    const fresh = keyFor(name, taken)
    taken.add(fresh)
    renamed.set(item.key, fresh)
  }
  const copy = copied(found.item, renamed)
  const titled =
    'label' in copy ? { ...copy, label: `${copy.label} (copy)` } : { ...copy, title: `${copy.title} (copy)` }
  return { layout: inserted(layout, after(found.place), titled), key: copy.key }
}

const sectionAround = (item: Item): Section =>
  'questions' in item ? item : { ...emptySection('copied', ''), questions: [item as Question] }

type Renamed = ReadonlyMap<string, string>

/** A copy has other keys and no mapped fields: two questions of one field would contradict each other. */
function copied<Copied extends Item>(item: Copied, renamed: Renamed): Copied {
  const showIf =
    item.showIf === null
      ? null
      : {
          ...item.showIf,
          tests: item.showIf.tests.map((test) => ({ ...test, question: renamed.get(test.question) ?? test.question })),
        }
  return {
    ...item,
    key: renamed.get(item.key) ?? item.key,
    locked: false,
    showIf,
    ...('fact' in item && { fact: null }),
    ...('formula' in item && {
      formula: item.formula.replaceAll(/[A-Za-z][A-Za-z0-9]*/g, (name) => renamed.get(name) ?? name),
    }),
    ...('questions' in item && { questions: item.questions.map((question) => copied(question, renamed)) }),
    ...('sections' in item && { sections: item.sections.map((section) => copied(section, renamed)) }),
  }
}

/** A page that asks nothing yet. */
export const emptyPage = (key: string, title: string): Page => ({
  key,
  title,
  help: '',
  locked: false,
  showIf: null,
  sections: [],
})

/** A section that asks nothing yet. */
export const emptySection = (key: string, title: string): Section => ({
  key,
  title,
  help: '',
  locked: false,
  showIf: null,
  repeat: null,
  fact: null,
  questions: [],
})

/** A question of a kind, with nothing but its label. */
export const emptyQuestion = (key: string, label: string, kind: Question['kind']): Question => ({
  key,
  kind,
  label,
  help: '',
  required: false,
  locked: false,
  fact: null,
  showIf: null,
  choices: [],
  columns: [],
  formula: '',
  scheduleType: null,
  min: null,
  max: null,
  maxLength: null,
  pastOnly: false,
  isShare: false,
})
