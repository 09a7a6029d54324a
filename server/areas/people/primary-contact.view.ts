import type { Tx } from '../../platform/database/database.ts'
import { contactView } from '../users/users.public.ts'

/** The account's primary contact at its brokerage, as named in letters; null if there is none. */
export async function primaryContactView(tx: Tx, account: string) {
  const { primary_contact_id: id } = await tx.db
    .selectFrom('accounts')
    .select('primary_contact_id')
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
  return id === null ? null : contactView(tx, id)
}
