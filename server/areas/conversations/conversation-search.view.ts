import { sql } from 'kysely'
import type { Search, Searcher } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'
import { readerOf } from './conversation.access.ts'
import { lastAt, withText } from './conversation-list.view.ts'

/** Conversations with a text in their subject or in a message that the reader may see, latest first. */
export async function conversationResults(
  tx: Tx,
  who: Searcher,
  { text, limit }: Search,
): Promise<{ id: string; subject: string }[]> {
  const reader = readerOf(who)
  const { rows } = await sql<{ id: string; subject: string }>`select conversations.id, subject from conversations
    where account_code = ${reader.account} and ${withText(reader, containing(text))}
    order by ${lastAt(reader)} desc, conversations.id limit ${limit}`.execute(tx.db)
  return rows
}
