import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue, Answers } from '../answer.shapes.ts'
import { Layout } from '../layout.shapes.ts'
import type { LayoutDraft } from '../layout.shapes.ts'
import { progressOf } from '../logic/progress.ts'
import { shown, withCalculated } from '../logic/shown.ts'
import { formStateOf } from '../logic/form-state.ts'
import { anyLayout, anyLayoutOfOwnKeys, formOf, question } from '../test/any-layout.ts'
import type { QuestionDraft } from '../test/any-layout.ts'
import { changesBetween } from './changes-between.ts'
import { differencesOf } from './differences.ts'
import { layoutErrors } from './layout-errors.ts'
import { itemsOf, locate } from './places.ts'
import { withChanges } from './with-changes.ts'

const today = '2026-05-05'

const errorsIn = (layout: unknown) => Layout.safeParse(layout).error?.issues.map(({ message }) => message) ?? []

const draftOf = (questions: readonly unknown[]) => ({
  pages: [{ key: 'page', title: 'Page', sections: [{ key: 'section', title: 'Section', questions }] }],
})

const ifAnswered = (key: string): Pick<QuestionDraft, 'showIf'> => ({
  showIf: { match: 'any', tests: [{ question: key, is: 'answered' }] },
})

describe('a layout is refused', () => {
  test('with more questions than a form holds, in one section or in many', () => {
    const questions = Array.from({ length: 5000 }, (_, at) => question(`q${at}`))
    expect(errorsIn(draftOf(questions))).not.toEqual([])
    const sections = Array.from({ length: 50 }, (_, at) => ({
      key: `s${at}`,
      title: 'Section',
      questions: questions.slice(at * 100, at * 100 + 100),
    }))
    const spread: LayoutDraft = { pages: [{ key: 'page', title: 'Page', sections }] }
    expect(errorsIn(spread)).toEqual(['Use at most 200 sections and 1500 questions in a form'])
  })

  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', '', 'Big', 'a b', 'a.b', 'a/b', 'x'.repeat(61)])(
    'with the key %j',
    (key) => {
      expect(errorsIn(draftOf([question(key)]))).not.toEqual([])
      expect(errorsIn({ pages: [{ key, title: 'Page', sections: [] }] })).not.toEqual([])
      expect(errorsIn(draftOf([question('a', 'text', ifAnswered(key))]))).not.toEqual([])
    },
  )

  test('that is 50 levels deep', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 50; level += 1) deep = { pages: [deep], sections: [deep], questions: [deep], key: 'a' }
    expect(errorsIn(deep)).not.toEqual([])
  })
})

test('what a layout brings along is left behind', () => {
  const sent: unknown = JSON.parse(
    '{"__proto__":{"polluted":true},"pages":[{"key":"page","title":"Page","evil":1,"sections":[]}]}',
  )
  const layout = Layout.parse(sent)
  expect(Object.keys(layout)).toEqual(['pages'])
  expect(Object.keys(layout.pages[0] ?? {})).not.toContain('evil')
  expect('polluted' in {}).toBe(false)
})

test('script in a label is words', () => {
  const script = '<script>alert(1)</script>'
  const form = formOf([question('a', 'text', { label: script, required: true })])
  expect(progressOf(form, {}, today).missing[0]?.message).toBe(`${script} is required`)
})

describe('a form of 1,500 questions', () => {
  test('that each follow from the one before is worked out whole', () => {
    const chain = Array.from({ length: 1500 }, (_, at) =>
      question(`q${at}`, 'text', { required: true, ...(at === 0 ? {} : ifAnswered(`q${at - 1}`)) }),
    )
    const form = formOf(chain)
    const answers = Object.fromEntries(chain.map(({ key }) => [key, 'x']))
    expect(layoutErrors(form)).toEqual([])
    expect(progressOf(form, answers, today)).toEqual({ required: 1500, answered: 1500, percent: 100, missing: [] })
    expect(progressOf(form, { ...answers, q700: '' }, today).required).toBe(701)
  })

  test('that each decide about all others is refused with circles', () => {
    const tests = Array.from({ length: 20 }, (_, at) => ({ question: `q${at * 70}`, is: 'answered' as const }))
    const knot = Array.from({ length: 1500 }, (_, at) =>
      question(`q${at}`, 'text', { showIf: { match: 'any', tests } }),
    )
    const errors = layoutErrors(formOf(knot))
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.every(({ message }) => message.startsWith('Circular reference: '))).toBe(true)
  })

  test('that are reckoned from one another in any order come out right', () => {
    const keys = Array.from({ length: 40 }, (_, at) => `q${at}`)
    fc.assert(
      fc.property(fc.shuffledSubarray(keys, { minLength: 40 }), (order) => {
        const formula = (key: string) => (key === 'q0' ? 'start' : `q${Number(key.slice(1)) - 1} + 0.01`)
        const sums = order.map((key) => question(key, 'calculated', { formula: formula(key) }))
        const form = formOf([...sums, question('start', 'money')])
        expect(withCalculated(form, { start: '1.10' })).toMatchObject({ q0: '1.1', q39: '1.49' })
      }),
    )
  })

  test('that were all turned round is made again', () => {
    const questions = Array.from({ length: 1500 }, (_, at) => question(`q${at}`))
    const [parent, child] = [formOf(questions), formOf(questions.toReversed())]
    expect(withChanges(parent, changesBetween(parent, child))).toEqual(child)
  })
})

const anyPath = fc.oneof(
  fc.constantFrom(...'a b c d e f g h'.split(' ')),
  fc.constantFrom('__proto__', 'constructor', 'a/one/b', 'b/one/c', 'a//b', 'a/__proto__/b', 'a/../b'),
  fc.string({ maxLength: 12 }),
)
const anyValue: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.constantFrom('', 'Y', '10', '2026-01-31', 'red', '<script>', '__proto__'),
  fc.constantFrom<AnswerValue>(['one', 'two'], ['one', 'one', '../x'], ['__proto__'], [], [{ a: '1' }], { city: 'X' }),
)
const anyAnswers: fc.Arbitrary<Answers> = fc
  .array(fc.tuple(anyPath, anyValue), { maxLength: 12 })
  .map((entries) => Object.fromEntries(entries))

describe('any answers to any layout', () => {
  test('are worked out, and calculating again changes nothing', () => {
    fc.assert(
      fc.property(anyLayoutOfOwnKeys, anyAnswers, (layout, answers) => {
        const once = withCalculated(layout, answers)
        expect(withCalculated(layout, once)).toBe(once)
        expect(shown(layout, once)).toEqual(shown(layout, answers))
      }),
      { numRuns: 300 },
    )
  })

  test('of questions that are not asked decide nothing', () => {
    fc.assert(
      fc.property(anyLayoutOfOwnKeys, anyAnswers, (layout, answers) => {
        const { paths, calculated } = formStateOf(layout, answers)
        const isHidden = (path: string) => locate(layout, path)?.question != null && !paths.has(path)
        const asked = Object.fromEntries(Object.entries(answers).filter(([path]) => !isHidden(path)))
        const again = formStateOf(layout, asked)
        expect([[...again.paths], [...again.calculated]]).toEqual([[...paths], [...calculated]])
      }),
      { numRuns: 300 },
    )
  })

  test('are counted, whatever the errors of the layout', () => {
    fc.assert(
      fc.property(anyLayout, anyAnswers, (layout, answers) => {
        const { required, answered, missing, percent } = progressOf(layout, answers, today)
        expect(required - answered).toBe(missing.length)
        expect(percent === 100).toBe(missing.length === 0)
      }),
      { numRuns: 300 },
    )
  })

  test('are found again by every path that is asked', () => {
    fc.assert(
      fc.property(anyLayoutOfOwnKeys, anyAnswers, (layout, answers) => {
        for (const { sections } of shown(layout, answers)) {
          for (const { section, items } of sections) {
            for (const { itemId, questions } of items) {
              const found = questions.map(({ path }) => locate(layout, path))
              expect(found.map((place) => [place?.question, place?.itemId])).toEqual(
                questions.map((asked) => [asked.question, itemId]),
              )
            }
            expect(new Set(itemsOf(section, answers)).size).toBe(itemsOf(section, answers).length)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('lead nowhere by a path that stands for nothing', () => {
    const form = formOf([question('a')], { repeat: { item: 'One' } })
    expect(locate(form, 'section')).toMatchObject({ question: null, itemId: null })
    expect(locate(form, 'section/one/a')).toMatchObject({ itemId: 'one', question: { key: 'a' } })
    const none = [
      'a',
      'page',
      'section/a',
      'section//a',
      'section/one/b',
      'page/one/a',
      'section/one/a/x',
      'section/../a',
      '__proto__',
    ]
    expect(none.map((path) => locate(form, path))).toEqual(none.map(() => undefined))
  })
})

test('differences of any two layouts are told with their places', () => {
  fc.assert(
    fc.property(anyLayout, anyLayout, (parent, child) => {
      expect(differencesOf(parent, child).filter(({ path }) => path === '')).toEqual([])
    }),
    { numRuns: 150 },
  )
})
