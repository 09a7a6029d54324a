import fc from 'fast-check'
import { Layout, QuestionKind } from '../layout.shapes.ts'
import type { LayoutDraft } from '../layout.shapes.ts'

type PageDraft = LayoutDraft['pages'][number]
type SectionDraft = PageDraft['sections'][number]
export type QuestionDraft = SectionDraft['questions'][number]

/** A question as tests write it. */
export const question = (
  key: string,
  kind: QuestionDraft['kind'] = 'text',
  more: Partial<QuestionDraft> = {},
): QuestionDraft => ({ key, kind, label: `Question ${key}`, ...more })

/** A form of one page and one section. */
export const formOf = (questions: QuestionDraft[], section: Partial<SectionDraft> = {}): Layout =>
  Layout.parse({
    pages: [{ key: 'page', title: 'Page', sections: [{ key: 'section', title: 'Section', ...section, questions }] }],
  })

const key = fc.constantFrom(...'a b c d e f g h i j k l m n o p'.split(' '))
const label = fc.constantFrom('Name', 'Revenue', '<script>alert(1)</script>', '“Owners”', 'constructor')

const anyTest = fc.oneof(
  fc.record({ question: key, is: fc.constantFrom('answered' as const, 'blank' as const) }),
  fc.record({
    question: key,
    is: fc.constantFrom('equal' as const, 'different' as const, 'above' as const, 'below' as const),
    value: fc.constantFrom('Y', '10', '2026-01-31', 'red'),
  }),
)

const anyShowIf = fc.option(
  fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    tests: fc.array(anyTest, { minLength: 1, maxLength: 3 }),
  }),
  { freq: 3 },
)

const formulas = ['a + b', 'sum(c.d) / count(c)', 'if(a > 1, b, -c)', 'max(a, b, 3) * 2', 'a +', '(', '']

const anyQuestion: fc.Arbitrary<QuestionDraft> = fc.record({
  key,
  kind: fc.constantFrom(...QuestionKind.options),
  label,
  required: fc.boolean(),
  locked: fc.boolean(),
  showIf: anyShowIf,
  choices: fc.subarray(['red', 'green', 'blue']),
  formula: fc.constantFrom(...formulas),
  min: fc.option(fc.integer({ min: -5, max: 5 })),
  max: fc.option(fc.integer({ min: -5, max: 5 })),
  pastOnly: fc.boolean(),
  isShare: fc.boolean(),
})

const anySection: fc.Arbitrary<SectionDraft> = fc.record({
  key,
  title: label,
  locked: fc.boolean(),
  showIf: anyShowIf,
  repeat: fc.option(fc.record({ item: fc.constant('Item'), least: fc.nat({ max: 3 }) })),
  questions: fc.array(anyQuestion, { maxLength: 5 }),
})

const anyPage: fc.Arbitrary<PageDraft> = fc.record({
  key,
  title: label,
  locked: fc.boolean(),
  showIf: anyShowIf,
  sections: fc.array(anySection, { maxLength: 4 }),
})

/** Any layout that its shape lets through, with faults: keys that stand twice, circles, formulas that say nothing. */
export const anyLayout: fc.Arbitrary<Layout> = fc
  .array(anyPage, { minLength: 1, maxLength: 4 })
  .map((pages) => Layout.parse({ pages }))

/** Any layout whose keys stand once, as published ones do. */
export const anyLayoutOfOwnKeys: fc.Arbitrary<Layout> = anyLayout.map(({ pages }) => {
  const seen = new Set<string>()
  const once = <Item extends { readonly key: string }>(items: readonly Item[]) =>
    items.filter((item) => seen.size < seen.add(item.key).size)
  const firstPages = once(pages).map((page) => {
    const sections = once(page.sections).map((section) => ({ ...section, questions: once(section.questions) }))
    return { ...page, sections }
  })
  return { pages: firstPages }
})
