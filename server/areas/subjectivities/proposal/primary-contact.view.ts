import type { Tx } from '../../../platform/database/database.ts'
import { contactView } from '../../users/users.door.ts'

/** The primary contact of an account at its brokerage, as letters name them; null where there is none. */
export async function primaryContactView(tx: Tx, account: string) {
  const { primary_contact_id: id } = await tx.db
    .selectFrom('accounts')
    .select('primary_contact_id')
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
  return id === null ? null : contactView(tx, id)
}
