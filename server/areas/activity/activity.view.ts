import type { Api } from '@portico/contract/api.ts'
import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import type { Input, Result } from '@portico/contract/kit/call.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountAccess } from '../../platform/access/actor.ts'
import { isMoment, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { shownEntries } from '../documents/documents.public.ts'

type ListKey = 'GET /api/accounts/{accountId}/activity'
type Filter = Input<Api[ListKey]>['query']

interface EntryRow extends Pick<ActivityEntry, 'action' | 'before' | 'after' | 'ip' | 'isInternal'> {
  readonly seq: string
  readonly at: Date
  readonly subject_type: string
  readonly subject_id: string | null
  readonly username: string | null
  readonly name: string
  readonly impersonatedBy: string | null
}

const isSequence = (value: string) => /^\d{1,18}$/.test(value)

/** The reader of an account's activity: as brokerage or not, and whether some documents are hidden. */
type Reader = Pick<AccountAccess, 'account' | 'holdsAllPermissions' | 'isBrokerageAdmin'> & {
  readonly who: Pick<AccountContext, 'account' | 'actor'> | null
}

/** A page of an account's activity, the newest first. */
export async function activityView(tx: Tx, reader: Reader, filter: Filter): Promise<Result<Api[ListKey]>> {
  const place = readCursor(filter.cursor, [isMoment, isSequence])
  const { rows } = await sql<EntryRow>`${entries(reader)}
      ${filter.kind === undefined ? sql`` : sql`and subject_type = ${filter.kind}`}
      ${filter.by === undefined ? sql`` : sql`and actor_id = (select id from users where username = ${filter.by})`}
      ${filter.from === undefined ? sql`` : sql`and at >= ${filter.from}::timestamptz`}
      ${filter.until === undefined ? sql`` : sql`and at < ${filter.until}::timestamptz`}
      ${place === undefined ? sql`` : sql`and (at, seq) < (${place[0]}::timestamptz, ${place[1]}::bigint)`}
    order by at desc, audit.seq desc limit ${filter.limit + 1}`.execute(tx.db)
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    items: page.map(shown),
    nextCursor: rows.length > filter.limit && last ? writeCursor([last.at.toISOString(), last.seq]) : null,
  }
}

/** One entry; undefined if the account has none with that id that the reader may see. */
export async function entryView(tx: Tx, reader: Reader, id: string): Promise<ActivityEntry | undefined> {
  if (!isSequence(id)) return undefined
  const { rows } = await sql<EntryRow>`${entries(reader)} and seq = ${id}::bigint`.execute(tx.db)
  return rows.map(shown)[0]
}

/**
 * The account's entries that the reader may see: internal ones are for the brokerage, IP addresses for administrators.
 * Upload chunks and import steps are skipped; their results are included.
 */
const entries = (
  reader: Reader,
): RawBuilder<unknown> => sql`select seq::text as seq, at, action, subject_type, subject_id, before,
    after, ${reader.isBrokerageAdmin ? sql`ip` : sql`null::text`} as ip, is_internal as "isInternal", person.username, person.name,
    administrator.name as "impersonatedBy"
  from audit left join person_names person on person.id = actor_id
    left join person_names administrator on administrator.id = impersonated_by
  where account_code = ${reader.account} and subject_type not in ('document-upload', 'schedule-import-step', 'submission-step') ${reader.holdsAllPermissions ? sql`` : sql`and not is_internal`} ${reader.who === null ? sql`` : sql`and ${shownEntries(reader.who)}`}`

function shown(row: EntryRow): ActivityEntry {
  return {
    id: row.seq,
    at: row.at.toISOString(),
    actor: row.username === null ? null : { username: row.username, name: row.name },
    impersonatedBy: row.impersonatedBy,
    ip: row.ip,
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
    isInternal: row.isInternal,
  }
}

/** The audit stores what the handler passed; people read it field by field. */
function fieldsOf(stored: unknown): ActivityEntry['before'] {
  if (stored === null) return null
  return typeof stored === 'object' && !Array.isArray(stored) ? (stored as Record<string, unknown>) : { value: stored }
}
