import type { TaskDraft } from '@portico/contract/areas/tasks/task.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { assignee } from './assignee.ts'
import { mayAddTask } from './task.access.ts'
import { taskListsView } from './task-lists.view.ts'
import { insertTask } from './task.store.ts'
import { tellAssignee } from './tell-assignee.ts'

/** Adds a task and tells the person it is tagged to. */
export const createTask: Verb<'POST /api/accounts/{accountId}/tasks'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayAddTask(context.account))
    const tagged = await assignee(tx, context, body.tagged)
    const now = context.platform.now()
    const id = newId(now)
    await insertTask(tx, {
      account_code: account,
      id,
      tagged_id: tagged.userId,
      owner_id: context.actor.userId,
      completed_at: null,
      created_at: now,
      ...columnsOf(body),
    })
    const told = tellAssignee(context, tagged, body)
    await tx.record({
      action: 'task.create',
      subject: { type: 'task', id },
      after: { ...body, tagged: tagged.username },
      events: [change(account, 'tasks'), ...told.events],
      messages: told.messages,
    })
    return { status: 200, body: await taskListsView(tx, { account, userId: context.actor.userId }) }
  })

/** The columns that a task's own fields fill. */
export const columnsOf = (fields: Pick<TaskDraft, 'details' | 'dueEpoch' | 'page' | 'link' | 'secondaryId'>) => ({
  details: fields.details,
  due_at: fields.dueEpoch === null ? null : new Date(fields.dueEpoch),
  page: fields.page,
  link: fields.link,
  secondary_id: fields.secondaryId,
})
