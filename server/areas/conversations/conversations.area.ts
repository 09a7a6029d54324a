import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveRows } from '../../platform/database/rows.ts'
import { conversationsRoutes } from './conversations.routes.ts'
import { conversationResults } from './conversation-search.view.ts'

export const area = {
  routes: [conversationsRoutes],
  merging: {
    moves: { CONVERSATIONS: (from) => sql`(select count(*) from conversations where account_code = ${from})` },
    move: (tx, { from, into }) => moveRows(tx, 'conversations', from, into),
  },
  departing: [
    { table: 'conversations', person: 'assignee_id', rows: () => sql`status <> 'DONE'`, become: 'NOBODY' },
    { table: 'conversation_reply_addresses', person: 'user_id', become: 'DELETED' },
  ],
  search: { conversations: conversationResults },
} satisfies ServerArea
