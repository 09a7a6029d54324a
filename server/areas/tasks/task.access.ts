import { mayChangeTask } from '@portico/contract/areas/tasks/task.rules.ts'
import type { Task } from '@portico/contract/areas/tasks/task.shapes.ts'
import type { Standing } from '../../platform/access/actor.ts'

/** Whoever may open an account may add tasks to it; viewers are stopped before any verb runs. */
export const mayAddTask = (standing: Standing): boolean => standing.roles.length > 0 || standing.holdsAllPermissions

/** The owner of a task, a primary account manager, or a platform administrator, who passes every check. */
export const mayEditTask = (task: Task, standing: Standing, isAdmin: boolean): boolean =>
  isAdmin || mayChangeTask(task, standing.roles)

/** Only the person a task is tagged to may complete it or take that back. */
export const mayCompleteTask = (task: Task): boolean => task.isTagged
