import { describe, expect, test } from 'vitest'
import { sortedBy } from './sorting.ts'

describe('sorting of a table', () => {
  test('text is sorted as people do: numbers in it by value', () => {
    expect(sortedBy(['Unit 10', 'unit 9', 'Annex'], (row) => row, 'ascending')).toEqual(['Annex', 'unit 9', 'Unit 10'])
  })

  test('what has no value stays last in both directions', () => {
    const rows = [2, null, 1]
    expect(sortedBy(rows, (row) => row, 'ascending')).toEqual([1, 2, null])
    expect(sortedBy(rows, (row) => row, 'descending')).toEqual([2, 1, null])
  })
})
