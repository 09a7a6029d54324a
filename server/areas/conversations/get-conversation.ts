import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { withAttachments } from './attachments.view.ts'
import { readerOf } from './conversation.access.ts'
import { conversationRow, conversationView, messagesView } from './conversation.view.ts'

/** A conversation with its messages, newest first. */
export const getConversation: Handler<'GET /api/accounts/{accountId}/conversations/{conversationId}'> = async (
  context,
  { params, query },
) => {
  const reader = readerOf(context)
  const body = await context.read(async (tx) => {
    const row = await conversationRow(tx, reader.account, params.conversationId)
    if (row === undefined) throw notFound()
    const [conversation, page] = await Promise.all([
      conversationView(tx, reader, row),
      messagesView(tx, reader, row.id, query),
    ])
    return { ...page, conversation, messages: await withAttachments(tx, context, row.id, page.messages) }
  })
  return { status: 200, body }
}
