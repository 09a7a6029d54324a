import type { Handler } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { readerOf } from './conversation.access.ts'
import { conversationRow } from './conversation.view.ts'
import { markRead } from './conversations.store.ts'

/** Records that the reader has seen a conversation. Only the brokerage sees who read it. */
export const readConversation: Handler<'POST /api/accounts/{accountId}/conversations/{conversationId}/read'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account, userId, keepsMarks } = readerOf(context)
    demand(keepsMarks)
    const row = await conversationRow(tx, account, params.conversationId)
    if (row === undefined) throw notFound()
    const upTo = new Date(Math.min(Date.parse(body.upTo), context.platform.now().getTime()))
    await markRead(tx, { account, id: row.id }, userId, upTo)
    await tx.record({
      action: 'conversation.read',
      subject: { type: 'conversation', id: row.id },
      after: { subject: row.subject, upTo },
      events: [change(account, 'conversations')],
      internal: true,
    })
    return { status: 204 }
  })
