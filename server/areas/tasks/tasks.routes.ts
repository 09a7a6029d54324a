import { tasksCalls } from '@portico/contract/areas/tasks/tasks.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { listTasks } from './list-tasks.ts'
import { updateTask } from './update-task.ts'

export const tasksRoutes = bind(tasksCalls, {
  'GET /api/accounts/{accountId}/tasks': listTasks,
  'POST /api/accounts/{accountId}/tasks': createTask,
  'PUT /api/accounts/{accountId}/tasks': updateTask,
  'DELETE /api/accounts/{id}/tasks/{taskId}': deleteTask,
})
