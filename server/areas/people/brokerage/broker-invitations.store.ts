import type { Tx } from '../../../platform/database/database.ts'
import type { Link } from '../link.ts'

const waiting = (tx: Tx, brokerage: string, id: string) =>
  tx.db
    .updateTable('broker_invitations')
    .where('brokerage_code', '=', brokerage)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')

/** Gives a waiting invitation a new link in place of the old one. */
export async function relinkBrokerInvitation(
  tx: Tx,
  brokerage: string,
  id: string,
  { tokenHash, expiresAt, sentAt }: Omit<Link, 'identifier'> & { readonly sentAt: Date },
): Promise<void> {
  await waiting(tx, brokerage, id).set({ token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt }).execute()
}

/** Revokes a pending invitation. Returns false if it is no longer pending. */
export async function revokeBrokerInvitationRow(tx: Tx, brokerage: string, id: string, now: Date): Promise<boolean> {
  return (await waiting(tx, brokerage, id).set({ revoked_at: now }).executeTakeFirst()) !== undefined
}

/** Uses up an invitation by its link. Returns false if the link has been used, replaced, revoked, or has expired. */
export async function spendBrokerInvitation(
  tx: Tx,
  { brokerage, id, tokenHash }: { brokerage: string; id: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const used = await waiting(tx, brokerage, id)
    .set({ accepted_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used !== undefined
}
