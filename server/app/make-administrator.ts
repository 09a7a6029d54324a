import { makeSingleUseLink } from '../areas/single-use-links/single-use-links.public.ts'
import { hashPassword, insertUser } from '../areas/users/users.public.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { newToken } from '../platform/secret.ts'
import { write } from '../platform/write.ts'

interface Administrator {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Minutes in which the new administrator must set a password. */
export const administratorLinkMinutes = 60

/**
 * Creates a platform administrator without a usable password and returns the path to set one. The database rejects an
 * address that is already in use.
 */
export async function makeAdministrator(
  platform: Platform,
  { email, firstName, lastName }: Administrator,
): Promise<string> {
  const { secret, now } = platform
  const userId = newId(now())
  const passwordHash = await hashPassword(secret, newToken())
  const author = { userId: undefined, requestId: 'administrator', scope: 'system', idempotency: undefined } as const
  const { link } = await write(platform, author, async (tx) => {
    await insertUser(tx, {
      id: userId,
      username: email,
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      is_admin: true,
    })
    await tx.record({ action: 'user.create', subject: { type: 'user', id: userId }, after: { email, isAdmin: true } })
    const minutes = administratorLinkMinutes
    const token = await makeSingleUseLink({ platform }, tx, { userId, purpose: 'password-reset', minutes })
    return { status: 201, link: `/password-reset/${token}` }
  })
  return link
}
