import { expect, test } from 'vitest'
import { factText } from './fact-text.ts'

test.each([
  ['hasSubsidiaries', 'Y', 'Yes'],
  ['owners/1/ownerActive', 'N', 'No'],
  ['naicsCode', '236220', '236220'],
  ['headcountFull', '1198', '1,198'],
  ['dateFormed', '1998-04-14', '04/14/1998'],
])('shows %s as people write it', (key, value, shown) => {
  expect(factText(key, value)).toBe(shown)
})
