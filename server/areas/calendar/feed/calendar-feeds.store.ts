import type { Tx } from '../../../platform/database/database.ts'
import { saveRow, updateRow } from '../../../platform/database/rows.ts'

/** Whose feed of which account. */
export interface FeedHolder {
  readonly account: string
  readonly userId: string
}

/** Gives a person a new feed address; the previous one stops working. */
export async function setFeed(
  tx: Tx,
  { account, userId }: FeedHolder,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  const address = { token_hash: tokenHash, created_at: now, last_used_at: null }
  await saveRow(tx, 'calendar_feeds', ['account_code', 'user_id'], {
    account_code: account,
    user_id: userId,
    ...address,
  })
}

export async function recordFeedUse(tx: Tx, { account, userId }: FeedHolder, now: Date): Promise<void> {
  await updateRow(tx, 'calendar_feeds', { account_code: account, user_id: userId }, { last_used_at: now })
}
