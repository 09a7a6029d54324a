import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newMailToken } from '../../../platform/messages/inbound/mail-tokens.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import type { ConversationRow } from '../conversation.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Days for which an address is good after it was last used. */
const addressDays = 90

/**
 * Creates one person's reply address for one conversation; undefined if inbound email is off. Its token is not
 * recoverable: only a hash is stored.
 */
export async function newReplyAddress(
  tx: Tx,
  { platform: { config, now } }: { readonly platform: Pick<Platform, 'config' | 'now'> },
  { row, userId }: { readonly row: ConversationRow; readonly userId: string },
): Promise<string | undefined> {
  if (config.inbound === undefined) return undefined
  const token = newMailToken()
  await insertRow(tx, 'conversation_reply_addresses', {
    account_code: row.account_code,
    token_hash: hashOfToken(token),
    conversation_id: row.id,
    user_id: userId,
    expires_at: expiryFrom(now()),
  })
  return `reply+${token}@${config.inbound.domain}`
}

export const expiryFrom = (used: Date): Date => new Date(used.getTime() + addressDays * 86_400_000)
