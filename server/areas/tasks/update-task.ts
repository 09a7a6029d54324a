import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { EditedDetails, type Task, type TaskEdit } from '@portico/contract/areas/tasks/task.shapes.ts'
import type { AccountContext, Verb } from '../../platform/context.ts'
import { demand, notFound, stale, unprocessable } from '../../platform/refusal.ts'
import type { WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.door.ts'
import { type Assignee, assignee } from './assignee.ts'
import { columnsOf } from './create-task.ts'
import { planReminders } from './reminders/plan-reminders.ts'
import { mayCompleteTask, mayEditTask } from './task.access.ts'
import { taggedIdOf, taskListsView, taskView } from './task-lists.view.ts'
import { updateTask as saveTask, type TaskChange } from './task.store.ts'
import { tellAssignee } from './tell-assignee.ts'

/** Changes a task. Its text and assignee are its owner's to change, its completion that of the person it is tagged to. */
export const updateTask: Verb<'PUT /api/accounts/{accountId}/tasks'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const task = await taskView(tx, reader, body.id)
    if (task === undefined) throw notFound()
    if (isEdited(task, body))
      demand(mayEditTask(task, context.account, context.actor.isAdmin), taskMessages.onlyOwnerEdits)
    if (task.completed !== body.completed) demand(mayCompleteTask(task), taskMessages.onlyOwnCompletion)
    const { columns, tagged } = await changeOf(tx, context, task, body)
    if (!(await saveTask(tx, account, body, columns))) throw stale(task)
    await remindAnew(tx, context, task, { edit: body, tagged })
    if (tagged !== undefined) await tellAssignee(tx, context, tagged, body)
    await tx.record({
      action: task.completed === body.completed ? 'task.update' : completion(body),
      subject: { type: 'task', id: task.id },
      before: task,
      after: body,
      events: [change(account, 'tasks')],
    })
    return { status: 200, body: await taskListsView(tx, reader) }
  })

const completion = ({ completed }: TaskEdit) => (completed ? 'task.complete' : 'task.reopen')

const editableFields = ['details', 'tagged', 'dueEpoch', 'page', 'link', 'secondaryId'] as const

const isEdited = (task: Task, edit: TaskEdit) => editableFields.some((field) => task[field] !== edit[field])

/** The columns that change, and the person the task goes to where that is another. */
async function changeOf(tx: WriteTx, context: AccountContext, task: Task, edit: TaskEdit) {
  if (task.details !== edit.details && !EditedDetails.safeParse(edit.details).success) {
    throw unprocessable({ details: taskMessages.detailsOnEdit })
  }
  const columns: TaskChange = { ...columnsOf(edit) }
  if (task.completed !== edit.completed) {
    columns.completed_at = edit.completed ? context.platform.now() : null
    columns.completed_by = edit.completed ? context.actor.userId : null
  }
  if (task.tagged === edit.tagged) return { columns, tagged: undefined }
  const tagged = await assignee(tx, context, edit.tagged)
  return { columns: { ...columns, tagged_id: tagged.userId }, tagged }
}

/** Plans the reminders of a task anew where they would come at another time, to another person or not at all. */
async function remindAnew(
  tx: WriteTx,
  context: AccountContext,
  task: Task,
  { edit, tagged }: { readonly edit: TaskEdit; readonly tagged: Assignee | undefined },
): Promise<void> {
  const isSame = tagged === undefined && task.dueEpoch === edit.dueEpoch && task.completed === edit.completed
  if (isSame) return
  await planReminders(tx, context, {
    account: context.account.account,
    id: task.id,
    taggedId: tagged?.userId ?? (await taggedIdOf(tx, context.account.account, task.id)),
    due: edit.dueEpoch === null ? null : new Date(edit.dueEpoch),
    isCompleted: edit.completed,
  })
}
