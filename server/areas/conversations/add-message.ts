import {
  dueAfter,
  firstStatus,
  opensNewOne,
  statusAfter,
  storedText,
} from '@portico/contract/areas/conversations/conversation.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Entry, WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import { conversationRow, type ConversationRow } from './conversation.view.ts'
import { insertMessage, updateConversation } from './conversations.store.ts'
import type { NewMessage } from './new-message.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { notifyPeople } from './notifying/notify-people.ts'
import { answerTimes } from './service-levels/service-levels.view.ts'

interface Added {
  /** The conversation that now holds the message. */
  readonly row: ConversationRow
  /** What the handler has to record. */
  readonly entry: Entry
}

interface Surroundings {
  readonly platform: Platform
}

/**
 * Adds a message, updates the conversation and notifies the people it concerns. A shared message long after the
 * conversation was closed starts a new one.
 */
export async function addMessage(
  tx: WriteTx,
  context: Surroundings,
  old: ConversationRow,
  sent: NewMessage,
): Promise<Added> {
  const message = { ...sent, text: storedText(sent.text) }
  const now = context.platform.now()
  const isNew = !message.isInternal && opensNewOne({ status: old.status, resolvedAt: old.resolved_at }, now)
  const before = isNew ? await continued(tx, old, message, now) : old
  const { account_code: account, id, subject } = before
  const stored = {
    account_code: account,
    conversation_id: id,
    id: newId(now),
    author_id: message.writer.userId,
    sender: message.writer.userId === null ? message.writer.name : null,
    is_staff: message.writer.isStaff,
    is_internal: message.isInternal,
    is_by_mail: message.isByMail,
    text: message.text,
    at: now,
  }
  await insertMessage(tx, stored, message.documentIds ?? [])
  const when = { now, ...(await answerTimes(tx, account, before.topic)) }
  await updateConversation(tx, { account, id }, movedOn(before, message, when))
  const row = (await conversationRow(tx, account, id))!
  await notifyPeople(tx, context, row, message)
  const entry: Entry = {
    action: message.isInternal ? 'conversation.note' : 'conversation.reply',
    subject: { type: 'conversation', id },
    after: { subject, text: message.text, isByMail: message.isByMail },
    events: [change(account, 'conversations')],
    internal: message.isInternal,
  }
  return { row, entry }
}

/** A conversation after a message. A note leaves no trace that the other side could see. */
function movedOn(row: ConversationRow, { writer, isInternal }: NewMessage, when: Parameters<typeof dueAfter>[2]) {
  const { now } = when
  if (isInternal) return { touched_at: now }
  const step = writer.isStaff ? 'staff-message' : 'client-message'
  const due = dueAfter({ ...row, dueEpoch: row.due_at?.getTime() ?? null }, step, when)
  const isFirstResponse = writer.isStaff && !row.is_by_staff && row.first_response_at === null
  return {
    status: statusAfter(row.status, step),
    due_at: due === null ? null : new Date(due),
    shared_at: now,
    touched_at: now,
    first_response_at: isFirstResponse ? now : row.first_response_at,
    resolved_at: null,
    version: row.version + 1,
  }
}

/** A new conversation with the topic, subject and assignee of one that was closed long ago. */
async function continued(tx: Tx, old: ConversationRow, { writer }: NewMessage, now: Date): Promise<ConversationRow> {
  const id = newId(now)
  await insertRow(tx, 'conversations', {
    account_code: old.account_code,
    id,
    topic: old.topic,
    subject: old.subject,
    status: firstStatus(writer.isStaff),
    assignee_id: old.assignee_id,
    due_at: null,
    is_by_staff: writer.isStaff,
    created_by: writer.userId,
    created_at: now,
    shared_at: now,
    touched_at: now,
    first_response_at: null,
    resolved_at: null,
    task_id: null,
  })
  return (await conversationRow(tx, old.account_code, id))!
}
