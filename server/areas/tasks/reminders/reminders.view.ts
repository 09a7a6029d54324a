import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ReminderKind } from './reminder-times.ts'

/** Reminders read at once. */
export const batchSize = 500

export interface DueReminder {
  readonly account: string
  readonly taskId: string
  readonly kind: ReminderKind
}

/** Reminders whose time has come, the longest waiting first. */
export async function dueReminders(tx: Tx, now: Date): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueReminder>`select account_code as account, task_id as "taskId", kind
    from task_reminders where remind_at <= ${now} order by remind_at, task_id limit ${sql.lit(batchSize)}`.execute(
    tx.db,
  )
  return rows
}

export interface RemindedTask {
  readonly taggedId: string
  readonly details: string
  readonly link: string | null
  readonly due: Date
}

/** An open task with a due date, as shown in its reminder. */
export async function remindedTask(tx: Tx, account: string, id: string): Promise<RemindedTask | undefined> {
  const { rows } = await sql<RemindedTask>`select tagged_id as "taggedId", details, link, due_at as due from tasks
    where account_code = ${account} and id = ${id} and completed_at is null and due_at is not null`.execute(tx.db)
  return rows[0]
}
