import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LayoutChange } from '../layout-change.shapes.ts'
import { Layout } from '../layout.shapes.ts'
import { anyLayout, formOf, question } from '../test/any-layout.ts'
import { changesBetween } from './changes-between.ts'
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
      { numRuns: 500 },
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
      { numRuns: 300 },
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
