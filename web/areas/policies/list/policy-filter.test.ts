import { expect, test } from 'vitest'
import { isNarrowed, narrowingOf, policyFilter } from './policy-filter.ts'

test('an address holds a filter, and what is none is passed over', () => {
  expect(policyFilter({ term: 2025, search: 'x', view: 'tower', carrier: '', status: 'EXPIRED' })).toEqual({
    term: '2025',
    search: 'x',
    view: 'tower',
    status: 'EXPIRED',
  })
  expect(policyFilter({ term: 'soon', view: 'map', status: 'toString' })).toEqual({})
  expect(policyFilter({ search: 'x'.repeat(200) })).toEqual({ search: 'x'.repeat(100) })
  expect([isNarrowed({ view: 'tower' }), isNarrowed({ term: 'all' })]).toEqual([false, true])
})

test('the server is asked for the terms not over yet, unless the filter names others', () => {
  expect(narrowingOf({ line: 'AUTO', view: 'tower' })).toEqual({ line: 'AUTO', term: 'current' })
  expect(narrowingOf({ term: 'all' })).toEqual({ term: 'all' })
})
