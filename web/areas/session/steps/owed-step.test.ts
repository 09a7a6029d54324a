import { expect, test } from 'vitest'
import { owedStep } from './owed-step.ts'

const free = { tfaEnabled: false, tfaValidated: false, mustResetPassword: false, mustEnrollTfa: false }
const everything = { tfaEnabled: true, tfaValidated: false, mustResetPassword: true, mustEnrollTfa: true }

test('the code comes first, then a new password, then setting up two-factor', () => {
  expect(owedStep(everything)).toBe('code')
  expect(owedStep({ ...everything, tfaValidated: true })).toBe('new-password')
  expect(owedStep({ ...everything, tfaEnabled: false })).toBe('new-password')
  expect(owedStep({ ...free, mustEnrollTfa: true })).toBe('enrollment')
})

test('a session is whole without two-factor, or with its code given', () => {
  expect(owedStep(free)).toBeUndefined()
  expect(owedStep({ ...free, tfaEnabled: true, tfaValidated: true })).toBeUndefined()
})
