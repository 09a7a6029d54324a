import { sql } from 'kysely'
import type { Actor, AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * The number of an account's conversations with unread messages by others. Internal notes count for the brokerage only,
 * and viewers have nothing unread, since their reads are not stored.
 */
export async function unreadConversationsView(
  tx: Tx,
  { account, holdsAllPermissions }: AccountAccess,
  { userId, isViewer }: Actor,
): Promise<number> {
  if (isViewer) return 0
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from conversations
    where account_code = ${account} and exists (select from conversation_messages message
      where message.account_code = conversations.account_code and message.conversation_id = conversations.id
        and (${holdsAllPermissions} or not is_internal) and author_id is distinct from ${userId}
        and at > coalesce((select read_at from conversation_reads seen
          where seen.account_code = conversations.account_code and seen.conversation_id = conversations.id
            and user_id = ${userId}), '-infinity'))`.execute(tx.db)
  return rows[0]!.many
}
