import type { Handler } from '../../platform/context.ts'
import { readerOf } from './conversation.access.ts'
import { conversationListView } from './conversation-list.view.ts'

/** Conversations of an account, the latest first. */
export const listConversations: Handler<'GET /api/accounts/{accountId}/conversations'> = async (
  context,
  { query },
) => ({
  status: 200,
  body: await context.read((tx) => conversationListView(tx, readerOf(context), query)),
})
