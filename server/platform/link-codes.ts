import { randomInt } from 'node:crypto'
import type { Cookies } from './context.ts'
import type { Platform } from './platform.ts'
import { tooMany } from './error-response.ts'
import { newToken, seal } from './secret.ts'

/** Minutes that a code emailed for a link stays valid. */
export const linkCodeMinutes = 10
/** Wrong tries after which a code or a PIN stops working. */
export const linkTries = 5
/** The most codes that are emailed for a link per hour. */
const codesAnHour = 5

/** What a link stores about its emailed code. */
interface CodedLink {
  readonly id: string
  readonly codeSeal: string | null
  readonly codeTries: number
  readonly codeExpiresAt: Date | null
}

/** Six unpredictable digits. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code to email to a link's recipient, and what the link stores of it. Ends the call after too many. */
export async function linkCode(
  { secret, now: clock }: Pick<Platform, 'secret' | 'now'>,
  linkId: string,
  { codesSince, error }: { readonly codesSince: (at: Date) => Promise<number>; readonly error: string },
) {
  const now = clock()
  if ((await codesSince(new Date(now.getTime() - 3_600_000))) >= codesAnHour) throw tooMany(3600, error)
  const code = makeCode()
  return {
    code,
    stored: {
      code_seal: sealedCode(secret, linkId, code),
      code_tries: 0,
      code_expires_at: new Date(now.getTime() + linkCodeMinutes * 60_000),
    },
  }
}

/** Whether a code is the one emailed for a link and still valid. The caller counts the tries. */
export const opensLink = (
  { secret, now }: Pick<Platform, 'secret' | 'now'>,
  { id, codeSeal, codeTries, codeExpiresAt }: CodedLink,
  code: string,
): boolean =>
  codeExpiresAt !== null &&
  codeExpiresAt > now() &&
  codeTries < linkTries &&
  sealedCode(secret, id, code.trim()) === codeSeal

/** The stored form of a code: codes cannot be tried against it without the server’s key. */
const sealedCode = (secret: string, linkId: string, code: string): string => seal(secret, 'link-code', linkId, code)

/** The email address of a code, masked so that only its owner recognizes it. */
export function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The key by which links know a browser: one for all links that have let it in. */
export function browserKeyOf(cookies: Cookies): string {
  const known = cookies.get('link')
  return known?.length === 43 ? known : newToken()
}
