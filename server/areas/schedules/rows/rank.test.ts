import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranksBetween } from './rank.ts'

const byBytes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

test('rows put anywhere, in any order, stand where they were put', () => {
  const put = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), count: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 60 }), (puts) => {
      const ranks: string[] = []
      for (const { at, count } of puts) {
        const place = Math.round(at * ranks.length)
        const made = ranksBetween(ranks[place - 1] ?? null, ranks[place] ?? null, count)
        expect(made).toHaveLength(count)
        ranks.splice(place, 0, ...made)
      }
      expect(ranks).toEqual(ranks.toSorted(byBytes))
      expect(new Set(ranks).size).toBe(ranks.length)
    }),
  )
})

test('a rank stays short where rows are added at an end', () => {
  let last = ranksBetween(null, null, 1)[0]!
  let first = last
  for (let row = 0; row < 5000; row += 1) {
    last = ranksBetween(last, null, 1)[0]!
    first = ranksBetween(null, first, 1)[0]!
  }
  expect([first.length, last.length]).toEqual([8, 8])
})

test('a rank grows slowly where a thousand rows are typed in one after the other between two', () => {
  const [start, end] = ranksBetween(null, null, 2) as [string, string]
  let typed = start
  for (let row = 0; row < 1000; row += 1) typed = ranksBetween(typed, end, 1)[0]!
  expect(typed.length).toBeLessThan(200)
})

test('a hundred thousand rows at once need no longer ranks', () => {
  const ranks = ranksBetween(null, null, 100_000)
  expect(new Set(ranks.map((rank) => rank.length))).toEqual(new Set([8]))
  expect(ranks).toEqual(ranks.toSorted(byBytes))
})
