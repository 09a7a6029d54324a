import type { Tx } from '../../platform/database/database.ts'
import { attendeesOf } from './attendees.view.ts'
import { invited } from './invited.ts'

/** Current and invited attendees of an event. Attendees who have left the account since may stay. */
export async function attendance(tx: Tx, account: string, eventId: string, usernames: readonly string[]) {
  const wanted = new Set(usernames.map((username) => username.toLowerCase()))
  const kept = (await attendeesOf(tx, account, eventId)).filter(({ username }) => wanted.delete(username.toLowerCase()))
  return { kept, added: await invited(tx, account, [...wanted]) }
}
