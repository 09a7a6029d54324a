import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import type { FeedHolder } from './calendar-feeds.store.ts'

/** When a person's feed was created and last read; undefined if they have none. */
export const feedView = (tx: Tx, { account, userId }: FeedHolder) =>
  tx.db
    .selectFrom('calendar_feeds')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_code', '=', account)
    .where('user_id', '=', userId)
    .executeTakeFirst()

interface OpenedFeed extends FeedHolder {
  readonly companyName: string
}

/**
 * The owner of a feed address. Undefined if it was revoked or replaced, its user is disabled or may no longer open the
 * account, or the account was deleted.
 */
export async function feedByToken(tx: Tx, token: string): Promise<OpenedFeed | undefined> {
  const { rows } = await sql<OpenedFeed>`
    select feed.account_code as account, feed.user_id as "userId", company_name as "companyName"
    from calendar_feeds feed
    join users on users.id = feed.user_id and disabled_at is null
    join accounts on accounts.code = feed.account_code and deleted_at is null and archived_at is null
    join brokerages on brokerages.code = accounts.brokerage_code and suspended_at is null
    where token_hash = ${hashOfToken(token)} and (
      users.is_admin
      or exists (select from account_roles r where r.account_code = accounts.code and r.user_id = users.id)
      or exists (select from account_agents a where a.account_code = accounts.code and a.user_id = users.id)
      or exists (select from broker_roles b where b.brokerage_code = accounts.brokerage_code and b.user_id = users.id))`.execute(
    tx.db,
  )
  return rows[0]
}
