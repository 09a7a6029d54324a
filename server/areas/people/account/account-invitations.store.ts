import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { moveRows } from '../../../platform/database/rows.ts'
import type { Link } from '../link.ts'

const waiting = (tx: Tx, account: string, id: string) =>
  tx.db
    .updateTable('account_invitations')
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')

/** Gives a waiting invitation a new link in place of the old one. */
export async function relinkAccountInvitation(
  tx: Tx,
  account: string,
  id: string,
  { tokenHash, expiresAt, sentAt }: Omit<Link, 'identifier'> & { readonly sentAt: Date },
): Promise<void> {
  await waiting(tx, account, id).set({ token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt }).execute()
}

/** Revokes a pending invitation. Returns false if it is no longer pending. */
export async function revokeAccountInvitationRow(tx: Tx, account: string, id: string, now: Date): Promise<boolean> {
  return (await waiting(tx, account, id).set({ revoked_at: now }).executeTakeFirst()) !== undefined
}

/** Uses up an invitation by its link. Returns false if the link has been used, replaced, revoked, or has expired. */
export async function spendAccountInvitation(
  tx: Tx,
  { account, id, tokenHash }: { account: string; id: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> {
  const used = await waiting(tx, account, id)
    .set({ accepted_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used !== undefined
}

/** Moves the invitations of an account to another. If both had invited a person, the other's stays. */
export async function moveAccountInvitations(tx: Tx, { from, into, now }: { from: string; into: string; now: Date }) {
  const open = (account: string) =>
    tx.db
      .selectFrom('account_invitations')
      .where('account_code', '=', account)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
  await tx.db
    .updateTable('account_invitations')
    .set({ revoked_at: now })
    .where('account_code', '=', from)
    .where('id', 'in', open(from).select('id'))
    .where(sql`lower(email)`, 'in', open(into).select(sql`lower(email)`.as('email')))
    .execute()
  await moveRows(tx, 'account_invitations', from, into)
}
