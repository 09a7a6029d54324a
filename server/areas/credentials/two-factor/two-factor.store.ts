import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRows, updateRow } from '../../../platform/database/rows.ts'

/** Stores new recovery codes, or none; earlier ones stop working. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await deleteRow(tx, 'recovery_codes', { user_id: userId })
  await insertRows(
    tx,
    'recovery_codes',
    hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })),
  )
}

/** Uses up a recovery code. Returns false if it is not the user's, or already used. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  return updateRow(tx, 'recovery_codes', { user_id: userId, code_hash: hash, used_at: null }, { used_at: now })
}
