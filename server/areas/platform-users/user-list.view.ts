import type {
  PlatformUserFilter,
  PlatformUserListing,
} from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText, matching } from '../../platform/text-search.ts'

interface Request extends z.output<typeof PlatformUserFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row extends Omit<PlatformUserListing, 'lastLoginAt'> {
  readonly lastLoginAt: Date | null
}

/** A page of the users of the platform, by username. */
export async function userListView(
  tx: Tx,
  request: Request,
): Promise<{ items: PlatformUserListing[]; nextCursor: string | null }> {
  const conditions = [...narrowing(request), ...after(request)]
  const { rows } = await sql<Row>`select username, concat_ws(' ', first_name, last_name) as name, email,
      profile_picture as "profilePicture",
      is_admin as "isAdmin", is_viewer as "isViewer", disabled_at is not null as "isDisabled",
      case when tfa_enabled then tfa_type end as "tfaType", last_login_at as "lastLoginAt"
    from users where true ${sql.join(conditions, sql``)} order by username limit ${request.limit + 1}`.execute(tx.db)
  const items = rows
    .slice(0, request.limit)
    .map(({ lastLoginAt, ...row }) => ({ ...row, lastLoginAt: lastLoginAt?.toISOString() ?? null }))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > request.limit && last ? writeCursor([last.username]) : null }
}

function* narrowing({ search, state, kind }: Request): Generator<RawBuilder<unknown>> {
  if (state !== undefined) yield state === 'ACTIVE' ? sql` and disabled_at is null` : sql` and disabled_at is not null`
  if (kind !== undefined) yield kind === 'VIEWER' ? sql` and is_viewer` : sql` and is_admin`
  if (search === undefined || search === '') return
  const text = sql`lower(first_name || ' ' || last_name || ' ' || username || ' ' || email)`
  yield sql` and (${sql.join(
    matching(search).map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`
}

function* after({ cursor }: Request): Generator<RawBuilder<unknown>> {
  const place = readCursor(cursor, [isText])
  if (place !== undefined) yield sql` and username > ${place[0]}`
}
