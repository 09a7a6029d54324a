import '../../kit/forms/without-eval.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { isWeekday } from '@portico/contract/areas/tasks/task.rules.ts'
import { EditedDetails, type Task, TaskDraft, TaskEdit } from '@portico/contract/areas/tasks/task.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate } from '../../platform/formats.ts'

const due = TaskEdit.shape.dueEpoch.refine(
  (epoch) => epoch === null || isWeekday(new Date(epoch)),
  taskMessages.weekdaysOnly,
)

const shared = { tagged: TaskEdit.shape.tagged, dueEpoch: due, linked: z.boolean() }

/** What the form holds. A task that was due on a weekend keeps its date until it is changed. */
export const addSchema = z.object({ details: TaskDraft.shape.details, ...shared })
export const editSchema = z.object({ details: EditedDetails, ...shared })

export type TaskFormValues = z.infer<typeof editSchema>

/** What the form starts with. */
export function startValues(task: Task | undefined, user: Pick<CurrentUser, 'username'>): TaskFormValues {
  if (task === undefined) return { details: '', tagged: user.username, dueEpoch: null, linked: true }
  return { details: task.details, tagged: task.tagged, dueEpoch: task.dueEpoch, linked: task.link !== null }
}

/** Where what one person typed of a task differs from what another saved meanwhile, in words. */
export function differences(mine: TaskFormValues, theirs: Task, names: readonly { value: string; label: string }[]) {
  return differencesIn<Pick<Task, 'details' | 'tagged' | 'dueEpoch' | 'completed'>>(
    { ...mine, completed: false },
    theirs,
    [
      ['Details', ({ details }) => details],
      ['Assigned to', ({ tagged }) => names.find(({ value }) => value === tagged)?.label ?? tagged],
      ['Due date', ({ dueEpoch }) => (dueEpoch === null ? 'None' : formatDate(new Date(dueEpoch)))],
      ['Completed', ({ completed }) => (completed ? 'Yes' : 'No')],
    ],
  )
}
