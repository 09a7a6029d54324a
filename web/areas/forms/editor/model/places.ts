import type { Layout, Page, Question, Section } from '@portico/contract/areas/forms/layout.shapes.ts'

/** Where something stands in a layout, counted from nought. */
export type Place =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'section'; readonly page: number; readonly section: number }
  | { readonly kind: 'question'; readonly page: number; readonly section: number; readonly question: number }

export type Item = Page | Section | Question

/** One thing of a layout with where it stands. */
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

/** What is kept under a key. */
export function find(layout: Layout, key: string): Found | undefined {
  return everything(layout).find(({ item }) => item.key === key)
}

/** Every key that a layout holds. */
export const keysOf = (layout: Layout): ReadonlySet<string> => new Set(everything(layout).map(({ item }) => item.key))

/** What stands at the indexes of a page, its section and its question: its key, and its place in words. */
export function placeWords(layout: Layout, [page, section, question]: readonly number[]) {
  const thePage = page === undefined ? undefined : layout.pages[page]
  const theSection = section === undefined ? undefined : thePage?.sections[section]
  const theQuestion = question === undefined ? undefined : theSection?.questions[question]
  const names = [
    thePage && (thePage.title || `Page ${page! + 1}`),
    theSection && (theSection.title || `Section ${section! + 1}`),
    theQuestion && (theQuestion.label || `Question ${question! + 1}`),
  ]
  return {
    key: (theQuestion ?? theSection ?? thePage)?.key ?? null,
    path: names.filter((name) => name !== undefined).join(' › '),
  }
}
