import { expect, test } from 'vitest'
import { isOtherBuild } from './new-build.ts'

test('another build is one that differs, where the page knows its own', () => {
  expect(isOtherBuild('a', 'b')).toBe(true)
  expect(isOtherBuild('a', 'a')).toBe(false)
  expect(isOtherBuild('', 'b')).toBe(false)
})
