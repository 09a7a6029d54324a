import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** What the token of a notice leads to, as its carrier holds it. */
export interface AnswerLink {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly claimId: string
  readonly noticeId: string
  readonly recipient: string
  readonly expiresAt: Date
  /** Who sent the notice: files that come back are entered for them. */
  readonly madeBy: string
}

/** The notice of a token; undefined if there is none that works now. */
export async function answerLinkByHash(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<AnswerLink | undefined> {
  if (hashes.length === 0) return undefined
  const { rows } = await sql<AnswerLink>`
    select notice.account_code as account, brokerage_code as brokerage, time_zone as "timeZone", claim_id as "claimId", notice.id as "noticeId",
      recipient, expires_at as "expiresAt", sent_by as "madeBy"
    from claim_notices notice
      join accounts on accounts.code = notice.account_code and accounts.deleted_at is null and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where token_hash in (${sql.join([...hashes])}) and expires_at > ${now} limit 1`.execute(tx.db)
  return rows[0]
}
