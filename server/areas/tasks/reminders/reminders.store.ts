import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRows } from '../../../platform/database/rows.ts'
import type { PlannedReminder, ReminderKind } from './reminder-times.ts'

interface TaskOf {
  readonly account: string
  readonly id: string
}

/** Replaces the reminders of a task. */
export async function replaceReminders(
  tx: Tx,
  { account, id }: TaskOf,
  planned: readonly PlannedReminder[],
): Promise<void> {
  await deleteRow(tx, 'task_reminders', { account_code: account, task_id: id })
  await insertRows(
    tx,
    'task_reminders',
    planned.map(({ kind, at }) => ({ account_code: account, task_id: id, kind, remind_at: at })),
  )
}

/** Takes a reminder whose time has come. Of two servers that try at once, one gets it. */
export async function takeReminder(
  tx: Tx,
  { account, id }: TaskOf,
  { kind, now }: { readonly kind: ReminderKind; readonly now: Date },
): Promise<boolean> {
  const taken = await tx.db
    .deleteFrom('task_reminders')
    .where('account_code', '=', account)
    .where('task_id', '=', id)
    .where('kind', '=', kind)
    .where('remind_at', '<=', now)
    .returning('task_id')
    .executeTakeFirst()
  return taken !== undefined
}
