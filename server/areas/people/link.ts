import { invitationDays } from '@portico/contract/areas/people/people.messages.ts'
import { hashOfToken, newToken } from '../../platform/secret.ts'

/**
 * A link that proves ownership of an email address. Only the email has the identifier; the database stores its hash.
 */
export interface Link {
  readonly identifier: string
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

/** Makes a link that lives for seven days. */
export function newLink(now: Date): Link {
  const identifier = newToken()
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000)
  return { identifier, tokenHash: hashOfToken(identifier), expiresAt }
}
