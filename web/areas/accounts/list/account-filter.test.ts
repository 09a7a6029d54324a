import { describe, expect, test } from 'vitest'
import { accountFilter, isNarrowed, queryOf } from './account-filter.ts'

describe('the filter of an address', () => {
  test('holds what the address says', () => {
    const filter = {
      search: 'acme',
      relationship: 'PROSPECT',
      brokerage: 'HARBOR',
      within: 60,
      sort: 'renewal',
    } as const
    expect(accountFilter(filter)).toEqual(filter)
  })

  test('passes over what is no filter', () => {
    const address = { search: ['x'], relationship: 'FRIEND', brokerage: 'a b', within: 45, sort: 'size', page: 3 }
    expect(accountFilter(address)).toEqual({})
  })

  test('takes numbers for the words or days that they stand for', () => {
    expect(accountFilter({ search: 1234, within: '90' })).toEqual({ search: '1234', within: 90 })
  })

  test('narrows by everything but the order', () => {
    expect([{}, { sort: 'renewal' as const }, { within: 30 }].map(isNarrowed)).toEqual([false, false, true])
  })

  test('asks the server in its own words', () => {
    expect(queryOf({ search: 'a', brokerage: 'HARBOR', within: 30, sort: 'renewal' })).toEqual({
      search: 'a',
      brokerCode: 'HARBOR',
      renewalWithinDays: 30,
      sort: 'renewal',
    })
  })
})
