import { expect, test } from 'vitest'
import { signedRange } from './signed-range.ts'

test('a small loss takes little room below zero', () => {
  const figures = [{ values: [30, 34, 36] }, { values: [-0.2, null, 1.3] }]
  expect(signedRange(figures)).toEqual({ domain: [-0.2, 40], ticks: [0, 10, 20, 30, 40] })
})

test('figures below zero alone end at zero', () => {
  expect(signedRange([{ values: [-8, -4] }])).toEqual({
    domain: [-8, 0],
    ticks: [-8, -6, -4, -2, 0],
  })
})

test('figures that are not negative leave the axis to the chart', () => {
  expect(signedRange([{ values: [0, 5, null] }])).toBeUndefined()
})
