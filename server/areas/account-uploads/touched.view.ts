import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Why an account is not as an upload created it, or undefined. Every change leaves an audit row. */
export async function touchedSince(tx: Tx, account: string, uploadId: string): Promise<string | undefined> {
  const joined = await sql`select from account_roles where account_code = ${account} limit 1`.execute(tx.db)
  if (joined.rows.length > 0) return uploadMessages.joinedSince
  const { rows } = await sql<{ name: string | null }>`select person.name
    from audit left join person_names person on person.id = actor_id
    where account_code = ${account} and request_id is distinct from ${uploadId}
    order by seq desc limit 1`.execute(tx.db)
  const [last] = rows
  if (last === undefined) return undefined
  return last.name === null ? uploadMessages.changedByPortal : uploadMessages.changedSince(last.name)
}

/** Who starts background work, as invitations name them. */
export async function starterView(tx: Tx, userId: string) {
  const { rows } = await sql<{ userId: string; username: string; firstName: string; lastName: string }>`
    select id as "userId", username, first_name as "firstName", last_name as "lastName"
    from users where id = ${userId}`.execute(tx.db)
  return rows[0]!
}
