import type { TaskDraft } from '@portico/contract/areas/tasks/task.shapes.ts'
import type { AccountContext, Verb } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/refusal.ts'
import type { WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.door.ts'
import { assignee } from './assignee.ts'
import { planReminders } from './reminders/plan-reminders.ts'
import { mayAddTask } from './task.access.ts'
import { taskListsView } from './task-lists.view.ts'
import { insertTask } from './task.store.ts'
import { tellAssignee } from './tell-assignee.ts'

/** Adds a task and tells the person it is tagged to. */
export const createTask: Verb<'POST /api/accounts/{accountId}/tasks'> = async (context, { body }) =>
  context.write(async (tx) => {
    await addTask(tx, context, body)
    const reader = { account: context.account.account, userId: context.actor.userId }
    return { status: 200, body: await taskListsView(tx, reader) }
  })

/** The same in the transaction of another verb, with its own audit row; answers the id of the task. */
export async function addTask(tx: WriteTx, context: AccountContext, draft: TaskDraft): Promise<string> {
  const { account } = context.account
  demand(mayAddTask(context.account))
  const tagged = await assignee(tx, context, draft.tagged)
  const now = context.platform.now()
  const id = newId(now)
  await insertTask(tx, {
    account_code: account,
    id,
    tagged_id: tagged.userId,
    owner_id: context.actor.userId,
    completed_at: null,
    completed_by: null,
    created_at: now,
    ...columnsOf(draft),
  })
  const due = draft.dueEpoch === null ? null : new Date(draft.dueEpoch)
  await planReminders(tx, context, { account, id, taggedId: tagged.userId, due, isCompleted: false })
  await tellAssignee(tx, context, tagged, draft)
  await tx.record({
    action: 'task.create',
    subject: { type: 'task', id },
    after: { ...draft, tagged: tagged.username },
    events: [change(account, 'tasks')],
  })
  return id
}

/** The columns that a task's own fields fill. */
export const columnsOf = (fields: Pick<TaskDraft, 'details' | 'dueEpoch' | 'page' | 'link' | 'secondaryId'>) => ({
  details: fields.details,
  due_at: fields.dueEpoch === null ? null : new Date(fields.dueEpoch),
  page: fields.page,
  link: fields.link,
  secondary_id: fields.secondaryId,
})
