import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Layout } from '../layout.shapes.ts'
import type { LayoutDraft } from '../layout.shapes.ts'
import { anyLayout, formOf, question } from '../test/any-layout.ts'
import type { QuestionDraft } from '../test/any-layout.ts'
import { layoutErrors } from './layout-errors.ts'
import type { LayoutSurroundings } from './layout-errors.ts'

const messages = (layout: Layout, surroundings?: LayoutSurroundings) =>
  layoutErrors(layout, surroundings).map(({ key, message }) => `${key}: ${message}`)

const ifEqual = (key: string, value: string): Pick<QuestionDraft, 'showIf'> => ({
  showIf: { match: 'all', tests: [{ question: key, is: 'equal', value }] },
})
const ifAbove = (key: string, value: string): Pick<QuestionDraft, 'showIf'> => ({
  showIf: { match: 'all', tests: [{ question: key, is: 'above', value }] },
})
const calculated = (key: string, formula: string) => question(key, 'calculated', { formula })

type PageDraft = LayoutDraft['pages'][number]
const section = (key: string, questions: QuestionDraft[], more: Partial<PageDraft['sections'][number]> = {}) => ({
  key,
  title: `Section ${key}`,
  questions,
  ...more,
})
const pageOf = (...sections: PageDraft['sections']) =>
  Layout.parse({ pages: [{ key: 'page', title: 'Page', sections }] })
const owners = (questions: QuestionDraft[]) => section('owners', questions, { repeat: { item: 'Owner' } })

describe('a layout', () => {
  test('without errors has none', () => {
    const form = pageOf(
      section('basics', [
        question('entity', 'choice', { choices: ['LLC', 'Trust'] }),
        question('founded', 'date'),
        question('revenue', 'money'),
        question('trustee', 'text', ifEqual('entity', 'trust')),
        question('young', 'text', ifAbove('founded', '1/1/2020')),
        question('big', 'yesNo', ifAbove('revenue', '$1,000')),
        question('losses', 'table', { columns: [{ key: 'paid', label: 'Paid', kind: 'money' }] }),
        calculated('total', 'revenue + sum(losses.paid) + sum(owners.share) * count(owners) + if(big, 1, 2)'),
      ]),
      owners([
        question('share', 'percent'),
        question('why', 'text', ifAbove('share', '50')),
        calculated('half', 'share / 2'),
      ]),
    )
    expect(layoutErrors(form)).toEqual([])
  })

  test('names every error with its place', () => {
    const form = formOf([question('entity', 'choice')])
    expect(layoutErrors(form)).toEqual([
      { key: 'entity', path: 'Page › Section › Question entity', message: 'Enter at least one choice' },
    ])
  })

  test('has each key once', () => {
    const form = pageOf(section('a', [question('page'), question('x')]), section('b', [question('x')]))
    expect(messages(form)).toEqual(['page: Duplicate key in this form: “page”', 'x: Duplicate key in this form: “x”'])
  })

  test('has questions that can be asked', () => {
    const columns: QuestionDraft['columns'] = [
      { key: 'a', label: 'A', kind: 'choice' },
      { key: 'a', label: 'B', kind: 'text' },
    ]
    const form = pageOf(
      section(
        's',
        [
          question('q1', 'choices', { choices: ['Red', 'red'] }),
          question('q2', 'table'),
          question('q3', 'table', { columns }),
          question('q4', 'schedule'),
          question('q5', 'schedule', { scheduleType: 'BOATS' }),
          question('q6', 'whole', { min: 5, max: 4 }),
          calculated('q7', 'q6 +'),
        ],
        { repeat: { item: 'One', least: 3, most: 2 } },
      ),
    )
    expect(messages(form)).toEqual([
      's: The maximum number of items is below the minimum',
      'q1: Duplicate choice: “red”',
      'q2: A table needs a column',
      'q3: Duplicate column key in this table: “a”',
      'q3: The column “A” needs choices',
      'q4: Choose the schedule',
      'q5: There is no schedule “BOATS”',
      'q6: The highest value is below the lowest',
      'q7: Character 5 of the formula: A number or the name of a question is missing here',
    ])
  })

  test('asks only about questions that it can compare', () => {
    const form = pageOf(
      section('s', [
        question('home', 'address'),
        question('name'),
        question('sure', 'yesNo'),
        question('day', 'date'),
        question('t1', 'text', ifEqual('nobody', 'Y')),
        question('t2', 'text', ifEqual('home', 'Texas')),
        question('t3', 'text', ifAbove('name', 'b')),
        question('t4', 'text', ifEqual('sure', 'perhaps')),
        question('t5', 'text', ifAbove('day', '2/30/2026')),
        question('t6', 'text', ifEqual('share', '5')),
        question('t7', 'text', ifEqual('name', ' ')),
      ]),
      owners([question('share', 'percent')]),
    )
    expect(messages(form)).toEqual([
      't1: The condition refers to “nobody”, which is not a question in this form',
      't2: “Question home” can only be checked for answered or blank',
      't3: “Question name” is not a number or date, so it cannot be above or below a value',
      't4: “perhaps” is not an answer to “Question sure”: must be Y or N',
      't5: “2/30/2026” is not an answer to “Question day”: must be a valid date mm/dd/yyyy',
      't6: “Question share” is answered once per item of “Section owners”, so conditions on it apply only there',
      't7: Enter the value to compare “Question name” with',
    ])
  })

  test('reckons only with numbers that it has', () => {
    const form = pageOf(
      section('s', [
        question('name'),
        question('losses', 'table', { columns: [{ key: 'paid', label: 'Paid', kind: 'text' }] }),
        ...[
          'name',
          'nobody',
          'share',
          'sum(s.name)',
          'sum(owners.name)',
          'sum(losses.paid)',
          'sum(losses.x)',
          'count(s)',
        ].map((formula, at) => calculated(`f${at}`, formula)),
      ]),
      owners([question('share', 'percent')]),
    )
    expect(messages(form).map((text) => text.replace(/ of the formula/, ''))).toEqual([
      'f0: Character 1: “Question name” is not a number',
      'f1: Character 1: “nobody” is not a question in this form',
      'f2: Character 1: “Question share” is answered once per item of “Section owners”, so conditions on it apply only there',
      'f3: Character 5: “s” is not a repeating section or table in this form',
      'f4: Character 5: “name” is not a question or column in “Section owners”',
      'f5: Character 5: “Paid” is not a number',
      'f6: Character 5: “x” is not a question or column in “Question losses”',
      'f7: Character 7: “s” is not a repeating section or table in this form',
    ])
  })

  test('decides nothing by itself, and names the circle', () => {
    const loop = formOf([
      question('a', 'yesNo', ifEqual('b', '1')),
      calculated('b', 'c + 1'),
      question('c', 'whole', ifEqual('a', 'Y')),
    ])
    expect(messages(loop)).toEqual(['a: Circular reference: Question a → Question b → Question c → Question a'])
    const within = formOf([question('a', 'yesNo')], ifEqual('a', 'Y'))
    expect(messages(within)).toEqual(['section: Circular reference: Section → Question a → Section'])
    expect(messages(formOf([calculated('a', 'a + 1')]))).toEqual(['a: Circular reference: Question a → Question a'])
  })
})

describe('facts', () => {
  const facts = [
    { key: 'legalName', kind: 'text', group: null },
    { key: 'ownerName', kind: 'text', group: 'owners' },
  ] as const

  test('fit their questions and stand once', () => {
    const form = pageOf(
      section(
        's',
        [
          question('a', 'text', { fact: 'legalName' }),
          question('b', 'text', { fact: 'legalName' }),
          question('c', 'text', { fact: 'nickName' }),
          question('d', 'text', { fact: 'ownerName' }),
          question('free', 'text', { required: true }),
        ],
        { fact: 'owners' },
      ),
      section('t', [question('e', 'text', { fact: 'ownerName' }), question('f', 'text', { fact: 'legalName' })], {
        repeat: { item: 'Owner' },
        fact: 'owners',
      }),
      section('u', [question('g', 'text', { fact: 'ownerName' })], { repeat: { item: 'Owner' } }),
      section('v', [], { repeat: { item: 'Owner' }, fact: 'friends' }),
      section('w', [question('h', 'money', { fact: 'ownerName' })], { repeat: { item: 'Owner' }, fact: 'owners' }),
    )
    expect(messages(form, { facts })).toEqual([
      's: Only a repeating section can map to a field group',
      'b: “Page › Section s › Question a” maps to the same data field',
      'c: Account data has no field “nickName”',
      'd: This data field belongs in a repeating section mapped to “owners”',
      'f: This data field has one value per account, so it cannot be in a repeating section',
      'g: Map the section to a field group before you map its questions',
      'v: Account data has no field group “friends”',
      'w: “Section t” maps to the same data field',
      'h: Account data stores this as text, so the question must be of that kind',
    ])
  })
})

describe('what was answered', () => {
  const inForce = pageOf(section('s', [question('a'), question('b', 'money')]), owners([question('c')]))

  test('stays, and keeps its kind and its items', () => {
    const form = pageOf(section('s', [question('b', 'whole'), question('c')]), owners([]))
    expect(messages(form, { inForce, answeredKeys: ['a', 'b', 'c', 'gone'] })).toEqual([
      'b: This question has answers, so its kind cannot change',
      'c: This question has answers, so it cannot move into a repeating section or out of it',
      'a: This question has answers, so it cannot be removed',
      'gone: This question has answers, so it cannot be removed',
    ])
    expect(messages(form, { inForce })).toEqual([])
  })
})

describe('what is locked above', () => {
  const locked = { locked: true }
  const choice = (more: Partial<QuestionDraft> = {}) =>
    question('a', 'choice', { choices: ['Red', 'Green', 'Blue'], ...locked, ...more })
  const parent = pageOf(
    section('s', [choice(), question('b', 'whole', { min: 1, ...locked }), question('c')]),
    section('t', []),
  )

  test('may be tightened, and what is around it changed', () => {
    const form = pageOf(
      section(
        's',
        [
          question('own'),
          choice({ required: true, choices: ['Blue', 'Red'] }),
          question('b', 'whole', { min: 2, max: 9, ...locked }),
        ],
        { title: 'Ours' },
      ),
    )
    expect(messages(form, { parent })).toEqual([])
  })

  test('may not be loosened, moved or removed, nor hidden by what holds it', () => {
    const loosened = pageOf(
      section(
        's',
        [choice({ choices: ['Red', 'Pink'], label: 'Else', locked: false }), question('c')],
        ifEqual('c', 'x'),
      ),
      section('t', [question('b', 'whole', { min: 0, ...locked })]),
    )
    expect(messages(loosened, { parent }).filter((text) => text.includes('locked'))).toEqual([
      's: This item, or something in it, is locked at a higher level. Restore: Shown if',
      'a: This item, or something in it, is locked at a higher level. Restore: Question, Locked, Choices',
      'b: This item, or something in it, is locked at a higher level. Restore: Lowest',
      'b: This item is locked at a higher level and cannot be moved',
    ])
    expect(messages(pageOf(section('t', [])), { parent })).toEqual([
      's: This item, or something in it, is locked at a higher level and cannot be removed',
    ])
  })
})

test('any layout is judged, whatever its errors', () => {
  fc.assert(
    fc.property(anyLayout, anyLayout, (layout, parent) => {
      const errors = layoutErrors(layout, { parent, inForce: parent, answeredKeys: ['a', '__proto__'], facts: [] })
      expect(errors.filter(({ path, message }) => path === '' || message === '')).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('a layout is no error to itself', () => {
  fc.assert(
    fc.property(anyLayout, (layout) => {
      expect(layoutErrors(layout, { parent: layout, inForce: layout })).toEqual(layoutErrors(layout))
    }),
  )
})
