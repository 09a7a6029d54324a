import { expect, test } from 'vitest'
import { isJoiningPath } from './joining-path.ts'

test.each(['/invite/x', '/broker-invite/x', '/invite/x/', '/register', '/pre-register', '/register/'])(
  '%s is a page of joining',
  (path) => expect(isJoiningPath(path)).toBe(true),
)

test.each(['/', '/login', '/invite', '/invite/x/y', '/ACME/invite/x', '/registered', '/ACME/register'])(
  '%s is none',
  (path) => expect(isJoiningPath(path)).toBe(false),
)
