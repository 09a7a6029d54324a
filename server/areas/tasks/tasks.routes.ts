import { tasksCalls } from '@portico/contract/areas/tasks/tasks.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listTasks } from './list-tasks.ts'
import { tasks } from './tasks.record.ts'

export const tasksRoutes = bind(tasksCalls, {
  'GET /api/accounts/{accountId}/tasks': listTasks,
  'POST /api/accounts/{accountId}/tasks': tasks.add,
  'PUT /api/accounts/{accountId}/tasks': tasks.change,
  'DELETE /api/accounts/{id}/tasks/{taskId}': tasks.remove,
})
