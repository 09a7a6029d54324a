import type { Tx } from '../../platform/database/database.ts'

/** Takes away what was last renewed before a time. */
export async function forgetPresences(tx: Tx, account: string, before: Date): Promise<void> {
  await tx.db.deleteFrom('presences').where('account_code', '=', account).where('seen_at', '<', before).execute()
}
