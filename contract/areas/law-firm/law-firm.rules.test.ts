import { expect, test } from 'vitest'
import { mayScheduleMeeting } from './law-firm.rules.ts'

test.each([
  ['Rosa Delgado', true],
  ['  Rosa   van der Berg ', true],
  ['Rosa', false],
  [' Rosa ', false],
  ['', false],
])('with the producer %j a meeting can be asked for: %s', (name, may) => {
  expect(mayScheduleMeeting(name)).toBe(may)
})
