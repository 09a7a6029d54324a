import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** The fields of a task that its editor may set. */
export type TaskChange = Omit<
  Updateable<Tables['tasks']>,
  'account_code' | 'id' | 'owner_id' | 'version' | 'created_at'
>

export async function insertTask(tx: Tx, task: Insertable<Tables['tasks']>): Promise<void> {
  await tx.db.insertInto('tasks').values(task).execute()
}

/** Saves a change made from `version`. False where the task has moved on since. */
export async function updateTask(
  tx: Tx,
  account: string,
  { id, version }: { id: string; version: number },
  change: TaskChange,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('tasks')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deleteTaskRow(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('tasks').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Gives the tasks of an account to another, with their reminders. */
export async function moveTasks(tx: Tx, from: string, into: string): Promise<void> {
  await tx.db.updateTable('tasks').set({ account_code: into }).where('account_code', '=', from).execute()
}
