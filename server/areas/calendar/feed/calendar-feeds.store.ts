import type { Tx } from '../../../platform/database/database.ts'

/** Whose feed of which account. */
export interface FeedHolder {
  readonly account: string
  readonly userId: string
}

/** Gives someone a new address of their feed; the one before leads nowhere from now on. */
export async function setFeed(
  tx: Tx,
  { account, userId }: FeedHolder,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  const address = { token_hash: tokenHash, created_at: now, last_used_at: null }
  await tx.db
    .insertInto('calendar_feeds')
    .values({ account_code: account, user_id: userId, ...address })
    .onConflict((conflict) => conflict.columns(['account_code', 'user_id']).doUpdateSet(address))
    .execute()
}

export async function keepFeedUse(tx: Tx, { account, userId }: FeedHolder, now: Date): Promise<void> {
  await tx.db
    .updateTable('calendar_feeds')
    .set({ last_used_at: now })
    .where('account_code', '=', account)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteFeed(tx: Tx, { account, userId }: FeedHolder): Promise<void> {
  await tx.db.deleteFrom('calendar_feeds').where('account_code', '=', account).where('user_id', '=', userId).execute()
}
