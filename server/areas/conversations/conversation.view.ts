import type { Api } from '@portico/contract/api.ts'
import type {
  Conversation,
  ConversationMessage,
  QuarantinedMail,
} from '@portico/contract/areas/conversations/conversation.shapes.ts'
import type { Input } from '@portico/contract/kit/call.ts'
import { type Selectable, sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { Reader } from './conversation.access.ts'
import { unreadCount, visibleTo } from './conversation-list.view.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type OneKey = 'GET /api/accounts/{accountId}/conversations/{conversationId}'
export type ConversationRow = Selectable<Tables['conversations']>

/** The row of a conversation; undefined if the account has none with that id. */
export async function conversationRow(tx: Tx, account: string, id: string): Promise<ConversationRow | undefined> {
  if (!isId(id)) return undefined
  return tx.db
    .selectFrom('conversations')
    .selectAll()
    .where('account_code', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A conversation as far as there is one to the reader. */
export async function conversationView(tx: Tx, reader: Reader, row: ConversationRow): Promise<Conversation> {
  const [participants, isUnread, assignee, seenBy, quarantined] = await Promise.all([
    participantsOf(tx, reader, row.id),
    isUnreadBy(tx, reader, row.id),
    personOf(tx, row.assignee_id),
    reader.isStaff ? readersOf(tx, reader, row) : [],
    reader.isStaff ? quarantinedOf(tx, row) : [],
  ])
  return {
    id: row.id,
    topic: row.topic,
    subject: row.subject,
    status: row.status,
    startedAt: row.created_at.toISOString(),
    assignee,
    dueEpoch: reader.isStaff ? (row.due_at?.getTime() ?? null) : null,
    participants,
    hasTask: row.task_id !== null,
    isUnread,
    version: row.version,
    mayWrite: reader.mayWrite,
    isStaff: reader.isStaff,
    times: reader.isStaff ? timesOf(row) : null,
    seenBy,
    quarantined,
  }
}

const timesOf = (row: ConversationRow) => ({
  firstResponseMinutes: minutesFrom(row.created_at, row.first_response_at),
  resolutionMinutes: minutesFrom(row.created_at, row.resolved_at),
})

const minutesFrom = (start: Date, end: Date | null) =>
  end === null ? null : Math.max(0, Math.round((end.getTime() - start.getTime()) / 60_000))

async function participantsOf(tx: Tx, reader: Reader, id: string): Promise<Conversation['participants']> {
  const { rows } = await sql<{ name: string; isStaff: boolean }>`
    select coalesce(person.name, sender) as name, bool_or(is_staff) as "isStaff"
    from conversation_messages left join person_names person on person.id = author_id
    where conversation_messages.account_code = ${reader.account} and conversation_id = ${id} and ${visibleTo(reader)}
    group by author_id, person.name, sender order by min(at)`.execute(tx.db)
  return rows
}

async function isUnreadBy(tx: Tx, reader: Reader, id: string): Promise<boolean> {
  const { rows } = await sql<{ unread: number }>`select ${unreadCount(reader)} as unread from conversations
    where account_code = ${reader.account} and id = ${id}`.execute(tx.db)
  return rows[0]!.unread > 0
}

async function personOf(tx: Tx, id: string | null): Promise<Conversation['assignee']> {
  if (id === null) return null
  const { rows } = await sql<NonNullable<Conversation['assignee']>>`
    select username, name from person_names where id = ${id}`.execute(tx.db)
  return rows[0] ?? null
}

/** Who but its author and the reader has seen the newest shared message. */
async function readersOf(tx: Tx, reader: Reader, row: ConversationRow): Promise<Conversation['seenBy']> {
  const { rows } = await sql<{ name: string; read_at: Date }>`
    select name, read_at from conversation_reads join person_names person on person.id = user_id
    where account_code = ${row.account_code} and conversation_id = ${row.id} and read_at >= ${row.shared_at}
      and user_id <> ${reader.userId}
      and user_id is distinct from (select author_id from conversation_messages
        where account_code = ${row.account_code} and conversation_id = ${row.id} and not is_internal
        order by at desc, id desc limit 1)
    order by read_at`.execute(tx.db)
  return rows.map(({ read_at, name }) => ({ name, at: read_at.toISOString() }))
}

async function quarantinedOf(tx: Tx, row: ConversationRow): Promise<QuarantinedMail[]> {
  const { rows } = await sql<Omit<QuarantinedMail, 'receivedAt'> & { received_at: Date }>`
    select id, sender as "from", subject, text, received_at from conversation_mails
    where account_code = ${row.account_code} and conversation_id = ${row.id} and state = 'QUARANTINED'
    order by received_at`.execute(tx.db)
  return rows.map(({ received_at, ...mail }) => ({ ...mail, receivedAt: received_at.toISOString() }))
}

interface MessageRow extends Omit<ConversationMessage, 'by' | 'isMine' | 'at' | 'attachments'> {
  readonly author_id: string | null
  readonly sender: string | null
  readonly name: string
  readonly at: Date
}

/** A page of a conversation's messages, the newest first. */
export async function messagesView(
  tx: Tx,
  reader: Reader,
  id: string,
  { cursor, limit }: Input<Api[OneKey]>['query'],
): Promise<{ readonly messages: Omit<ConversationMessage, 'attachments'>[]; readonly nextCursor: string | null }> {
  const place = readCursor(cursor, [isMoment, isId])
  const { rows } = await sql<MessageRow>`select conversation_messages.id, author_id, sender, text, at,
      is_staff as "isStaff", is_internal as "isInternal", is_by_mail as "isByMail",
      coalesce(person.name, '') as name, profile_picture as picture
    from conversation_messages left join person_names person on person.id = author_id left join users on users.id = author_id
    where conversation_messages.account_code = ${reader.account} and conversation_id = ${id} and ${visibleTo(reader)}
      ${place === undefined ? sql`` : sql`and (at, conversation_messages.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`}
    order by at desc, conversation_messages.id desc limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const end = page.at(-1)
  return {
    messages: page.map((row) => shown(row, reader)),
    nextCursor: rows.length > limit && end ? writeCursor([end.at.toISOString(), end.id]) : null,
  }
}

const shown = ({ author_id, sender, name, at, ...message }: MessageRow, reader: Reader) => ({
  ...message,
  by: sender ?? name,
  isMine: author_id === reader.userId,
  at: at.toISOString(),
})
