import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { conversationsRoutes } from './conversations.routes.ts'
import { moveConversations } from './conversations.store.ts'

export const area = {
  routes: [conversationsRoutes],
  merging: {
    moves: { CONVERSATIONS: (from) => sql`(select count(*) from conversations where account_code = ${from})` },
    move: (tx, { from, into }) => moveConversations(tx, from, into),
  },
} satisfies ServerArea
