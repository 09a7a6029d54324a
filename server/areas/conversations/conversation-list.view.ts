import type { Api } from '@portico/contract/api.ts'
import type { ConversationLine, ConversationPage } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { Input } from '@portico/contract/kit/call.ts'
import { type RawBuilder, sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { containing } from '../../platform/text-search.ts'
import type { Reader } from './conversation.access.ts'

type Filter = Input<Api['GET /api/accounts/{accountId}/conversations']>['query']

/** Characters of the newest message that a line shows. */
const previewLength = 140

interface LineRow extends Omit<ConversationLine, 'lastAt' | 'dueEpoch' | 'assignee'> {
  readonly last_at: Date
  readonly due_at: Date | null
  readonly username: string | null
  readonly name: string
}

/** Limits messages to those the reader may see. */
export const visibleTo = ({ isStaff }: Reader): RawBuilder<unknown> =>
  isStaff ? sql`true` : sql`not conversation_messages.is_internal`

/** When there was last something new for the reader's side: the sort order must not reveal a note. */
export const lastAt = ({ isStaff }: Reader) => (isStaff ? sql.ref('touched_at') : sql.ref('shared_at'))

const ofConversation = sql`conversation_messages.account_code = conversations.account_code
  and conversation_messages.conversation_id = conversations.id`

/** How many messages of others came since the reader last looked. */
export const unreadCount = (reader: Reader): RawBuilder<number> =>
  reader.keepsMarks
    ? sql`(select count(*)::int from conversation_messages where ${ofConversation} and ${visibleTo(reader)}
        and author_id is distinct from ${reader.userId}
        and at > coalesce((select read_at from conversation_reads where conversation_reads.account_code = conversations.account_code
          and conversation_reads.conversation_id = conversations.id and user_id = ${reader.userId}), '-infinity'))`
    : sql`0`

/** A page of an account's conversations, the latest first. */
export async function conversationListView(tx: Tx, reader: Reader, filter: Filter): Promise<ConversationPage> {
  const place = readCursor(filter.cursor, [isMoment, isId])
  const last = lastAt(reader)
  const lines = sql<LineRow>`select conversations.id, topic, subject, status, ${last} as last_at,
      ${reader.isStaff ? sql`due_at` : sql`null::timestamptz`} as due_at, ${unreadCount(reader)} as unread,
      left(newest.text, ${previewLength}) as preview, newest.is_internal as "isPreviewInternal",
      coalesce(author.name, '') as "previewBy",
      assignee.username, assignee.name
    from conversations
    join lateral (select text, is_internal, author_id from conversation_messages
      where ${ofConversation} and ${visibleTo(reader)} order by at desc, id desc limit 1) newest on true
    left join person_names author on author.id = newest.author_id
    left join person_names assignee on assignee.id = assignee_id
    where conversations.account_code = ${reader.account} ${narrowed(reader, filter)}
      ${place === undefined ? sql`` : sql`and (${last}, conversations.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`}
    order by ${last} desc, conversations.id desc limit ${filter.limit + 1}`.execute(tx.db)
  const [{ rows }, unread] = await Promise.all([lines, unreadView(tx, reader)])
  const page = rows.slice(0, filter.limit)
  const end = page.at(-1)
  return {
    conversations: page.map(shown),
    unread,
    mayWrite: reader.mayWrite,
    isStaff: reader.isStaff,
    nextCursor: rows.length > filter.limit && end ? writeCursor([end.last_at.toISOString(), end.id]) : null,
  }
}

async function unreadView(tx: Tx, reader: Reader): Promise<number> {
  if (!reader.keepsMarks) return 0
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from conversations
    where account_code = ${reader.account} and ${unreadCount(reader)} > 0`.execute(tx.db)
  return rows[0]!.many
}

/** Limits conversations to those with a text in their subject or in a message that the reader may see. */
export const withText = (reader: Reader, pattern: RawBuilder<string>): RawBuilder<unknown> =>
  sql`(lower(subject) like ${pattern} or exists (select from conversation_messages
    where ${ofConversation} and ${visibleTo(reader)} and lower(text) like ${pattern}))`

const ofStatus = (status: Filter['status']) => {
  if (status === 'any') return sql``
  return status === 'open' ? sql`and status <> 'DONE'` : sql`and status = ${status}`
}

function narrowed(reader: Reader, { status, topic, mine, unread, search }: Filter): RawBuilder<unknown> {
  const parts = [
    ofStatus(status),
    topic === undefined ? sql`` : sql`and topic = ${topic}`,
    unread ? sql`and ${unreadCount(reader)} > 0` : sql``,
    mine
      ? sql`and (assignee_id = ${reader.userId} or exists (select from conversation_messages
          where ${ofConversation} and ${visibleTo(reader)} and author_id = ${reader.userId}))`
      : sql``,
    search === undefined || search === '' ? sql`` : sql`and ${withText(reader, containing(search))}`,
  ]
  return sql.join(parts, sql` `)
}

function shown({ last_at, due_at, username, name, ...line }: LineRow): ConversationLine {
  return {
    ...line,
    lastAt: last_at.toISOString(),
    dueEpoch: due_at?.getTime() ?? null,
    assignee: username === null ? null : { username, name },
  }
}
