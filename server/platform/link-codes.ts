import { randomInt } from 'node:crypto'
import type { Cookies } from './context.ts'
import type { Platform } from './platform.ts'
import { tooMany } from './refusal.ts'
import { newToken, seal } from './secret.ts'

/** Minutes that a code works which was mailed for a link. */
export const linkCodeMinutes = 10
/** Wrong tries after which a code or a PIN opens a link no more. */
export const linkTries = 5
/** The most codes that are mailed for a link within an hour. */
const codesAnHour = 5

/** What a link keeps of the code that was mailed for it. */
interface CodedLink {
  readonly id: string
  readonly codeSeal: string | null
  readonly codeTries: number
  readonly codeExpiresAt: Date | null
}

/** Six digits that nobody can foresee. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code to be mailed to the recipient of a link, and what the link keeps of it. Ends the call after too many. */
export async function linkCode(
  { secret, now: clock }: Pick<Platform, 'secret' | 'now'>,
  linkId: string,
  { codesSince, refusal }: { readonly codesSince: (at: Date) => Promise<number>; readonly refusal: string },
) {
  const now = clock()
  if ((await codesSince(new Date(now.getTime() - 3_600_000))) >= codesAnHour) throw tooMany(3600, refusal)
  const code = makeCode()
  return {
    code,
    kept: {
      code_seal: sealedCode(secret, linkId, code),
      code_tries: 0,
      code_expires_at: new Date(now.getTime() + linkCodeMinutes * 60_000),
    },
  }
}

/** Whether a code is the one that was mailed for a link and still works. Whoever asks counts the tries. */
export const opensLink = (
  { secret, now }: Pick<Platform, 'secret' | 'now'>,
  { id, codeSeal, codeTries, codeExpiresAt }: CodedLink,
  code: string,
): boolean =>
  codeExpiresAt !== null &&
  codeExpiresAt > now() &&
  codeTries < linkTries &&
  sealedCode(secret, id, code.trim()) === codeSeal

/** What is kept of a code: without the server’s own key nobody can try codes against it. */
const sealedCode = (secret: string, linkId: string, code: string): string => seal(secret, 'link-code', linkId, code)

/** The address that a code is mailed to, so much of it that its owner knows it. */
export function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The key by which links know a browser: one for all links that have let it in. */
export function browserKeyOf(cookies: Cookies): string {
  const known = cookies.get('link')
  return known?.length === 43 ? known : newToken()
}
