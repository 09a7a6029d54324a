import type { ReminderKind } from './reminder-times.ts'

export type ReminderTables = {
  task_reminders: {
    account_code: string
    task_id: string
    kind: ReminderKind
    remind_at: Date
  }
}
