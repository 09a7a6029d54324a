import { expect, test } from 'vitest'
import { viewingText } from './viewing.rules.ts'

test.each([
  ['They see no renewal', 30, 'Viewing as Ana Roe, read-only. Reason: They see no renewal. 30 minutes left.'],
  ['They see no renewal.', 1, 'Viewing as Ana Roe, read-only. Reason: They see no renewal. 1 minute left.'],
])('says as whom, why and how long: %s', (reason, minutesLeft, text) => {
  expect(viewingText({ name: 'Ana Roe', reason, minutesLeft })).toBe(text)
})
