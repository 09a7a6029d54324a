import { Layout, type LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, duplicated, without } from './edit-layout.ts'
import { hiddenIn, shownAgain } from './hidden-items.ts'
import { heldAt, stepped } from './moves.ts'
import { keyFor } from './new-keys.ts'
import { everything, find, keysOf } from './places.ts'

const question = (key: string) => ({ key, kind: 'text' as const, label: `About ${key}` })
const draft: LayoutDraft = {
  pages: [
    {
      key: 'company',
      title: 'Company',
      sections: [
        { key: 'names', title: 'Names', questions: [question('legal'), question('dba')] },
        { key: 'empty', title: 'Empty', questions: [] },
      ],
    },
    { key: 'people', title: 'People', sections: [{ key: 'staff', title: 'Staff', questions: [question('count')] }] },
  ],
}
const layout = Layout.parse(draft)
const keysIn = (items: readonly { readonly key: string }[]): string => items.map(({ key }) => key).join()
const outline = ({ pages }: Layout): string =>
  pages
    .map(({ key, sections }) => `${key}[${sections.map((one) => `${one.key}(${keysIn(one.questions)})`).join()}]`)
    .join(' ')

describe('moving', () => {
  test('goes on into the next section and page, and stops at both ends', () => {
    const once = stepped(layout, 'dba', 1)
    expect(outline(once)).toBe('company[names(legal),empty(dba)] people[staff(count)]')
    expect(outline(stepped(once, 'dba', 1))).toBe('company[names(legal),empty()] people[staff(dba,count)]')
    expect(stepped(layout, 'legal', -1)).toBe(layout)
    expect(stepped(layout, 'count', 1)).toBe(layout)
    expect(outline(stepped(layout, 'staff', -1))).toBe('company[names(legal,dba),empty(),staff(count)] people[]')
    expect(outline(stepped(layout, 'people', -1))).toBe('people[staff(count)] company[names(legal,dba),empty()]')
  })

  test('goes to where a pointer holds it', () => {
    expect(outline(heldAt(layout, 'count', 'legal', false))).toBe(
      'company[names(count,legal,dba),empty()] people[staff()]',
    )
    expect(outline(heldAt(layout, 'legal', 'people', true))).toBe(
      'company[names(dba),empty()] people[staff(legal,count)]',
    )
    expect(outline(heldAt(layout, 'names', 'count', true))).toBe(
      'company[empty()] people[staff(count),names(legal,dba)]',
    )
    expect(heldAt(layout, 'company', 'legal', true)).toBe(layout)
  })

  test('keeps every key, however it is moved', () => {
    const keys = [...keysOf(layout)]
    const move = fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...keys), fc.boolean(), fc.boolean())
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let now = layout
        for (const [key, over, isBelow, isHeld] of moves)
          now = isHeld ? heldAt(now, key, over, isBelow) : stepped(now, key, isBelow ? 1 : -1)
        expect([...everything(now)].map(({ item }) => item.key).toSorted()).toEqual(keys.toSorted())
      }),
    )
  })
})

describe('changing', () => {
  test('keeps the key and the place', () => {
    const next = changed(layout, 'dba', { label: 'Trade name' })
    expect(find(next, 'dba')).toMatchObject({ name: 'Trade name', place: { page: 0, section: 0, question: 1 } })
    expect(next.pages[1]).toBe(layout.pages[1])
  })

  test('a copy has keys of its own, conditions among themselves, and fills no facts', () => {
    const asked = changed(changed(layout, 'dba', { fact: 'dba', formula: 'legal + 1' }), 'dba', {
      showIf: { match: 'all', tests: [{ question: 'legal', is: 'answered' }] },
    })
    const { layout: next, key } = duplicated(asked, 'names')
    const copy = find(next, key)?.item
    if (copy === undefined || !('questions' in copy)) throw new Error('The copy is no section')
    const [legal, dba] = copy.questions
    expect(copy.title).toBe('Names (copy)')
    expect(dba).toMatchObject({
      fact: null,
      formula: `${legal?.key} + 1`,
      showIf: { tests: [{ question: legal?.key }] },
    })
    expect(new Set([...everything(next)].map(({ item }) => item.key)).size).toBe([...everything(next)].length)
    expect(Layout.safeParse(next).success).toBe(true)
  })

  test('what is hidden can be shown again, where it stood', () => {
    const hidden = without(without(layout, 'legal'), 'people')
    expect([...hiddenIn(hidden, layout).keys()]).toEqual(['names', null])
    const back = shownAgain(shownAgain(hidden, layout, 'legal'), layout, 'people')
    expect(outline(back)).toBe(outline(layout))
  })

  test('what moved out of a hidden section does not come back with it', () => {
    const stored = without(stepped(stepped(layout, 'dba', 1), 'dba', 1), 'names')
    expect(outline(shownAgain(stored, layout, 'names'))).toBe('company[names(legal),empty()] people[staff(dba,count)]')
  })
})

test('keys are made of words, never twice and never reserved', () => {
  expect(keyFor('Annual revenue (last year)', new Set())).toBe('annualRevenueLastYear')
  expect(keyFor('401k plan?', new Set())).toBe('q401kPlan')
  expect(keyFor('constructor', new Set())).toBe('constructor2')
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.uniqueArray(fc.string(), { maxLength: 5 }), (words, taken) => {
      const key = keyFor(words, new Set(taken))
      expect(key).toMatch(/^[a-z][A-Za-z0-9]{0,59}$/)
      expect(taken).not.toContain(key)
    }),
  )
})
