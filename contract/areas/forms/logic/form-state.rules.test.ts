import { describe, expect, test } from 'vitest'
import { Layout } from '../layout.shapes.ts'
import type { LayoutDraft } from '../layout.shapes.ts'
import { progressOf } from './progress.ts'
import { shown, withCalculated } from './shown.ts'

type PageDraft = LayoutDraft['pages'][number]
type QuestionDraft = PageDraft['sections'][number]['questions'][number]

const question = (key: string, kind: QuestionDraft['kind'], more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key,
  kind,
  label: `Question ${key}`,
  ...more,
})

const calculated = (key: string, formula: string) => question(key, 'calculated', { formula })
const when = (key: string, value: string): Pick<QuestionDraft, 'showIf'> => ({
  showIf: { match: 'all', tests: [{ question: key, is: 'equal', value }] },
})

const layout = Layout.parse({
  pages: [
    {
      key: 'firm',
      title: 'Firm',
      sections: [
        {
          key: 'basics',
          title: 'Basics',
          questions: [
            question('hasOwners', 'yesNo', { required: true }),
            question('revenue', 'money', { required: true }),
            question('staff', 'whole'),
            calculated('each', 'revenue / staff'),
            calculated('shares', 'sum(owners.share)'),
            question('why', 'text', {
              required: true,
              showIf: { match: 'any', tests: [{ question: 'shares', is: 'different', value: '100' }] },
            }),
          ],
        },
      ],
    },
    {
      key: 'people',
      title: 'People',
      ...when('hasOwners', 'Y'),
      sections: [
        {
          key: 'owners',
          title: 'Owners',
          repeat: { item: 'Owner', least: 1 },
          questions: [
            question('name', 'text', { required: true }),
            question('share', 'percent'),
            question('votes', 'yesNo'),
            question('voteNote', 'text', { required: true, ...when('votes', 'Y') }),
            calculated('worth', 'round(revenue * share / 100, 0)'),
          ],
        },
      ],
    },
  ],
})

const paths = (answers: Parameters<typeof shown>[1]) =>
  shown(layout, answers).flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap(({ questions }) => questions.map(({ path }) => path))),
  )

const owners = { hasOwners: 'Y', revenue: '1000', owners: ['a', 'b'], 'owners/a/share': '60', 'owners/b/share': '30' }

describe('what is asked', () => {
  test('follows page, section and question, item by item', () => {
    expect(paths({})).toEqual(['hasOwners', 'revenue', 'staff', 'each', 'shares'])
    expect(paths({ hasOwners: 'Y', owners: ['a', 'b'], 'owners/b/votes': 'Y' }).slice(5)).toEqual([
      'owners/a/name',
      'owners/a/share',
      'owners/a/votes',
      'owners/a/worth',
      'owners/b/name',
      'owners/b/share',
      'owners/b/votes',
      'owners/b/voteNote',
      'owners/b/worth',
    ])
  })

  test('leaves answers of hidden questions out of account', () => {
    expect(paths(owners)).toContain('why')
    expect(withCalculated(layout, owners)).toEqual({
      ...owners,
      shares: '90',
      'owners/a/worth': '600',
      'owners/b/worth': '300',
    })
    expect(paths({ ...owners, hasOwners: 'N' })).not.toContain('why')
    expect(withCalculated(layout, { ...owners, hasOwners: 'N', shares: '90' })).toEqual({ ...owners, hasOwners: 'N' })
  })
})

test('calculated answers are blank for a blank and for a division by zero, and the answers stay the same object', () => {
  const none = { revenue: '10', staff: '0' }
  expect(withCalculated(layout, none)).toBe(none)
  expect(withCalculated(layout, { revenue: '10', staff: '3' })).toHaveProperty('each', '3.33')
})

const today = '2026-05-05'

test('progress counts what is required as things stand, and names what is missing in the order of the form', () => {
  expect(progressOf(layout, {}, today)).toMatchObject({ required: 2, answered: 0, percent: 0 })
  const { missing, ...counts } = progressOf(layout, { ...owners, revenue: 'much', 'owners/a/name': 'Ann' }, today)
  expect(counts).toEqual({ required: 6, answered: 3, percent: 50 })
  expect(missing).toEqual([
    { path: 'revenue', place: 'Firm › Basics › Question revenue', message: 'does not look like a number' },
    { path: 'why', place: 'Firm › Basics › Question why', message: 'Question why is required' },
    { path: 'owners/b/name', place: 'People › Owners › Owner 2 › Question name', message: 'Question name is required' },
  ])
  expect(progressOf(layout, { hasOwners: 'Y', revenue: '1' }, today).missing).toEqual([
    { path: 'owners', place: 'People › Owners', message: 'Owner: at least 1 must be entered' },
  ])
  const enough = { hasOwners: 'Y', revenue: '1', owners: ['a'], 'owners/a/name': 'Ann' }
  expect(progressOf(layout, enough, today)).toEqual({ required: 4, answered: 4, percent: 100, missing: [] })
})
