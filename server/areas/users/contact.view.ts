import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

/** How letters name a person: empty if they gave no title or phone. */
export async function contactView(tx: Tx, userId: string) {
  const { first_name, last_name, titles, public_phone, email, username } = await tx.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'titles', 'public_phone', 'email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const name = fullName({ firstName: first_name, lastName: last_name, username })
  return { name, title: titles ?? '', phone: public_phone ?? '', email }
}
