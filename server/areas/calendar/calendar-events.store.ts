import type { Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertIfAbsent, insertRows, updateAtVersion } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** The fields of an event that its editor may set. */
type EventChange = Omit<
  Updateable<Tables['calendar_events']>,
  'account_code' | 'id' | 'owner_id' | 'version' | 'created_at'
>

/** Skips an occurrence of a series. Returns false if the series has changed since `version`. */
export async function skipOccurrence(
  tx: Tx,
  account: string,
  { id, version, number }: { id: string; version: number; number: number },
): Promise<boolean> {
  if (!(await updateEvent(tx, account, { id, version }, {}))) return false
  await insertIfAbsent(tx, 'calendar_skips', { account_code: account, event_id: id, number })
  return true
}

/** Stores which occurrences a new series skips. */
export async function insertSkips(tx: Tx, account: string, id: string, numbers: readonly number[]): Promise<void> {
  await insertRows(
    tx,
    'calendar_skips',
    numbers.map((number) => ({ account_code: account, event_id: id, number })),
  )
}

/** Deletes the skipped occurrences of a series from a number on, because they are renumbered or removed. */
export async function dropSkips(tx: Tx, account: string, id: string, from = 0): Promise<void> {
  await tx.db
    .deleteFrom('calendar_skips')
    .where('account_code', '=', account)
    .where('event_id', '=', id)
    .where('number', '>=', from)
    .execute()
}

/** Saves a change based on `version`. Returns false if the event has changed since. */
export async function updateEvent(
  tx: Tx,
  account: string,
  { id, version }: { id: string; version: number },
  change: EventChange,
): Promise<boolean> {
  return updateAtVersion(tx, 'calendar_events', { account_code: account, id, version }, change)
}

/** Sets the attendees of an event to exactly these people. */
export async function setAttendees(
  tx: Tx,
  account: string,
  eventId: string,
  userIds: readonly string[],
): Promise<void> {
  await deleteRow(tx, 'calendar_attendees', { account_code: account, event_id: eventId })
  await insertRows(
    tx,
    'calendar_attendees',
    userIds.map((userId) => ({ account_code: account, event_id: eventId, user_id: userId })),
  )
}
