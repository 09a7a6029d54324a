import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { daysAfter } from '../demo-dates.ts'
import { companyFirstWords } from './large-world-names.ts'
import { accountsIn, dice, idOf, insuredId, managerId, pick, type AccountRange } from './large-world-sql.ts'

const n = sql`account.n`
const owner = insuredId(n, sql`0`)

/** Rows `account` times this many `item (place)`, with each one's number in the world. */
const itemsOf = (range: AccountRange, many: number) =>
  sql`${accountsIn(range)} cross join generate_series(0, ${sql.lit(many)} - 1) as item (place)`
const number = sql`(${n} * 100 + item.place)`

/** Every account's quick links. */
export async function makeLargeLinks(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  await sql`insert into quick_links (account_code, id, display_text, link_value, position, created_at)
    select account.code, ${idOf('link', number)}, ${pick(companyFirstWords, 'link', number)} || ' claims',
      'https://claims' || item.place || '.example.com', item.place, ${now}
    from ${itemsOf(range, 3)}`.execute(tx.db)
}

/** Meetings of the weeks to come. */
export async function makeLargeEvents(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  const day = sql`(${daysAfter(now, 1)}::date + item.place * 9 + ${dice('meeting', number, 7)})`
  await sql`insert into calendar_events (account_code, id, kind, name, details, place, starts_at, ends_at, time_zone,
      owner_id, created_at)
    select account.code, ${idOf('meeting', number)}, 'meeting', 'Renewal meeting ' || (item.place + 1), '', 'By phone',
      ${day} + time '15:00', ${day} + time '16:00', 'America/Chicago', ${managerId}, ${now}
    from ${itemsOf(range, 3)}`.execute(tx.db)
}

/** A small library of one folder; its versions name files that no store has. */
export async function makeLargeDocuments(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  const folder = idOf('folder', n)
  const id = idOf('document', number)
  await sql`insert into document_folders (account_code, id, name, created_by, created_at)
    select account.code, ${folder}, 'Policies', ${owner}, ${now} from ${accountsIn(range)}`.execute(tx.db)
  await sql`insert into documents (account_code, id, folder_id, name, type, created_by, created_at, changed_at)
    select account.code, ${id}, case when item.place % 2 = 0 then ${folder} end,
      'Endorsement ' || (item.place + 1) || '.pdf', 'ENDORSEMENT', ${owner}, ${now}, ${now}
    from ${itemsOf(range, 4)}`.execute(tx.db)
  await sql`insert into document_versions (account_code, document_id, number, file_key, media_type, bytes, sha256, scan,
      uploaded_by, uploaded_at)
    select account.code, ${id}, 1, 'large-world/' || ${id}, 'application/pdf', 1000, repeat('0', 64), 'NOT_SCANNED',
      ${owner}, ${now}
    from ${itemsOf(range, 4)}`.execute(tx.db)
}

/** Conversations, each a question of the insured and the answer of its manager. */
export async function makeLargeConversations(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  const id = idOf('conversation', number)
  await sql`insert into conversations (account_code, id, topic, subject, status, is_by_staff, created_by, created_at,
      shared_at, touched_at)
    select account.code, ${id}, 'question', 'A question about our renewal', 'WAITING_CLIENT', false, ${owner},
      ${now}::timestamptz - interval '2 days', ${now}, ${now}
    from ${itemsOf(range, 2)}`.execute(tx.db)
  await sql`insert into conversation_messages (account_code, conversation_id, id, author_id, is_staff, text, at)
    select account.code, ${id}, ${idOf('message', sql`(${number} * 2 + message.place)`)},
      case message.place when 0 then ${owner} else ${managerId} end, message.place = 1,
      'How do we go on with the renewal of this term?', ${now}::timestamptz - interval '1 day' * (1 - message.place)
    from ${itemsOf(range, 2)} cross join generate_series(0, 1) as message (place)`.execute(tx.db)
}

/** What the audit would hold of the last tasks. */
export async function makeLargeActivity(tx: Tx, range: AccountRange, now: Date): Promise<void> {
  await sql`insert into audit (account_code, at, actor_id, action, subject_type, subject_id, after)
    select account.code, ${now}::timestamptz - interval '1 hour' * item.place, ${managerId}, 'task.create', 'task',
      ${idOf('task', sql`(${n} * 1000 + item.place)`)}::text, '{"details": "Send the signed application"}'
    from ${itemsOf(range, 6)}`.execute(tx.db)
}
