import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { contactView } from '../../users/users.public.ts'

/** The primary contact of an account at its brokerage; blank if it has none. */
export async function producerContact(tx: Tx, account: string) {
  const { rows } = await sql<{ id: string | null }>`
    select primary_contact_id as id from accounts where code = ${account}`.execute(tx.db)
  const id = rows[0]?.id ?? null
  if (id === null) return { contact: '', phone: '', email: '' }
  const { name, phone, email } = await contactView(tx, id)
  return { contact: name, phone, email }
}
