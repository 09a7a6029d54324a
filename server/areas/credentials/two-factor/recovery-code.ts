import { randomInt } from 'node:crypto'
import { seal } from '../../../platform/secret.ts'

/** Crockford's base32: no letter that looks like a digit or like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codes = 10
const characters = 10

/** Ten new recovery codes of 50 bits each, as a person reads them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const code = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** The stored form of a recovery code: the same for each spelling, and useless without the server's key. */
export const hashOfRecoveryCode = (secret: string, userId: string, typed: string): Buffer =>
  Buffer.from(seal(secret, 'recovery code', userId, canonical(typed)), 'base64url')

/** Capitals without dashes and spaces; an O was meant as 0, an I or L as 1. */
const canonical = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
