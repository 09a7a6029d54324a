import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AnswerValue } from '../answer.shapes.ts'
import { Question, QuestionKind } from '../layout.shapes.ts'
import { question } from '../test/any-layout.ts'
import type { QuestionDraft } from '../test/any-layout.ts'
import { readAnswer } from './read-answer.ts'

const colours = ['Red', 'Light green', 'Blue, dark', '10', '10%']
const columns: QuestionDraft['columns'] = [
  { key: 'carrier', label: 'Carrier', kind: 'text', required: true },
  { key: 'paid', label: 'Paid', kind: 'money' },
  { key: 'closed', label: 'Closed', kind: 'yesNo' },
  { key: 'colour', label: 'Colour', kind: 'choice', choices: colours },
]

const of = (kind: QuestionKind, more: Partial<QuestionDraft> = {}) =>
  Question.parse(question('key', kind, { choices: colours, columns, ...more }))

const read = (kind: QuestionKind, given: AnswerValue | null, more: Partial<QuestionDraft> = {}) => {
  const { value, error } = readAnswer(of(kind, more), given)
  return error ?? value
}

describe('an answer', () => {
  test.each<[QuestionKind, string, string]>([
    ['text', '  two\nlines ', 'two lines'],
    ['longText', ' two\r\nlines ', 'two\nlines'],
    ['whole', '1,200', '1200'],
    ['decimal', '1,200.50', '1200.5'],
    ['money', '$1,234.5', '1234.50'],
    ['percent', '12.5 %', '12.5'],
    ['date', '9/2/2026', '2026-09-02'],
    ['year', '1998', '1998'],
    ['yesNo', 'true', 'Y'],
    ['choice', 'light GREEN', 'Light green'],
    ['choice', '10%', '10%'],
    ['state', 'Texas', 'TX'],
    ['zip', '2134', '02134'],
    ['phone', '512.555.0100', '(512) 555-0100'],
    ['taxId', '741234567', '74-1234567'],
    ['glClass', '91523', '91523'],
    ['wcClass', '5', '0005'],
    ['schedule', 'yes', 'Y'],
  ])('of kind %s reads %j as %j', (kind, typed, value) => {
    expect(readAnswer(of(kind), typed)).toEqual({ value, error: null })
  })

  test.each<[QuestionKind, AnswerValue, string]>([
    ['whole', '1.5', 'must be a whole number'],
    ['decimal', 'ten', 'must be a number'],
    ['money', 'ten', 'does not look like a number'],
    ['money', '-5', 'must not be a negative number'],
    ['percent', '101', 'must be between 0 and 100.'],
    ['date', '2/30/2026', 'must be a valid date mm/dd/yyyy'],
    ['year', '98', 'must be a valid year YYYY'],
    ['email', 'ann@', 'must be a valid email address.'],
    ['webAddress', 'example', 'must be a valid web address. (https:// or www.)'],
    ['state', 'Bavaria', 'Invalid State Code'],
    ['choice', 'Pink', 'must be one of Red, Light green, Blue, dark, 10, 10%'],
    ['choices', ['Red', 'Pink'], '“Pink” is not one of the choices'],
    ['text', ['a'], 'is not an answer to this question'],
    ['address', 'Main Street', 'is not an answer to this question'],
    ['table', { carrier: 'A' }, 'is not an answer to this question'],
    ['table', ['A'], 'is not an answer to this question'],
    ['file', ['../etc/passwd'], 'must be files of this account'],
    ['calculated', '5', 'is calculated from other answers'],
  ])('of kind %s refuses %j', (kind, given, error) => {
    expect(read(kind, given)).toBe(error)
  })

  test('keeps to the limits of its question', () => {
    expect(read('money', '-5', { min: -10 })).toBe('-5')
    expect(read('money', '-50', { min: -10 })).toBe('must be -10 or more.')
    expect(read('whole', '5000', { max: 1000 })).toBe('must be 1,000 or less.')
    expect(read('year', '1999', { min: 2000, max: 2030 })).toBe('must be between 2000 and 2030.')
    expect(read('text', 'abcdef', { maxLength: 5 })).toBe('cannot be more than 5 characters.')
    expect(read('longText', 'x'.repeat(6000), { maxLength: 20_000 })).toBe('x'.repeat(6000))
    expect(read('text', 'x'.repeat(501))).toBe('cannot be more than 500 characters.')
  })

  test('of several choices comes in the order of the list, each once', () => {
    expect(read('choices', ['blue, dark', 'Red', 'red', ' '])).toEqual(['Red', 'Blue, dark'])
    expect(read('choices', 'Blue, dark')).toEqual(['Blue, dark'])
  })

  test('that is a record is read field by field', () => {
    const address = { street: ' 1 Main St ', unit: ' ', city: 'Houston', state: 'texas', zip: '77002', planet: 'Mars' }
    const value = { street: '1 Main St', city: 'Houston', state: 'TX', zip: '77002' }
    expect(readAnswer(of('address'), address)).toEqual({ value, error: null })
    expect(read('address', { street: '1 Main St', state: 'TX' })).toBe('City is required')
    expect(read('person', { name: 'Ann', email: 'ann' })).toBe('Email: must be a valid email address.')
    expect(read('signature', { name: 'Ann', title: 'CEO', date: '1/2/2026' })).toHaveProperty('date', '2026-01-02')
    expect(read('address', { street: ' ', planet: 'Mars' })).toBeNull()
  })

  test('that is a table is read row by row, without blank ones', () => {
    const rows = [{ carrier: 'Acme', paid: '$5' }, { carrier: ' ' }, { carrier: 'Bay', closed: 'n', colour: 'red' }]
    expect(read('table', rows)).toEqual([
      { carrier: 'Acme', paid: '5' },
      { carrier: 'Bay', closed: 'N', colour: 'Red' },
    ])
    const wrong = readAnswer(of('table'), [{ carrier: 'Acme' }, { paid: 'much' }])
    expect(wrong).toEqual({
      value: [{ carrier: 'Acme' }, { paid: 'much' }],
      error: 'Row 2, Carrier is required',
    })
    expect(read('table', [{ carrier: 'A', paid: 'x' }])).toBe('Row 1, Paid: does not look like a number')
  })
})

const anyKind = fc.constantFrom(...QuestionKind.options)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('y', 'No', '12.5 %', '$1,200', '9/2/2026', 'texas', '77002', 'red', 'Blue, dark', '<script>', ''),
)
const anyKey = fc.oneof(
  fc.constantFrom('name', 'street', 'city', 'zip', 'carrier', 'paid', 'colour', 'constructor', '__proto__'),
  fc.string({ maxLength: 5 }),
)
const anyRow = fc.array(fc.tuple(anyKey, anyText), { maxLength: 5 }).map((fields) => Object.fromEntries(fields))
const anyGiven: fc.Arbitrary<AnswerValue> = fc.oneof(
  anyText,
  fc.array(anyText, { maxLength: 4 }),
  anyRow,
  fc.array(anyRow, { maxLength: 4 }),
)

describe('any answer', () => {
  test('that was read reads as the same again', () => {
    fc.assert(
      fc.property(anyKind, anyGiven, (kind, given) => {
        const once = readAnswer(of(kind), given)
        fc.pre(kind !== 'calculated')
        expect(readAnswer(of(kind), once.value)).toEqual(once)
      }),
      { numRuns: 2000 },
    )
  })

  test('that is read without an error is one that may be kept', () => {
    fc.assert(
      fc.property(anyKind, anyGiven, (kind, given) => {
        const { value, error } = readAnswer(of(kind), given)
        const isKept = error === null && value !== null && AnswerValue.safeParse(given).success
        const stored = isKept ? AnswerValue.safeParse(value).data : value
        expect(stored).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })
})
