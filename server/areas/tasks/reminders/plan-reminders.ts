import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { timeZoneOf } from '../../notifications/notifications.public.ts'
import { reminderTimes } from './reminder-times.ts'
import { replaceReminders } from './reminders.store.ts'

interface Planned {
  readonly account: string
  readonly id: string
  readonly taggedId: string
  readonly due: Date | null
  readonly isCompleted: boolean
}

/** Schedules the reminders of a task's assignee, in their time zone; completed tasks have none. */
export async function planReminders(
  tx: Tx,
  { platform }: { readonly platform: Pick<Platform, 'now'> },
  { account, id, taggedId, due, isCompleted }: Planned,
): Promise<void> {
  const isOpen = due !== null && !isCompleted
  const planned = isOpen ? reminderTimes(due, await timeZoneOf(tx, taggedId), platform.now()) : []
  await replaceReminders(tx, { account, id }, planned)
}
