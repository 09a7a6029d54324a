import { expect, test } from 'vitest'
import { pendingStep } from './pending-step.ts'

const free = { tfaEnabled: false, tfaValidated: false, mustResetPassword: false, mustEnrollTfa: false }
const everything = { tfaEnabled: true, tfaValidated: false, mustResetPassword: true, mustEnrollTfa: true }

test('the code comes first, then a new password, then setting up two-factor', () => {
  expect(pendingStep(everything)).toBe('code')
  expect(pendingStep({ ...everything, tfaValidated: true })).toBe('new-password')
  expect(pendingStep({ ...everything, tfaEnabled: false })).toBe('new-password')
  expect(pendingStep({ ...free, mustEnrollTfa: true })).toBe('enrollment')
})

test('a session is whole without two-factor, or with its code given', () => {
  expect(pendingStep(free)).toBeUndefined()
  expect(pendingStep({ ...free, tfaEnabled: true, tfaValidated: true })).toBeUndefined()
})
