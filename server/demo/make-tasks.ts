import type { TaskTables } from '../areas/tasks/tasks.table.ts'
import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { noonOfWeekday } from './demo-dates.ts'
import { demoTasks } from './demo-tasks.ts'
import type { PeopleIds } from './demo-world.ts'

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
      completed_at: task.isCompleted === true ? now : null,
      created_at: now,
    }
  })
  await tx.db.$extendTables<TaskTables>().insertInto('tasks').values(rows).execute()
}
