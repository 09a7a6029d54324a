import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uploadOutcome } from './progress.rules.ts'

test.each([
  [0, null, 'running'],
  [99, 500, 'running'],
  [100, 202, 'background'],
  [100, 200, 'success'],
  [100, 299, 'success'],
  [100, 199, 'error'],
  [100, 300, 'error'],
  [100, 422, 'error'],
  [100, null, 'error'],
] as const)('an upload at %i with status %s: %s', (progress, status, outcome) => {
  expect(uploadOutcome(progress, status)).toBe(outcome)
})

test('below 100 no status ends an upload', () => {
  fc.assert(
    fc.property(fc.integer({ max: 99 }), fc.option(fc.integer()), (progress, status) => {
      expect(uploadOutcome(progress, status)).toBe('running')
    }),
  )
})
