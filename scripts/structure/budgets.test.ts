import { expect, it } from 'vitest'
import { duplicatePairs } from './duplicates.ts'
import { violationsOf } from './test/tree-of.ts'

const lines = (count: number) => 'export const value = 1\n'.repeat(count)
const oneCall = `export const guestsCalls = calls({\n  'GET /api/guests': {},\n})\n`
const guests = (server: number) => ({
  'contract/areas.ts': `export const groups = {\n  account: {\n    guests: {},\n  },\n} as const`,
  'contract/areas/guests/guests.calls.ts': oneCall,
  'server/areas/guests/list-guests.ts': lines(server),
})

it('a new area has at most 95 server lines per call', () => {
  expect(violationsOf(guests(95)).filter((found) => found.includes('guests'))).toEqual([])
  expect(violationsOf(guests(96))).toContainEqual(
    expect.stringContaining('server lines per call: guests: 96.0, at most 95'),
  )
})

it('awaits in loops may not become more', () => {
  const suppressed = '// oxlint-disable-next-line no-await-in-loop -- in turn\n'.repeat(250)
  expect(violationsOf({ 'server/platform/turns.ts': suppressed })).toEqual([
    expect.stringContaining('awaits in loops: 250.0, at most'),
  ])
})

it('comments with words that the product does not use may not become more', () => {
  const coined = '// Where the cover stands\n'.repeat(2000)
  expect(violationsOf({ 'server/platform/turns.ts': coined })).toContainEqual(
    expect.stringContaining('comment lines with coined words: 2000.0, at most'),
  )
})

const steps = (name: string, count = 6) =>
  ['a = 1', 'b = a + 2', 'if (c) call(d)', 'return [e]', 'f.g(h)', 'i = (j) => k', 'l.m = n', 'await o']
    .slice(0, count)
    .map((line) => line.replaceAll(/\b[a-e]\b/g, (letter) => `${letter}${name}`))
    .join('\n')

it('six lines in a row that differ in names alone are a duplicate pair, five are none', () => {
  expect(duplicatePairs([{ text: steps('One') }, { text: steps('Two') }])).toBe(1)
  expect(duplicatePairs([{ text: steps('One', 5) }, { text: steps('Two', 5) }])).toBe(0)
})

it('a longer run is one pair, and rows of data are none', () => {
  expect(duplicatePairs([{ text: steps('One', 8) }, { text: steps('Two', 8) }])).toBe(1)
  expect(duplicatePairs([{ text: `['a', 1],\n`.repeat(40) }])).toBe(0)
})
