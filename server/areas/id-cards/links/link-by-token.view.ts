import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'

/** A sent card as its recipient opens it. */
export interface CardLink {
  readonly account: string
  readonly timeZone: string
  readonly id: string
  readonly policyId: string
  readonly rowId: string
  /** The day that the card was sent for. */
  readonly on: string
  readonly recipientName: string
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

/** A link by its token, valid or not; undefined if it never existed. */
export async function linkByToken(tx: Tx, token: string): Promise<CardLink | undefined> {
  const { rows } =
    await sql<CardLink>`select link.account_code as account, time_zone as "timeZone", link.id, policy_id as "policyId",
      row_id as "rowId", on_day as "on", recipient_name as "recipientName", expires_at as "expiresAt",
      revoked_at as "revokedAt"
    from id_card_links link join accounts on accounts.code = link.account_code and accounts.deleted_at is null
      and archived_at is null
    join brokerages on brokerages.code = brokerage_code
    where token_hash = ${hashOfToken(token)}`.execute(tx.db)
  return rows[0]
}
