import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { statusAfter } from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { ConversationEdit } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand, notFound, stale, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { writerOf, type Writer } from './conversation.access.ts'
import { conversationRow, conversationView, type ConversationRow } from './conversation.view.ts'
import { updateConversation } from './conversations.store.ts'
import { answererView } from './notifying/people-to-notify.view.ts'
import { tell } from '../notifications/notifications.public.ts'
import { pageOf } from './notifying/notify-people.ts'

/** Closes or reopens a conversation; the brokerage also sets its assignee and response deadline. */
export const changeConversation: Handler<'PUT /api/accounts/{accountId}/conversations/{conversationId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const writer = writerOf(context)
    demand(writer.mayWrite, conversationMessages.onlyReads)
    const isPlan = body.assignee !== undefined || body.dueEpoch !== undefined
    demand(writer.isStaff || !isPlan, conversationMessages.onlyBrokerage)
    const row = await conversationRow(tx, writer.account, params.conversationId)
    if (row === undefined) throw notFound()
    const changed = await changeOf(tx, row, body, context.platform.now())
    const of = { account: writer.account, id: row.id }
    if (!(await updateConversation(tx, of, { ...changed, version: body.version + 1 }, body.version)))
      throw stale(await conversationView(tx, writer, row))
    const saved = (await conversationRow(tx, writer.account, row.id))!
    if (saved.assignee_id !== row.assignee_id) await tellAnswerer(tx, context, writer, saved)
    const { version: _version, ...edit } = body
    await tx.record({
      action: 'conversation.update',
      subject: { type: 'conversation', id: row.id },
      before: { subject: row.subject, done: row.status === 'DONE' },
      after: { subject: row.subject, ...edit },
      events: [change(writer.account, 'conversations')],
      // By when the brokerage means to answer, and who, is its own affair.
      internal: isPlan && body.done === undefined,
    })
    return { status: 200, body: await conversationView(tx, writer, saved) }
  })

async function changeOf(tx: Tx, row: ConversationRow, { done, assignee, dueEpoch }: ConversationEdit, now: Date) {
  return {
    ...(done === undefined ? {} : closing(row, done, now)),
    ...(assignee === undefined ? {} : { assignee_id: await answererId(tx, row.account_code, assignee) }),
    ...(dueEpoch === undefined ? {} : { due_at: dueEpoch === null ? null : new Date(dueEpoch) }),
  }
}

function closing(row: ConversationRow, done: boolean, now: Date) {
  if (done === (row.status === 'DONE')) return {}
  const status = statusAfter(row.status, done ? 'done' : 'reopen')
  return done ? { status, resolved_at: now, due_at: null } : { status, resolved_at: null }
}

async function answererId(tx: Tx, account: string, username: string | null): Promise<string | null> {
  if (username === null) return null
  const person = await answererView(tx, account, username)
  if (person === undefined) throw unprocessable({ assignee: conversationMessages.unknownAssignee })
  return person.id
}

async function tellAnswerer(
  tx: Parameters<typeof tell>[0],
  context: Parameters<typeof tell>[1],
  writer: Writer,
  { account_code: account, id, assignee_id: userId, subject }: ConversationRow,
): Promise<void> {
  if (userId === null || userId === writer.userId) return
  const message = `${writer.name} assigned you a conversation`
  await tell(tx, context, {
    userId,
    account,
    kind: 'MESSAGE',
    message,
    note: subject,
    link: pageOf(account, id),
    internal: true,
  })
}
