import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LayoutChange } from '../layout-change.shapes.ts'
import { Layout } from '../layout.shapes.ts'
import { anyLayout, anyLayoutOfOwnKeys, formOf, question } from '../test/any-layout.ts'
import { changesBetween } from './changes-between.ts'
import { differencesOf } from './differences.ts'
import { layoutErrors } from './layout-errors.ts'
import { treeOf } from './layout-tree.ts'
import { breachOf, changesWithinLocks } from './locks.ts'
import { withChanges } from './with-changes.ts'

const keysOf = (layout: ReturnType<typeof formOf>) => layout.pages[0]?.sections[0]?.questions.map(({ key }) => key)

describe('changes', () => {
  test('make any layout of any other', () => {
    fc.assert(
      fc.property(anyLayout, anyLayout, (parent, child) => {
        const changes = changesBetween(parent, child)
        expect(LayoutChange.array().parse(JSON.parse(JSON.stringify(changes)))).toEqual(changes)
        expect(withChanges(parent, changes)).toEqual(child)
      }),
      { numRuns: 250 },
    )
  })

  test('are none where nothing differs', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        expect(changesBetween(layout, Layout.parse(JSON.parse(JSON.stringify(layout))))).toEqual([])
      }),
    )
  })

  test('make a layout of whatever the level above becomes', () => {
    fc.assert(
      fc.property(anyLayout, anyLayout, anyLayout, (parent, child, next) => {
        const inherited = withChanges(next, changesBetween(parent, child))
        expect(Layout.parse(inherited)).toEqual(inherited)
      }),
      { numRuns: 150 },
    )
  })
})

test('one question that goes to the front is one move', () => {
  const parent = formOf(['a', 'b', 'c', 'd'].map((key) => question(key)))
  const child = formOf(['d', 'a', 'b', 'c'].map((key) => question(key)))
  expect(changesBetween(parent, child)).toEqual([
    { kind: 'MOVED', type: 'question', key: 'd', in: 'section', after: null },
  ])
})

test('a locked question stands still while others move around it', () => {
  const parent = formOf([question('a', 'text', { locked: true }), question('b'), question('c')])
  const child = formOf([question('b'), question('c'), question('a', 'text', { locked: true })])
  expect(changesBetween(parent, child).map(({ key }) => key)).toEqual(['b', 'c'])
})

test('a new layout above is inherited, and the changes below are kept', () => {
  const parent = formOf([question('a'), question('b'), question('c')])
  const child = formOf([question('a', 'text', { help: 'Ours' }), question('own'), question('c'), question('ownLast')])
  const next = formOf([
    question('first'),
    question('a', 'text', { required: true }),
    question('b', 'money'),
    question('fresh'),
  ])
  const inherited = withChanges(next, changesBetween(parent, child))
  expect(keysOf(inherited)).toEqual(['first', 'a', 'own', 'fresh', 'ownLast'])
  expect(inherited.pages[0]?.sections[0]?.questions[1]).toMatchObject({ help: 'Ours', required: true })
})

describe('differences', () => {
  test('are told as people read them', () => {
    const parent = formOf([
      question('a', 'yesNo'),
      question('b', 'choice', { choices: ['Red', 'Blue'] }),
      question('c'),
      question('gone'),
    ])
    const child = formOf([
      question('c', 'text', { showIf: { match: 'all', tests: [{ question: 'a', is: 'equal', value: 'Y' }] } }),
      question('a', 'yesNo'),
      question('b', 'choice', { choices: ['Red'], required: true, max: 5 }),
      question('own'),
    ])
    expect(differencesOf(parent, child)).toEqual([
      { kind: 'HIDDEN', key: 'gone', path: 'Page › Section › Question gone', changes: [] },
      {
        kind: 'CHANGED',
        key: 'c',
        path: 'Page › Section › Question c',
        changes: [{ property: 'Shown if', from: '', to: 'Question a is Y' }],
      },
      {
        kind: 'CHANGED',
        key: 'b',
        path: 'Page › Section › Question b',
        changes: [
          { property: 'Required', from: 'No', to: 'Yes' },
          { property: 'Choices', from: 'Red, Blue', to: 'Red' },
          { property: 'Highest', from: '', to: '5' },
        ],
      },
      {
        kind: 'MOVED',
        key: 'c',
        path: 'Page › Section › Question c',
        changes: [{ property: 'Place', from: 'Page › Section, after “Question b”', to: 'Page › Section, first' }],
      },
      { kind: 'ADDED', key: 'own', path: 'Page › Section › Question own', changes: [] },
    ])
  })

  test('do not tell again what comes or goes with its page', () => {
    const page = (key: string) => ({
      key,
      title: `Page ${key}`,
      sections: [{ key: `${key}Section`, title: 'Section', questions: [question(`${key}Question`)] }],
    })
    const [parent, child] = [
      ['a', 'b'],
      ['a', 'c'],
    ].map((keys) => Layout.parse({ pages: keys.map(page) }))
    const told = parent && child && differencesOf(parent, child)
    expect(told?.map(({ kind, path }) => [kind, path])).toEqual([
      ['HIDDEN', 'Page b'],
      ['ADDED', 'Page c'],
    ])
  })
})

describe('locks', () => {
  test('that a level sets later hold against changes made before', () => {
    const parent = formOf([question('a', 'text', { required: true }), question('b'), question('c')])
    const child = formOf([question('c', 'text', { maxLength: 9, help: 'Ours' }), question('own')])
    const changes = changesBetween(parent, child)
    const next = formOf([
      question('a'),
      question('b', 'text', { locked: true }),
      question('c', 'text', { locked: true }),
    ])
    const stored = withChanges(next, changesWithinLocks(next, changes))
    expect(keysOf(stored)).toEqual(['b', 'c', 'own'])
    expect(stored.pages[0]?.sections[0]?.questions[1]).toMatchObject({ maxLength: 9, help: '', locked: true })
    expect(layoutErrors(stored, { parent: next })).toEqual([])
  })

  test('are kept by any changes as far as they are allowed', () => {
    fc.assert(
      fc.property(anyLayoutOfOwnKeys, anyLayoutOfOwnKeys, anyLayoutOfOwnKeys, (parent, child, next) => {
        const stored = withChanges(next, changesWithinLocks(next, changesBetween(parent, child)))
        const broken = changesBetween(next, stored).filter((change) => breachOf(treeOf(next), change) !== null)
        expect(broken).toEqual([])
      }),
      { numRuns: 250 },
    )
  })
})
