import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A person who can be notified of an event. */
export interface Attendee {
  readonly userId: string
  readonly username: string
  readonly email: string
}

const columns = sql`users.id as "userId", username, email`

/** Those among some usernames who work on an account, for the insured or as its linked agents. */
export async function peopleOfAccount(tx: Tx, account: string, usernames: readonly string[]): Promise<Attendee[]> {
  const wanted = usernames.map((username) => username.toLowerCase())
  const { rows } = await sql<Attendee>`
    select ${columns} from users
    where lower(username) = any(${wanted}::text[]) and disabled_at is null and exists (
      select from account_roles where account_code = ${account} and user_id = users.id
      union all
      select from account_agents where account_code = ${account} and user_id = users.id)`.execute(tx.db)
  return rows
}

/** Who attends an event. */
export async function attendeesOf(tx: Tx, account: string, eventId: string): Promise<Attendee[]> {
  const { rows } = await sql<Attendee>`
    select ${columns} from calendar_attendees a join users on users.id = a.user_id and disabled_at is null
    where a.account_code = ${account} and a.event_id = ${eventId}`.execute(tx.db)
  return rows
}
