import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printParts } from './print-parts.ts'

test('rows that fit are one part, longer tabs several', () => {
  expect(printParts(0)).toEqual([{ from: 1, to: 0 }])
  expect(printParts(5000)).toEqual([{ from: 1, to: 5000 }])
  expect(printParts(10_001).map(({ from, to }) => `${from}-${to}`)).toEqual(['1-5000', '5001-10000', '10001-10001'])
})

test('every row is in one part, and none is longer than allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 50 }), (rows, most) => {
      const parts = printParts(rows, most)
      const printed = parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      expect(printed).toEqual(Array.from({ length: rows }, (_, at) => at + 1))
      expect(parts.every(({ from, to }) => to - from < most)).toBe(true)
    }),
  )
})
