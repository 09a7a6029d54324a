import {
  type DuplicateGroup,
  type DuplicateKind,
  type PossibleDuplicate,
  shownMembers,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { placesOf } from './duplicate-places.view.ts'

interface DuplicatesAsked {
  readonly brokerage: string
  readonly kind: DuplicateKind
  readonly dismissed?: boolean | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

interface GroupRow extends Omit<PossibleDuplicate, 'dismissed'> {
  readonly sortName: string
  readonly byName: string | null
  readonly at: Date | null
  readonly reason: string | null
}

/** Groups of records that share something. Rows are compared by their keys first; only those of a group are written out. */
const groupsOf = (brokerage: string, kind: DuplicateKind) => sql`(
  with places as materialized (${placesOf(kind, brokerage)}),
  shared_keys as (select key from places group by key having count(distinct apart) > 1),
  groups as (
    select min(shared) as shared, md5(string_agg(distinct id, ',' order by id)) as digest,
      count(distinct id)::int as places, count(distinct account)::int as accounts,
      to_jsonb((array_agg(jsonb_build_object('account', account, 'companyName', company, 'label', label,
        'scheduleType', type, 'tabId', tab, 'rowId', row) order by lower(company), account, label, id))[1:${sql.lit(shownMembers)}])
        as members
    from places join shared_keys using (key) group by key)
  select digest, string_agg(distinct shared, ', ') as label, max(places) as places, max(accounts) as accounts,
    (array_agg(members))[1] as members
  from groups group by digest) found`

/** A page of the possible duplicates of a brokerage, by what they share. */
export async function possibleDuplicatesView(
  tx: Tx,
  { brokerage, kind, dismissed = false, cursor, limit }: DuplicatesAsked,
): Promise<{ items: PossibleDuplicate[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [() => true, isDigest])
  const { rows } = await sql<GroupRow>`select found.*, lower(label) as "sortName", person.name as "byName",
      dismissed_at as at, reason
    from ${groupsOf(brokerage, kind)}
      left join dismissed_duplicates done on done.brokerage_code = ${brokerage} and done.kind = ${kind}
        and done.digest = found.digest
      left join person_names person on person.id = dismissed_by
    where ${dismissed ? sql`done.digest is not null` : sql`done.digest is null`}
      ${place === undefined ? sql`` : sql`and (lower(label), found.digest) > (${place[0]}, ${place[1]})`}
    order by lower(label), found.digest limit ${limit + 1}`.execute(tx.db)
  const last = rows[limit - 1]
  return {
    items: rows.slice(0, limit).map(({ sortName: _sortName, byName, at, reason, ...group }) => ({
      ...group,
      dismissed: at === null ? null : { byName: byName ?? '', at: at.toISOString(), reason: reason ?? '' },
    })),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.sortName, last.digest]) : null,
  }
}

const isDigest = (value: string) => /^[0-9a-f]{32}$/.test(value)

/** What a group shares; undefined if its records have changed since. */
export async function duplicateLabel(
  tx: Tx,
  brokerage: string,
  { kind, digest }: DuplicateGroup,
): Promise<string | undefined> {
  const { rows } = await sql<{ label: string }>`select label from ${groupsOf(brokerage, kind)}
    where digest = ${digest}`.execute(tx.db)
  return rows[0]?.label
}
