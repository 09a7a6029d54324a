import type {
  PlatformUserFilter,
  PlatformUserListing,
} from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { mostFound } from '@portico/contract/kit/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { pageRows, readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { firstMatches, indexedLetters, isText, textMatches } from '../../platform/text-search.ts'

interface Request extends z.output<typeof PlatformUserFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
}

type Row = Omit<PlatformUserListing, 'lastLoginAt'> & { readonly lastLoginAt: Date | null; readonly isCut: boolean }

/** A page of the users of the platform, by username. A search shows the first that it finds, if very many match. */
export async function userListView(tx: Tx, request: Request) {
  const wanted = (parts: Iterable<RawBuilder<unknown>>) =>
    sql`select * from users where true ${sql.join([...narrowing(request), ...parts], sql``)}`
  const { search = '' } = request
  const isSearch = search !== ''
  const address = sql`lower(${search}::text)`
  // An address that someone has finds that person alone, without reading all that is like it.
  const found = isSearch
    ? sql`named as materialized (${wanted([sql` and (lower(username) = ${address} or lower(email) = ${address})`])}),
      matching as (select * from ${firstMatches(sql`${wanted(searched(search))} and not exists (select from named)`, 'username')} as first),
      found as (select * from named union all select * from matching)`
    : sql`found as (${wanted([])})`
  const { rows } = await sql<Row>`with ${found}
    select username, concat_ws(' ', first_name, last_name) as name, email, profile_picture as "profilePicture",
      is_admin as "isAdmin", is_viewer as "isViewer", disabled_at is not null as "isDisabled",
      case when tfa_enabled then tfa_type end as "tfaType", last_login_at as "lastLoginAt",
      ${isSearch ? sql`(select count(*) from found) = ${mostFound}` : sql`false`} as "isCut"
    from found where true ${after(request)} order by username limit ${pageRows(request.limit)}`.execute(tx.db)
  const items = rows
    .slice(0, request.limit)
    .map(({ lastLoginAt, ...row }) => ({ ...row, lastLoginAt: lastLoginAt?.toISOString() ?? null }))
  const nextCursor = rows.length > request.limit ? writeCursor([items.at(-1)!.username]) : null
  return { items, nextCursor, isCut: rows[0]?.isCut ?? false }
}

function* narrowing({ state, kind }: Request): Generator<RawBuilder<unknown>> {
  if (state !== undefined) yield state === 'ACTIVE' ? sql` and disabled_at is null` : sql` and disabled_at is not null`
  if (kind !== undefined) yield kind === 'VIEWER' ? sql` and is_viewer` : sql` and is_admin`
}

const text = sql`lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)`

/** An email address is looked up by what comes before the @: the entries of a domain that many share are slow to read. */
function* searched(search: string): Generator<RawBuilder<unknown>> {
  const [local = ''] = search.split('@')
  const isAddress = local !== search && local.length >= indexedLetters
  yield sql` and ${textMatches(text, isAddress ? local : search)}`
  if (isAddress) yield sql` and strpos(${text}, lower(${search}::text)) > 0`
}

function after({ cursor }: Request): RawBuilder<unknown> {
  const place = readCursor(cursor, [isText])
  return place === undefined ? sql`` : sql`and username > ${place[0]}`
}
