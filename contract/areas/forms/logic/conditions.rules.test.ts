import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from '../answer.shapes.ts'
import type { ConditionTest, QuestionKind, ShowIf } from '../layout.shapes.ts'
import { Question } from '../layout.shapes.ts'
import { question } from '../test/any-layout.ts'
import { holds } from './conditions.ts'

const choices = ['Red', 'Green', 'Blue']
const of = (kind: QuestionKind) => Question.parse(question('q', kind, { choices }))

const isAsked = (kind: QuestionKind, value: AnswerValue | undefined, is: ConditionTest['is'], against = '') =>
  holds({ match: 'all', tests: [{ question: 'q', is, value: against }] }, () => ({
    question: of(kind),
    value,
  }))

describe('a test', () => {
  test('of a number goes by its size, however it was written', () => {
    expect(isAsked('money', '1000', 'equal', '$1,000')).toBe(true)
    expect(isAsked('money', '900', 'below', '1000')).toBe(true)
    expect(isAsked('whole', '10', 'above', '9')).toBe(true)
    expect(isAsked('decimal', 'much', 'different', '9')).toBe(false)
  })

  test('of a date goes by the day', () => {
    expect(isAsked('date', '2026-01-31', 'above', '12/31/2025')).toBe(true)
    expect(isAsked('date', '2026-01-31', 'equal', '01/31/2026')).toBe(true)
    expect(isAsked('date', '2026-01-31', 'below', '2026-01-31')).toBe(false)
  })

  test('of text goes by its letters, in any case', () => {
    expect(isAsked('choice', 'Red', 'equal', 'red')).toBe(true)
    expect(isAsked('state', 'TX', 'equal', 'Texas')).toBe(true)
    expect(isAsked('yesNo', 'N', 'different', 'yes')).toBe(true)
    expect(isAsked('text', 'b', 'above', 'a')).toBe(false)
  })

  test('of several choices asks whether one is among them', () => {
    expect(isAsked('choices', ['Red', 'Blue'], 'equal', 'blue')).toBe(true)
    expect(isAsked('choices', ['Red'], 'different', 'Blue')).toBe(true)
    expect(isAsked('choices', ['Red'], 'different', 'Red')).toBe(false)
  })

  test('of a record, rows or files asks only whether there is an answer', () => {
    expect(isAsked('address', { city: ' ' }, 'blank')).toBe(true)
    expect(isAsked('table', [{ a: '1' }], 'answered')).toBe(true)
    expect(isAsked('file', ['a'], 'equal', 'a')).toBe(false)
  })

  test('of an unknown question holds where it asks for a blank', () => {
    const showIf = (is: 'answered' | 'blank'): ShowIf => ({ match: 'all', tests: [{ question: 'constructor', is }] })
    expect(holds(showIf('blank'), () => undefined)).toBe(true)
    expect(holds(showIf('answered'), () => undefined)).toBe(false)
  })
})

const anyAnswer = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined })
const anyRelation = fc.constantFrom('equal' as const, 'different' as const, 'above' as const, 'below' as const)
const anyTest: fc.Arbitrary<ConditionTest> = fc.oneof(
  fc.record({ question: fc.constantFrom('a', 'b'), is: fc.constantFrom('answered' as const, 'blank' as const) }),
  fc.record({
    question: fc.constantFrom('a', 'b'),
    is: anyRelation,
    value: fc.integer({ min: -3, max: 3 }).map(String),
  }),
)

test('conditions of numbers hold exactly where their tests say so', () => {
  const relations = {
    equal: (left: number, right: number) => left === right,
    different: (left: number, right: number) => left !== right,
    above: (left: number, right: number) => left > right,
    below: (left: number, right: number) => left < right,
  }
  fc.assert(
    fc.property(
      fc.record({ a: anyAnswer, b: anyAnswer }),
      fc.constantFrom('all' as const, 'any' as const),
      fc.array(anyTest, { minLength: 1, maxLength: 4 }),
      (answers, match, tests) => {
        const expected = tests.map((each) => {
          const answer = answers[each.question as 'a' | 'b']
          if (!('value' in each)) return (answer === undefined) === (each.is === 'blank')
          return answer !== undefined && relations[each.is](answer, Number(each.value))
        })
        const came = holds({ match, tests }, (key) => {
          const answer = answers[key as 'a' | 'b']
          return { question: of('whole'), value: answer === undefined ? undefined : String(answer) }
        })
        expect(came).toBe(match === 'all' ? expected.every(Boolean) : expected.some(Boolean))
      },
    ),
    { numRuns: 1000 },
  )
})
