import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanes } from './lanes.ts'

const event = fc.tuple(fc.nat(1380), fc.integer({ min: 15, max: 240 })).map(([start, length]) => ({
  startsAt: new Date(start * 60_000).toISOString(),
  endsAt: new Date((start + length) * 60_000).toISOString(),
}))

test('no event covers another, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const placed = inLanes(events)
      expect(placed).toHaveLength(events.length)
      expect(placed.every(({ lane, lanes }) => lane < lanes)).toBe(true)
      const covered = placed.filter((one) =>
        placed.some(
          (other) =>
            one !== other &&
            one.lane === other.lane &&
            one.event.startsAt < other.event.endsAt &&
            other.event.startsAt < one.event.endsAt,
        ),
      )
      expect(covered).toEqual([])
    }),
  )
})

test('events that follow each other each have the whole width', () => {
  const at = (start: string, end: string) => ({ startsAt: `2026-11-25T${start}:00Z`, endsAt: `2026-11-25T${end}:00Z` })
  expect(inLanes([at('09:00', '10:00'), at('10:00', '11:00')]).map(({ lanes }) => lanes)).toEqual([1, 1])
})
