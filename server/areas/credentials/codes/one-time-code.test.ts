import { expect, test } from 'vitest'
import { hashOfCode, sendingWait } from './one-time-code.ts'

const now = new Date('2026-03-02T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('the same code leaves another fingerprint under another key and for another sending', () => {
  const prints = [
    hashOfCode('key', 'a', '123456'),
    hashOfCode('other', 'a', '123456'),
    hashOfCode('key', 'b', '123456'),
  ]
  expect(new Set(prints.map((print) => print.toString('hex'))).size).toBe(3)
  expect(hashOfCode('key', 'a', '123456')).toEqual(prints[0])
})

test.each([
  ['nothing was sent', [], undefined, undefined],
  ['one was sent 30 seconds ago', [30], 30, undefined],
  ['one was sent 29 seconds ago', [29], 29, { seconds: 1, isResend: true }],
  ['one was sent just now for something else', [0], undefined, undefined],
  ['five were sent within the hour', [60, 61, 62, 63, 600], 60, { seconds: 3000, isResend: false }],
  ['four were sent within the hour', [60, 61, 62, 63, 3600], 60, undefined],
  [
    'ten were sent within the day',
    Array.from({ length: 10 }, (_, at) => 4000 + at),
    4000,
    { seconds: 82_391, isResend: false },
  ],
] as const)('where %s, the wait is known', (_, sent, last, wait) => {
  expect(sendingWait(now, sent.map(secondsAgo), last === undefined ? undefined : secondsAgo(last))).toEqual(wait)
})
