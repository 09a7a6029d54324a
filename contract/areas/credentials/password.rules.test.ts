import fc from 'fast-check'
import { expect, test } from 'vitest'
import { credentialsMessages as texts } from './credentials.messages.ts'
import { isCode, passwordError } from './password.rules.ts'

test.each([
  ['', texts.passwordRequired],
  ['Ab1!xyz', texts.passwordShort],
  ['Ab1!xyzw', undefined],
  ['onlyletters', texts.passwordMix],
  ['1234567890', texts.passwordMix],
  ['letters123', texts.passwordMix],
  ['letters!!!', texts.passwordMix],
  ['12345!!!', texts.passwordMix],
  ['Straße 7 am See', undefined],
  [`a1!${'x'.repeat(125)}`, undefined],
  [`a1!${'x'.repeat(126)}`, texts.passwordLong],
])('%j', (password, error) => {
  expect(passwordError(password)).toBe(error)
})

test('a new password differs from the one in use', () => {
  expect(passwordError('Portico-demo-1!', 'Portico-demo-1!')).toBe(texts.passwordUnchanged)
  expect(passwordError('Portico-demo-2!', 'Portico-demo-1!')).toBeUndefined()
})

test('whatever is accepted has a letter, a number and a symbol, and is long enough', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 140, unit: 'grapheme' }), (password) => {
      if (passwordError(password) !== undefined) return
      expect(password.length).toBeGreaterThanOrEqual(8)
      expect(password).toMatch(/\p{L}/u)
      expect(password).toMatch(/\p{N}/u)
      expect(password).toMatch(/[^\p{L}\p{N}]/u)
    }),
  )
})

test.each([
  ['123456', true],
  ['012345', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['12 345', false],
])('%j is a code: %s', (typed, expected) => {
  expect(isCode(typed)).toBe(expected)
})
