import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Keeps new recovery codes, or none; the earlier ones work no more. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx.db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
    .execute()
}

/** Uses a recovery code up. False where it is none of the user's, or was used. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Keeps the settings that wait for a code; a user has one at a time. */
export async function keepEnrollment(tx: Tx, enrollment: Insertable<Tables['tfa_enrollments']>): Promise<void> {
  const { user_id: _, ...settings } = enrollment
  await tx.db
    .insertInto('tfa_enrollments')
    .values(enrollment)
    .onConflict((row) => row.column('user_id').doUpdateSet(settings))
    .execute()
}

/** Takes away the settings that waited. */
export async function endEnrollment(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('tfa_enrollments').where('user_id', '=', userId).execute()
}
