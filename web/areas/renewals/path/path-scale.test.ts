import { expect, test } from 'vitest'
import { dayOf, pathScale } from './path-scale.ts'

const step = { latestSafeOn: '2026-05-11', forecastOn: '2026-05-21', doneAt: null }

test('the first day stands at the left, the last at the right, and what lies outside at an edge', () => {
  const at = pathScale([step], ['2026-05-01'])
  expect([at('2026-05-01'), at('2026-05-11'), at('2026-05-21')]).toEqual([0, 50, 100])
  expect([at('2026-04-01'), at('2026-07-01')]).toEqual([0, 100])
})

test('a step stands where it was done, else where it will be', () => {
  expect(dayOf(step)).toBe('2026-05-21')
  expect(dayOf({ ...step, doneAt: '2026-05-03T10:00:00.000Z' })).toBe('2026-05-03')
  expect(dayOf({ ...step, forecastOn: null })).toBe('2026-05-11')
})

test('a picture of one day has a place for it', () => {
  expect(pathScale([], ['2026-05-01'])('2026-05-01')).toBe(0)
})
