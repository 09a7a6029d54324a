import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'

/** An upload link that works, as its vendor holds it. */
export interface VendorLink {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly vendorId: string
  readonly expiresAt: Date
  /** The user in whose name files that come by it are entered. */
  readonly madeBy: string
}

/** The upload link of a token; undefined if there is none that works now. */
export async function vendorLinkByToken(tx: Tx, token: string, now: Date): Promise<VendorLink | undefined> {
  const { rows } = await sql<VendorLink>`
    select link.account_code as account, brokerage_code as brokerage, time_zone as "timeZone", vendor_id as "vendorId",
      expires_at as "expiresAt", coalesce(sent_by, vendors.created_by) as "madeBy"
    from vendor_emails link
      join vendors on vendors.account_code = link.account_code and vendors.id = vendor_id
      join accounts on accounts.code = link.account_code and accounts.deleted_at is null and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where token_hash = ${hashOfToken(token)} and revoked_at is null and expires_at > ${now}`.execute(tx.db)
  return rows[0]
}
