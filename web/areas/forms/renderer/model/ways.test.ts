import { Layout, type LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { derived } from './derived.ts'
import { nextMissing, pageOf, pathsInOrder } from './next-missing.ts'
import { provenanceText } from './provenance-text.ts'
import { questionsWith } from './place-search.ts'

const text = (key: string, label: string) => ({ key, kind: 'text' as const, label, required: true })

const draft: LayoutDraft = {
  pages: [
    {
      key: 'one',
      title: 'One',
      sections: [{ key: 'a', title: 'Names', questions: [text('legal', 'Legal name'), text('dba', 'Trade name')] }],
    },
    {
      key: 'two',
      title: 'Two',
      sections: [
        { key: 'b', title: 'Owners', repeat: { item: 'Owner' }, questions: [text('owner', 'Name of the owner')] },
      ],
    },
  ],
}
const layout = Layout.parse(draft)
const { pages } = derived(layout, { legal: 'Acme', b: ['x', 'y'], 'b/x/owner': 'Ann' }, '2026-03-04')

test('the next that is missing comes after the place, and begins again at the top', () => {
  expect(pathsInOrder(pages)).toEqual(['legal', 'dba', 'b', 'b/x/owner', 'b/y/owner'])
  expect([undefined, 'legal', 'dba', 'b/y/owner'].map((after) => nextMissing(pages, after))).toEqual([
    'dba',
    'dba',
    'b/y/owner',
    'dba',
  ])
  expect(pageOf(pages, 'b/y/owner')?.page.key).toBe('two')
})

test('questions are found by all of their words, with the item that they belong to', () => {
  expect(questionsWith(pages, 'NAME owner')).toEqual([
    { path: 'b/x/owner', pageKey: 'two', label: 'Name of the owner', place: 'Two › Owners › Owner 1' },
    { path: 'b/y/owner', pageKey: 'two', label: 'Name of the owner', place: 'Two › Owners › Owner 2' },
  ])
  expect(questionsWith(pages, ' ')).toEqual([])
})

test('answers are told in words', () => {
  const columns = [
    {
      key: 'year',
      label: 'Year',
      kind: 'text' as const,
      required: false,
      choices: [],
      pastOnly: false,
      isShare: false,
    },
    {
      key: 'paid',
      label: 'Paid',
      kind: 'money' as const,
      required: false,
      choices: [],
      pastOnly: false,
      isShare: false,
    },
  ]
  expect(answerText({ kind: 'yesNo', columns: [] }, 'Y')).toBe('Yes')
  expect(answerText({ kind: 'choices', columns: [] }, ['Red', 'Blue'])).toBe('Red, Blue')
  expect(answerText({ kind: 'date', columns: [] }, '2026-03-04')).toBe('03/04/2026')
  expect(answerText({ kind: 'address', columns: [] }, { street: '1 Main St', city: 'Boston', state: 'MA' })).toBe(
    '1 Main St, Boston, MA',
  )
  expect(answerText({ kind: 'table', columns }, [{ year: '2024', paid: '1200.00' }, { year: '2025' }])).toBe(
    '2024, $1,200.00; 2025',
  )
  expect(answerText({ kind: 'file', columns: [] }, ['a', 'b'])).toBe('2 files')
  expect(answerText({ kind: 'text', columns: [] }, null)).toBe('')
})

test('where a value comes from is one line', () => {
  const now = new Date('2026-03-03T10:00:00Z')
  const at = '2026-03-03T09:30:00Z'
  expect(provenanceText({ source: 'TYPED', by: 'Ann Lee', at, detail: 'General Liability' }, now)).toBe(
    'From General Liability · Ann Lee · 30 min ago',
  )
  expect(provenanceText({ source: 'LAST_YEAR', by: 'Ann Lee', at, detail: '2025' }, now)).toBe(
    'Same as 2025 · Ann Lee · 30 min ago',
  )
})
