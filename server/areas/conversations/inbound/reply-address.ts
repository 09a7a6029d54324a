import { randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import type { ConversationRow } from '../conversation.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Days for which an address is good after it was last used. */
const addressDays = 90

/** 32 bytes to the base of 32: what is left of an address by systems that fold its case still tells. */
const tokenLength = 52

const pattern = new RegExp(String.raw`(?:^|[<\s])reply\+([0-9a-v]{${tokenLength}})@`, 'i')

/**
 * Makes the address by which one person answers one conversation; undefined where mail does not come in. Nobody learns
 * its token again: only a hash is kept.
 */
export async function newReplyAddress(
  tx: Tx,
  { platform: { config, now } }: { readonly platform: Pick<Platform, 'config' | 'now'> },
  { row, userId }: { readonly row: ConversationRow; readonly userId: string },
): Promise<string | undefined> {
  if (config.inbound === undefined) return undefined
  const token = BigInt(`0x${randomBytes(32).toString('hex')}`)
    .toString(32)
    .padStart(tokenLength, '0')
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

/** The hashes of the tokens that the recipients of a mail name. */
export const tokenHashesOf = (recipients: readonly string[]): Buffer[] =>
  recipients.flatMap((recipient) => {
    const token = pattern.exec(recipient)?.[1]
    return token === undefined ? [] : [hashOfToken(token.toLowerCase())]
  })

/** The bare address of a sender: `Elena Castillo <Owner@acme.test>` → `owner@acme.test`. */
export const addressOf = (sender: string): string => (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim().toLowerCase()
