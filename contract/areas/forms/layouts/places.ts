import type { Answers, AnswerValue } from '../answer.shapes.ts'
import type { Layout, Page, Question, Section } from '../layout.shapes.ts'

/** A section and its page. */
export interface SectionPlace {
  readonly page: Page
  readonly section: Section
}

/** A question with its section and page. */
export interface QuestionPlace extends SectionPlace {
  readonly question: Question
}

/** A layout by its keys. For a repeated key, the first one counts. */
export interface LayoutIndex {
  readonly pages: ReadonlyMap<string, Page>
  readonly sections: ReadonlyMap<string, SectionPlace>
  readonly questions: ReadonlyMap<string, QuestionPlace>
}

/** What a path of answers leads to: a question, or the list of items of a repeating section. */
export interface Located extends SectionPlace {
  readonly question: Question | null
  readonly itemId: string | null
}

const indexes = new WeakMap<Layout, LayoutIndex>()

/** Looks up keys. Layouts are immutable, so each is indexed once. */
export function indexOf(layout: Layout): LayoutIndex {
  const known = indexes.get(layout)
  if (known !== undefined) return known
  const index = indexed(layout)
  indexes.set(layout, index)
  return index
}

function indexed(layout: Layout): LayoutIndex {
  const pages = new Map<string, Page>()
  const sections = new Map<string, SectionPlace>()
  const questions = new Map<string, QuestionPlace>()
  for (const page of layout.pages) {
    if (!pages.has(page.key)) pages.set(page.key, page)
    for (const section of page.sections) {
      if (!sections.has(section.key)) sections.set(section.key, { page, section })
    }
  }
  for (const place of questionsOf(layout)) {
    if (!questions.has(place.question.key)) questions.set(place.question.key, place)
  }
  return { pages, sections, questions }
}

/** Every question in the order of the form, with its page and section. */
export function questionsOf(layout: Layout): QuestionPlace[] {
  return layout.pages.flatMap((page) =>
    page.sections.flatMap((section) => section.questions.map((question) => ({ page, section, question }))),
  )
}

/** Where an answer is stored: `key`, or `section/item/key` in a repeating section. */
export function pathOf(section: Section, question: Question, itemId: string | null): string {
  return section.repeat === null ? question.key : `${section.key}/${itemId ?? ''}/${question.key}`
}

/** The question or section of a path in a layout; undefined if nothing is answered there. */
export function locate(layout: Layout, path: string): Located | undefined {
  const { sections, questions } = indexOf(layout)
  const [first = '', itemId, key, ...more] = path.split('/')
  if (itemId === undefined) return locateWhole(sections.get(first), questions.get(first))
  const place = questions.get(key ?? '')
  const fits = place?.section.repeat != null && place.section.key === first && more.length === 0
  return fits && itemForm.test(itemId) ? { ...place, itemId } : undefined
}

function locateWhole(list: SectionPlace | undefined, place: QuestionPlace | undefined): Located | undefined {
  if (place !== undefined) return place.section.repeat === null ? { ...place, itemId: null } : undefined
  return list === undefined || list.section.repeat === null ? undefined : { ...list, question: null, itemId: null }
}

const itemForm = /^[A-Za-z0-9-]{1,40}$/

/** The value at a path, even one named like an object's built-in property. */
export function valueAt(answers: Answers, path: string): AnswerValue | undefined {
  return Object.hasOwn(answers, path) ? answers[path] : undefined
}

/** The items of a repeating section in their order, each once. */
export function itemsOf(section: Section, answers: Answers): readonly string[] {
  const list = section.repeat === null ? undefined : valueAt(answers, section.key)
  if (!Array.isArray(list)) return []
  return [...new Set(list.filter((item): item is string => typeof item === 'string' && itemForm.test(item)))]
}

/**
 * An answer's address in the account data: `fact`, `groupFact/item/fact` in a repeating section, `groupFact` for the
 * list of its items (no question). Null if it is not mapped.
 */
export function factAddress(section: Section, question: Question | null, itemId: string | null): string | null {
  if (question === null) return section.repeat === null ? null : section.fact
  if (section.repeat === null || question.fact === null) return question.fact
  return section.fact === null || itemId === null ? null : `${section.fact}/${itemId}/${question.fact}`
}

/** A place as people see it, such as `Owners › Owner 2 › Share`; `item` counts from nought. */
export function placeText({ page, section, question, item }: PlaceText): string {
  const repeat = item === undefined || section === undefined ? null : section.repeat
  const steps = [
    page.title,
    section?.title,
    repeat === null ? undefined : `${repeat.item} ${(item ?? 0) + 1}`,
    question?.label,
  ]
  return steps.filter((step) => step !== undefined).join(' › ')
}

interface PlaceText {
  readonly page: Page
  readonly section?: Section
  readonly question?: Question
  readonly item?: number
}
