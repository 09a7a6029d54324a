import type { ConversationDraft } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { afterWorkingHours, firstStatus, storedText } from '@portico/contract/areas/conversations/conversation.rules.ts'
import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { attachable } from './attachments.ts'
import { writerOf, type Writer } from './conversation.access.ts'
import { conversationRow, conversationView, type ConversationRow } from './conversation.view.ts'
import { insertMessage } from './conversations.store.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { answerTimes } from './service-levels/service-levels.view.ts'
import { usualAnswerer } from './notifying/people-to-notify.view.ts'
import { notifyPeople } from './notifying/notify-people.ts'

/** Starts a conversation and notifies the other side. */
export const startConversation: Handler<'POST /api/accounts/{accountId}/conversations'> = async (context, { body }) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    demand(writer.mayWrite, conversationMessages.onlyReads)
    const documentIds = [...(await attachable(tx, context, { ...body, isInternal: false }))]
    const draft = { ...body, subject: storedText(body.subject), text: storedText(body.text) }
    const row = await insertFirst(tx, context, writer, { ...draft, documentIds })
    await notifyPeople(tx, context, row, { writer, text: draft.text, isInternal: false })
    await tx.record({
      action: 'conversation.create',
      subject: { type: 'conversation', id: row.id },
      after: draft,
      events: [change(writer.account, 'conversations')],
    })
    return { status: 201, body: await conversationView(tx, writer, row) }
  })

async function insertFirst(
  tx: Tx,
  { platform }: AccountContext,
  { account, userId, isStaff }: Writer,
  { topic, subject, text, documentIds }: ConversationDraft,
): Promise<ConversationRow> {
  const now = platform.now()
  const id = newId(now)
  const { answerHours, timeZone } = await answerTimes(tx, account, topic)
  await insertRow(tx, 'conversations', {
    account_code: account,
    id,
    topic,
    subject,
    status: firstStatus(isStaff),
    assignee_id: isStaff ? userId : await usualAnswerer(tx, account),
    due_at: isStaff ? null : afterWorkingHours(now, answerHours, timeZone),
    is_by_staff: isStaff,
    created_by: userId,
    created_at: now,
    shared_at: now,
    touched_at: now,
    first_response_at: null,
    resolved_at: null,
    task_id: null,
  })
  const message = {
    account_code: account,
    conversation_id: id,
    id: newId(now),
    author_id: userId,
    sender: null,
    is_staff: isStaff,
    is_internal: false,
    is_by_mail: false,
    text,
    at: now,
  }
  await insertMessage(tx, message, documentIds)
  return (await conversationRow(tx, account, id))!
}
