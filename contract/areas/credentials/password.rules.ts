import { credentialsMessages as texts } from './credentials.messages.ts'

/** The fewest characters of a password. */
export const passwordLeast = 8
/** The most characters of a password; long sentences are welcome. */
export const passwordMost = 128

/**
 * What is wrong with a new password, or undefined: 8 to 128 characters that mix letters, numbers and symbols, different
 * from the current one. The server also rejects common passwords.
 */
export function passwordError(password: string, current?: string): string | undefined {
  if (password === '') return texts.passwordRequired
  if (password.length < passwordLeast) return texts.passwordShort
  if (password.length > passwordMost) return texts.passwordLong
  if (!isMixed(password)) return texts.passwordMix
  return password === current ? texts.passwordUnchanged : undefined
}

/** Letters of any script count as letters, digits as numbers, everything else, a space too, as a symbol. */
export const hasLetter = (password: string): boolean => /\p{L}/u.test(password)
export const hasNumber = (password: string): boolean => /\p{N}/u.test(password)
export const hasSymbol = (password: string): boolean => /[^\p{L}\p{N}]/u.test(password)

const isMixed = (password: string): boolean => hasLetter(password) && hasNumber(password) && hasSymbol(password)

/** A verification code is six digits. */
export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed)
