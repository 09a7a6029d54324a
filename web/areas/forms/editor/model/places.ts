import type { Layout, Page, Question, Section } from '@portico/contract/areas/forms/layout.shapes.ts'

/** An item's position in a layout, counted from zero. */
export type Place =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'section'; readonly page: number; readonly section: number }
  | { readonly kind: 'question'; readonly page: number; readonly section: number; readonly question: number }

export type Item = Page | Section | Question

/** An item of a layout with its position. */
export type Found = { readonly name: string } & (
  | { readonly place: Extract<Place, { kind: 'page' }>; readonly item: Page }
  | { readonly place: Extract<Place, { kind: 'section' }>; readonly item: Section; readonly page: Page }
  | {
      readonly place: Extract<Place, { kind: 'question' }>
      readonly item: Question
      readonly page: Page
      readonly section: Section
    }
)

/** Everything in a layout, in the order in which it is asked. */
export const everything = ({ pages }: Layout): readonly Found[] =>
  pages.flatMap((thePage, page): Found[] => [
    { place: { kind: 'page', page }, item: thePage, name: thePage.title },
    ...thePage.sections.flatMap((theSection, section): Found[] => [
      { place: { kind: 'section', page, section }, item: theSection, page: thePage, name: theSection.title },
      ...theSection.questions.map((item, question): Found => ({
        place: { kind: 'question', page, section, question },
        item,
        page: thePage,
        section: theSection,
        name: item.label,
      })),
    ]),
  ])

/** What is stored under a key. */
export function find(layout: Layout, key: string): Found | undefined {
  return everything(layout).find(({ item }) => item.key === key)
}

/** Every key that a layout holds. */
export const keysOf = (layout: Layout): ReadonlySet<string> => new Set(everything(layout).map(({ item }) => item.key))

/** The key of the item at these indexes of page, section and question, and its position as text. */
export function placeText(
  layout: Layout,
  at: readonly number[],
): { readonly key: string | null; readonly path: string } {
  const steps = stepsTo(layout, at)
  return {
    key: steps.at(-1)?.key ?? null,
    path: steps.map((item, depth) => nameOf(item) || `${levels[depth]} ${at[depth]! + 1}`).join(' › '),
  }
}

const levels = ['Page', 'Section', 'Question']

/** What something is called, on screen and in its place. */
export const nameOf = (item: Item): string => ('label' in item ? item.label : item.title)

function stepsTo({ pages }: Layout, at: readonly number[]): readonly Item[] {
  const [page = -1, section = -1, question = -1] = at
  const thePage = pages[page]
  const theSection = thePage?.sections[section]
  return [thePage, theSection, theSection?.questions[question]].filter((item) => item !== undefined)
}
