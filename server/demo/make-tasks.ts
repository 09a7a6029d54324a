import type { Selectable } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { planReminders } from '../areas/tasks/tasks.public.ts'
import { noonOfWeekday } from './demo-dates.ts'
import { demoTasks } from './demo-tasks.ts'
import { makeActivity } from './make-activity.ts'
import type { PeopleIds } from './demo-world.ts'
import type { Tables } from '../tables/tables.generated.ts'

/** Pages that a task can link to, with their paths. */
const pages: Readonly<Record<string, { title: string; path: string }>> = {
  dashboard: { title: 'Dashboard', path: 'dashboard' },
}

export async function makeTasks(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  const rows = demoTasks.map((task) => {
    const page = task.page === null ? undefined : pages[task.page]
    return {
      account_code: task.account,
      id: newId(now),
      details: task.details,
      tagged_id: ids.get(task.tagged)!,
      owner_id: ids.get(task.owner)!,
      due_at: task.dueInWeekdays === null ? null : noonOfWeekday(now, task.dueInWeekdays),
      page: page?.title ?? null,
      link: page === undefined ? null : `/${task.account}/${page.path}`,
      completed_at: task.isCompleted === true ? noonOfWeekday(now, (task.dueInWeekdays ?? 0) - 1) : null,
      completed_by: task.isCompleted === true ? ids.get(task.tagged)! : null,
      created_at: now,
    }
  })
  await tx.db.insertInto('tasks').values(rows).execute()
  await makeActivity(tx, rows, now)
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await planReminders(tx, { platform: { now: () => now } }, plannedOf(row))
  }
}

const plannedOf = (
  row: Pick<Selectable<Tables['tasks']>, 'account_code' | 'id' | 'tagged_id' | 'due_at' | 'completed_at'>,
) => ({
  account: row.account_code,
  id: row.id,
  taggedId: row.tagged_id,
  due: row.due_at,
  isCompleted: row.completed_at !== null,
})
