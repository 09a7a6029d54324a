import type { NoticeCodeKind } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { hashOfNoticeCode } from '../codes/notice-code.ts'

/** A code that works, as someone without a login has it. */
export interface UsedCode {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly id: string
  readonly kind: NoticeCodeKind
  readonly rowId: string | null
  readonly label: string
  /** The user in whose name reports by the code are entered. */
  readonly madeBy: string
}

/** The typed or scanned code; undefined if it is not valid now. */
export async function usedCode(tx: Tx, typed: string, now: Date): Promise<UsedCode | undefined> {
  const { rows } = await sql<UsedCode>`
    select code.account_code as account, brokerage_code as brokerage, time_zone as "timeZone", code.id, kind, row_id as "rowId", label,
      code.created_by as "madeBy"
    from notice_codes code
      join accounts on accounts.code = code.account_code and accounts.deleted_at is null and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where code_hash = ${hashOfNoticeCode(typed)} and revoked_at is null and expires_at > ${now}`.execute(tx.db)
  return rows[0]
}

/** What a vehicle shows itself. */
export async function vehicleCells(tx: Tx, account: string, rowId: string) {
  const { rows } = await sql<{ year: string | null; make: string | null; vin: string | null }>`
    select cells ->> 'year' as year, cells ->> 'make' as make, cells ->> 'vin' as vin from schedule_rows
    where account_code = ${account} and row_id = ${rowId} and schedule_type = 'AUTO'`.execute(tx.db)
  return rows[0]
}

interface Received {
  readonly id: string
  readonly claimId: string
  readonly photos: number
  readonly receivedAt: Date
  readonly sender: string
}

/** A report by the key of the page that sent it. */
export async function noticeByKey(tx: Tx, account: string, key: string): Promise<{ ourNumber: string } | undefined> {
  const { rows } = await sql<{ ourNumber: string }>`
    select our_number as "ourNumber" from first_notices n
      join claims on claims.account_code = n.account_code and claims.id = claim_id
    where n.account_code = ${account} and claims.account_code = ${account} and guest_key = ${key}`.execute(tx.db)
  return rows[0]
}

/** A report by the token with which its photos are added. */
export async function noticeByUpload(tx: Tx, account: string, token: string): Promise<Received | undefined> {
  const { rows } = await sql<Received>`
    select n.id, claim_id as "claimId", photos, received_at as "receivedAt",
      coalesce(guest ->> 'name', '') as sender
    from first_notices n join claims on claims.account_code = n.account_code and claims.id = claim_id
    where n.account_code = ${account} and claims.account_code = ${account} and upload_hash = ${hashOfToken(token)}`.execute(
    tx.db,
  )
  return rows[0]
}

/** How many reports wait for someone of the account. */
export async function waitingNotices(tx: Tx, account: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from claims
    where account_code = ${account} and awaits_confirmation`.execute(tx.db)
  return rows[0]!.many
}
