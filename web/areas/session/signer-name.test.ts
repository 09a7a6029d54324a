import { expect, test } from 'vitest'
import { isOtherSigner } from './signer-name.ts'

test.each([
  ['Olivia Owner', true],
  ['Elena', true],
  ['Elena Castillo', false],
  ['  elena   CASTILLO ', false],
  [' ', false],
])('whoever is logged in as Elena Castillo and signs as “%s” is warned: %s', (typed, expected) => {
  expect(isOtherSigner(typed, 'Elena Castillo')).toBe(expected)
})
