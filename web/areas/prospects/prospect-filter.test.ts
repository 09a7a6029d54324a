import { expect, test } from 'vitest'
import { prospectFilter } from './prospect-filter.ts'

test('an address is read as a filter, and whatever is none is passed over', () => {
  const filter = { search: 'acme', brokerCode: 'HARBOR', stage: 'LOST', source: 'EVENT', forms: 'DONE' } as const
  expect(prospectFilter(filter)).toEqual(filter)
  expect(prospectFilter({ search: 12, stage: 'WON', source: ['EVENT'], forms: '', page: 3 })).toEqual({ search: '12' })
})
