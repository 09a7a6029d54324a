import type { ConversationMessage } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { documentsView, readerOf } from '../documents/documents.public.ts'

type WithoutAttachments = Omit<ConversationMessage, 'attachments'>

/** Messages of a conversation with their documents, as far as the library has them for the reader. */
export async function withAttachments(
  tx: Tx,
  context: Pick<AccountContext, 'account' | 'actor'>,
  conversationId: string,
  messages: readonly WithoutAttachments[],
): Promise<ConversationMessage[]> {
  const ids = messages.map(({ id }) => id)
  const { rows } = await sql<{ message_id: string; document_id: string }>`
    select message_id, document_id from conversation_attachments
    where account_code = ${context.account.account} and conversation_id = ${conversationId}
      and message_id = any(${ids}::uuid[])`.execute(tx.db)
  const asked = rows.map(({ document_id }) => document_id)
  const found = asked.length === 0 ? [] : await documentsView(tx, readerOf(context), asked)
  const stored = found.filter(({ trashedAt }) => trashedAt === null)
  return messages.map((message) => ({
    ...message,
    attachments: stored
      .filter(({ id }) => rows.some((row) => row.message_id === message.id && row.document_id === id))
      .map(({ id, name, bytes }) => ({ documentId: id, name, bytes })),
  }))
}
