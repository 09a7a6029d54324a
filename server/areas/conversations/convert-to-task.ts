import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { addTask } from '../tasks/tasks.public.ts'
import { writerOf } from './conversation.access.ts'
import { conversationRow, conversationView } from './conversation.view.ts'
import { updateConversation } from './conversations.store.ts'
import { pageOf } from './notifying/notify-people.ts'

/** Makes a task of a conversation; each leads to the other. */
export const convertToTask: Handler<'POST /api/accounts/{accountId}/conversations/{conversationId}/task'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    const { account } = writer
    demand(writer.mayWrite, conversationMessages.onlyReads)
    const row = await conversationRow(tx, account, params.conversationId)
    if (row === undefined) throw notFound()
    if (row.task_id !== null) throw new ErrorResponse(422, 'already_task', conversationMessages.alreadyTask)
    const link = pageOf(account, row.id)
    const taskId = await addTask(tx, context, { ...body, page: 'Conversation', link, secondaryId: row.id })
    await updateConversation(tx, { account, id: row.id }, { task_id: taskId })
    await tx.record({
      action: 'conversation.convert',
      subject: { type: 'conversation', id: row.id },
      after: { subject: row.subject, task: body.details },
      events: [change(account, 'conversations')],
    })
    return { status: 201, body: await conversationView(tx, writer, { ...row, task_id: taskId }) }
  })
