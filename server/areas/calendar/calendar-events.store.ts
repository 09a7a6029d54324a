import type { Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** The fields of an event that its editor may set. */
type EventChange = Omit<
  Updateable<Tables['calendar_events']>,
  'account_code' | 'id' | 'owner_id' | 'version' | 'created_at'
>

/** Takes an occurrence out of a series. False where the series has moved on since `version`. */
export async function skipOccurrence(
  tx: Tx,
  account: string,
  { id, version, number }: { id: string; version: number; number: number },
): Promise<boolean> {
  if (!(await updateEvent(tx, account, { id, version }, {}))) return false
  await tx.db
    .insertInto('calendar_skips')
    .values({ account_code: account, event_id: id, number })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Says which occurrences of a new series are taken out of it. */
export async function insertSkips(tx: Tx, account: string, id: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await tx.db
    .insertInto('calendar_skips')
    .values(numbers.map((number) => ({ account_code: account, event_id: id, number })))
    .execute()
}

/** Forgets which occurrences were taken out of a series, from one on: they are numbered anew, or there are no more. */
export async function dropSkips(tx: Tx, account: string, id: string, from = 0): Promise<void> {
  await tx.db
    .deleteFrom('calendar_skips')
    .where('account_code', '=', account)
    .where('event_id', '=', id)
    .where('number', '>=', from)
    .execute()
}

/** Saves a change made from `version`. False where the event has moved on since. */
export async function updateEvent(
  tx: Tx,
  account: string,
  { id, version }: { id: string; version: number },
  change: EventChange,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('calendar_events')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Has these people, and nobody else, attend an event. */
export async function setAttendees(
  tx: Tx,
  account: string,
  eventId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('calendar_attendees')
    .where('account_code', '=', account)
    .where('event_id', '=', eventId)
    .execute()
  if (userIds.length === 0) return
  await tx.db
    .insertInto('calendar_attendees')
    .values(userIds.map((userId) => ({ account_code: account, event_id: eventId, user_id: userId })))
    .execute()
}

/** Deletes an event with its attendees. */
export async function deleteEventRow(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('calendar_events').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Gives the events of an account to another, with who attends them. */
export async function moveEvents(tx: Tx, from: string, into: string): Promise<void> {
  await tx.db.updateTable('calendar_events').set({ account_code: into }).where('account_code', '=', from).execute()
}
