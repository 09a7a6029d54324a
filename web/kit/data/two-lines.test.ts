import { expect, test } from 'vitest'
import { lettersOnTwoLines } from './two-lines.ts'

test('a text is broken where its longer line is shortest', () => {
  expect(['VIN', 'Year built', 'Annual gross receipts', 'Uninsured motorist limit'].map(lettersOnTwoLines)).toEqual([
    3, 5, 12, 14,
  ])
})
