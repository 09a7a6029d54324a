import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { timeZoneOf } from '../../notifications/notifications.door.ts'
import { reminderTimes } from './reminder-times.ts'
import { replaceReminders } from './reminders.store.ts'

interface Planned {
  readonly account: string
  readonly id: string
  readonly taggedId: string
  readonly due: Date | null
  readonly isCompleted: boolean
}

/** Plans when the person of a task is reminded of it, by their own clock; of a completed one nobody is. */
export async function planReminders(
  tx: Tx,
  { platform }: { readonly platform: Pick<Platform, 'now'> },
  { account, id, taggedId, due, isCompleted }: Planned,
): Promise<void> {
  const isOpen = due !== null && !isCompleted
  const planned = isOpen ? reminderTimes(due, await timeZoneOf(tx, taggedId), platform.now()) : []
  await replaceReminders(tx, { account, id }, planned)
}
