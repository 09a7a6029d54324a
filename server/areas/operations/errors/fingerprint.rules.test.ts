import { describe, expect, test } from 'vitest'
import type { Sighting } from '../../../platform/errors/error-buffer.ts'
import { scrubSighting } from './fingerprint.rules.ts'
import { newerRelease, reopens } from './reopening.rules.ts'

const sighting = (changed: Partial<Sighting> = {}): Sighting => ({
  source: 'SERVER',
  place: 'GET /api/tasks',
  name: 'TypeError',
  message: 'Row 12 of 40 is blank',
  stack: 'TypeError: Row\n    at readRow (file:///srv/server/areas/tasks/rows.ts:10:5)',
  release: 'one',
  brokerage: null,
  ...changed,
})
const of = (changed?: Partial<Sighting>) => scrubSighting(sighting(changed)).fingerprint

describe('the fingerprint of an error', () => {
  test('is the same for other numbers, lines, releases, brokerages and calls', () => {
    const moved = sighting().stack.replace('10:5', '88:1').replace('/srv/', '/opt/portico/')
    for (const changed of [
      { message: 'Row 3 of 9 is blank' },
      { stack: moved },
      { release: 'two' },
      { brokerage: 'HARBOR' },
      { place: 'GET /api/links' },
    ])
      expect(of(changed)).toBe(of())
  })

  test('is another one for another name, message, function or source', () => {
    for (const changed of [
      { name: 'RangeError' },
      { message: 'Row is blank' },
      { stack: sighting().stack.replace('readRow', 'readCell') },
      { source: 'JOB' as const },
    ])
      expect(of(changed)).not.toBe(of())
  })

  test('of a browser goes by message and page, as built names change with each release', () => {
    const client = { source: 'CLIENT' as const, place: '/$accountId/tasks' }
    const built = { ...client, stack: 'at Fe (https://a.example/assets/portal-Zz98Yy76.js:1:2)' }
    expect(of(built)).toBe(of(client))
    expect(of({ ...built, place: '/help' })).not.toBe(of(client))
  })
})

describe('a resolved error', () => {
  const releases = new Map(['one', 'two', 'three'].map((name, at) => [name, new Date(2031, 1, at + 1)]))

  test.each([
    ['one', 'two', true],
    ['two', 'two', false],
    ['two', 'one', false],
    ['two', '', false],
    ['', 'one', true],
    ['', '', true],
  ])('last seen in %j and seen in %j reopens: %j', (resolvedIn, seenIn, isReopened) => {
    expect(reopens(releases, resolvedIn, seenIn)).toBe(isReopened)
  })

  test('was last seen in the newest of its releases', () => {
    expect(newerRelease(releases, 'two', 'one')).toBe('two')
    expect(newerRelease(releases, 'two', 'three')).toBe('three')
    expect(newerRelease(releases, '', 'one')).toBe('one')
    expect(newerRelease(releases, 'one', '')).toBe('one')
  })
})
