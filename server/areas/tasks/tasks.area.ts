import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveRows } from '../../platform/database/rows.ts'
import { remindOfTasks } from './reminders/send-reminders.ts'
import { tasksRoutes } from './tasks.routes.ts'
import { taskResults } from './task-search.view.ts'

export const area = {
  routes: [tasksRoutes],
  jobs: [remindOfTasks],
  merging: {
    moves: { TASKS: (from) => sql`(select count(*) from tasks where account_code = ${from})` },
    move: (tx, { from, into }) => moveRows(tx, 'tasks', from, into),
  },
  departing: [{ table: 'tasks', person: 'tagged_id', rows: () => sql`completed_at is null`, become: 'SUCCESSOR' }],
  search: { tasks: taskResults },
} satisfies ServerArea
