import { expect, it } from 'vitest'
import { fullName } from './full-name.rules.ts'

it.each([
  ['Dana', 'Reyes', 'Dana Reyes'],
  ['Dana', '', 'Dana'],
  ['', 'Reyes', 'Reyes'],
  [' ', '', 'dana@example.com'],
])('reads first name "%s" and last name "%s" as "%s"', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName, username: 'dana@example.com' })).toBe(name)
})
