import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['b', -3, ['b', 'a', 'c']],
  ['b', 9, ['a', 'c', 'b']],
])('%s moved to place %i', (key, place, order) => {
  expect(moved(['a', 'b', 'c'], key, place)).toEqual(order)
})
