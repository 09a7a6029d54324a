import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { expect, test } from 'vitest'
import { newPasswordError, noNewPassword, passwordChecks } from './new-password.ts'

const good = 'Blue-heron-42'
const twice = (password: string) => ({ password, repeated: password })

test('a new password that was typed twice alike has no error', () => {
  expect(newPasswordError(twice(good))).toBeUndefined()
  expect(newPasswordError(twice(good), 'Portico-demo-1!')).toBeUndefined()
})

test('the rules come first, then whether both are alike', () => {
  expect(newPasswordError(noNewPassword)).toBe(texts.passwordRequired)
  expect(newPasswordError({ password: 'short', repeated: '' })).toBe(texts.passwordShort)
  expect(newPasswordError({ password: good, repeated: 'Blue-heron-43' })).toBe(texts.passwordsMatch)
  expect(newPasswordError(twice(good), good)).toBe(texts.passwordUnchanged)
})

test('nothing typed meets no rule, a good password all', () => {
  expect(passwordChecks(noNewPassword, '').some(({ isMet }) => isMet)).toBe(false)
  expect(passwordChecks(twice(good), 'Portico-demo-1!').every(({ isMet }) => isMet)).toBe(true)
})

test('that it must differ is said only where the current password is known', () => {
  const labels = (current?: string) => passwordChecks(twice(good), current).map(({ label }) => label)
  expect(labels()).not.toContain('Not your current password')
  expect(labels('x')).toContain('Not your current password')
})

test.each([
  ['Blue-heron', 'A number'],
  ['42-42-42-42', 'A letter'],
  ['Blueheron42', 'A symbol. Example: ! or a space'],
  ['Blue-42', '8 characters or more'],
])('%j still lacks: %s', (password, missing) => {
  const unmet = passwordChecks(twice(password)).filter(({ isMet }) => !isMet)
  expect(unmet.map(({ label }) => label)).toEqual([missing])
})
