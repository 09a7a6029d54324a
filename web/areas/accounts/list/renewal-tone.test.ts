import { expect, test } from 'vitest'
import { renewalTone } from './renewal-tone.ts'

test.each([
  [-20, 'danger'],
  [30, 'danger'],
  [31, 'warning'],
  [90, 'warning'],
  [91, 'neutral'],
])('a renewal %i days away has the tone of %s', (days, tone) => {
  expect(renewalTone(days)).toBe(tone)
})
