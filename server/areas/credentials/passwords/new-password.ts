import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { passwordFault } from '@portico/contract/areas/credentials/password.rules.ts'
import { isGuessable } from './password-strength.ts'

/**
 * What is wrong with a new password, or undefined where it may be kept: the rules of the contract, and hard enough to
 * guess for someone who knows these words about its owner: names, address, company.
 */
export async function newPasswordFault(
  password: string,
  words: readonly string[],
  current?: string,
): Promise<string | undefined> {
  const fault = passwordFault(password, current)
  if (fault !== undefined) return fault
  return (await isGuessable(password, words)) ? texts.passwordCommon : undefined
}
