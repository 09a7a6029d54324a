import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { type Attendee, peopleOfAccount } from './attendees.view.ts'

/** The people an event invites. People outside the account are rejected. */
export async function invited(tx: Tx, account: string, usernames: readonly string[]): Promise<Attendee[]> {
  const wanted = new Set(usernames.map((username) => username.toLowerCase()))
  const people = await peopleOfAccount(tx, account, [...wanted])
  if (people.length < wanted.size) throw unprocessable({ attendees: calendarMessages.unknownAttendee })
  return people
}
