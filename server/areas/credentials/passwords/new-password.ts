import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { passwordError } from '@portico/contract/areas/credentials/password.rules.ts'
import { isGuessable } from './password-strength.ts'

/**
 * What is wrong with a new password, or undefined if it is acceptable: the contract's rules, and hard to guess for a
 * person who knows these words about its owner: names, address, company.
 */
export async function newPasswordError(
  password: string,
  words: readonly string[],
  current?: string,
): Promise<string | undefined> {
  const error = passwordError(password, current)
  if (error !== undefined) return error
  return (await isGuessable(password, words)) ? texts.passwordCommon : undefined
}
