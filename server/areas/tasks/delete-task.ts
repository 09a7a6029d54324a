import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { mayEditTask } from './task.access.ts'
import { taskListsView, taskView } from './task-lists.view.ts'
import { deleteTaskRow } from './task.store.ts'

/** Deletes a task; the audit row keeps what it was. */
export const deleteTask: Verb<'DELETE /api/accounts/{id}/tasks/{taskId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const task = await taskView(tx, reader, params.taskId)
    if (task === undefined) throw notFound()
    demand(mayEditTask(task, context.account, context.actor.isAdmin), taskMessages.onlyOwnerEdits)
    await deleteTaskRow(tx, account, task.id)
    await tx.record({
      action: 'task.delete',
      subject: { type: 'task', id: task.id },
      before: task,
      events: [change(account, 'tasks')],
    })
    return { status: 200, body: await taskListsView(tx, reader) }
  })
