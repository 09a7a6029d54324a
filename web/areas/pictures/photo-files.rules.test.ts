import { expect, test } from 'vitest'
import { errorOf, usernameOf } from './photo-files.rules.ts'

test.each([
  ['dana@harbor.test.jpg', 'dana@harbor.test'],
  ['Dana.JPEG', 'Dana'],
  ['dana.reyes.webp', 'dana.reyes'],
  ['dana', 'dana'],
])('reads the username in %s', (file, username) => {
  expect(usernameOf(file)).toBe(username)
})

test('sends no file of more than 5 MB', () => {
  const most = 5 * 1024 * 1024
  expect([errorOf({ size: most }), errorOf({ size: most + 1 })]).toEqual([undefined, 'must be 5 MB at most'])
})
