import { type RawBuilder, sql } from 'kysely'

/** The codes of the accounts that are shared with brokerages now: an array, which leads into the index by code. */
export const codesSharedWith = (brokerages: readonly string[]): RawBuilder<unknown> =>
  sql`array(select shared_code from account_shares where shared_with = any(${brokerages}::text[]))`
