import { expect, test } from 'vitest'
import { startOfClock } from './start-of-clock.ts'

test.each([
  ['2026-03-01T10:00:00.000Z', '2026-03-01T10:04:00.000Z', '2026-03-01T10:04:00.000Z'],
  ['2026-02-28T23:58:00.000Z', '2026-03-01T00:03:00.000Z', '2026-03-01T00:03:00.000Z'],
  ['2026-03-01T04:58:00.000Z', '2026-03-01T05:03:00.000Z', '2026-03-01T04:59:59.999Z'],
])('data made at %s have the clock of a file that runs at %s start at %s', (madeAt, now, start) => {
  expect(startOfClock(madeAt, new Date(now)).toISOString()).toBe(start)
})
