import { expect, test } from 'vitest'
import { expiryText } from './expiry-text.ts'

const now = new Date('2026-03-09T12:00:00Z')

test.each([
  ['2026-03-16T12:00:00Z', 'expires in 7 days'],
  ['2026-03-16T11:59:30Z', 'expires in 7 days'],
  ['2026-03-10T12:00:00Z', 'expires in 1 day'],
  ['2026-03-10T10:00:00Z', 'expires in 22 hours'],
  ['2026-03-09T13:00:00Z', 'expires in 1 hour'],
  ['2026-03-09T12:20:00Z', 'expires within the hour'],
  ['2026-03-09T12:00:00Z', 'expired less than an hour ago'],
  ['2026-03-09T10:00:00Z', 'expired 2 hours ago'],
  ['2026-03-07T12:00:00Z', 'expired 2 days ago'],
])('a link until %s %s', (expiresAt, words) => expect(expiryText(expiresAt, now)).toBe(words))
