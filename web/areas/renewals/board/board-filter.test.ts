import { expect, test } from 'vitest'
import { boardFilter, isNarrowed } from './board-filter.ts'

test('an address holds a filter, and what is none is passed over', () => {
  expect(boardFilter({ stage: 'PROPOSAL', within: '60', search: 2026, view: 'list' })).toEqual({
    stage: 'PROPOSAL',
    within: 60,
    search: '2026',
    view: 'list',
  })
  expect(boardFilter({ stage: 'toString', within: 45, search: { a: 1 }, view: 'map' })).toEqual({})
  expect(boardFilter({ search: 'x'.repeat(200) }).search).toHaveLength(100)
})

test('a view narrows nothing', () => {
  expect([isNarrowed({ view: 'list' }), isNarrowed({ within: 30, view: 'list' })]).toEqual([false, true])
})
