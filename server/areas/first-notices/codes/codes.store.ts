import type { NoticeCodeKind } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfNoticeCode, noticeCode } from './notice-code.ts'

interface Of {
  readonly account: string
  readonly userId: string
  readonly now: Date
  readonly expiresAt: Date
}

interface Subject {
  readonly kind: NoticeCodeKind
  readonly rowId: string | null
  readonly label: string
}

/** Adds codes, and returns their ids in the same order. */
export async function insertCodes(
  tx: Tx,
  { secret }: Pick<Platform, 'secret'>,
  { account, userId, now, expiresAt }: Of,
  subjects: readonly Subject[],
): Promise<string[]> {
  const rows = subjects.map(({ kind, rowId, label }) => {
    const id = newId(now)
    return {
      account_code: account,
      id,
      code_hash: hashOfNoticeCode(noticeCode(secret, id)),
      kind,
      row_id: rowId,
      label,
      created_by: userId,
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      last_used_at: null,
    }
  })
  await insertRows(tx, 'notice_codes', rows)
  return rows.map(({ id }) => id)
}

/** Extends codes to a minimum time; returns their ids. */
export async function renewCodes(
  tx: Tx,
  { account, expiresAt }: Pick<Of, 'account' | 'expiresAt'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > 0)
    await tx.db
      .updateTable('notice_codes')
      .set({ expires_at: expiresAt })
      .where('account_code', '=', account)
      .where('id', 'in', [...ids])
      .where('expires_at', '<', expiresAt)
      .execute()
  return [...ids]
}

/** Counts a report made with a code. */
export async function countUse(tx: Tx, { account, id }: { account: string; id: string }, now: Date): Promise<void> {
  await tx.db
    .updateTable('notice_codes')
    .set((row) => ({ uses: row('uses', '+', 1), last_used_at: now }))
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

/** Counts a photo of a report. */
export async function countPhoto(tx: Tx, { account, id }: { account: string; id: string }): Promise<void> {
  await tx.db
    .updateTable('first_notices')
    .set((row) => ({ photos: row('photos', '+', 1) }))
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}
