import type { LookupDifference, LookupEntry, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isText } from '../../../platform/text-search.ts'

/** Two editions, the active one first; null if there is none. */
interface Compared {
  readonly before: string | null
  readonly after: string
}

type StoredEntry = Omit<LookupEntry, 'phrases'> & { readonly also: string }

const entry = (alias: string) =>
  sql.raw(`row(${alias}.phrase, ${alias}.also, ${alias}.basis, ${alias}.hazard, ${alias}.notes)`)

const asJson = (alias: string) =>
  sql.raw(`case when ${alias}.code is not null then json_build_object('code', ${alias}.code, 'phrase', ${alias}.phrase,
    'also', ${alias}.also, 'basis', ${alias}.basis, 'hazard', ${alias}.hazard, 'notes', ${alias}.notes) end`)

/** Every code of the two, with its change. */
const compared = ({ before, after }: Compared) => sql`
  select coalesce(made.code, stood.code) as code, ${asJson('stood')} as before, ${asJson('made')} as after,
    case when stood.code is null then 'ADDED' when made.code is null then 'REMOVED'
      when ${entry('stood')} is distinct from ${entry('made')} then 'CHANGED' else 'UNCHANGED' end as change
  from (select * from lookup_entries where edition_id = ${before}::uuid) stood
    full join (select * from lookup_entries where edition_id = ${after}::uuid) made on made.code = stood.code`

/** How many entries would be added, changed and removed. */
export async function countDifferences(tx: Tx, editions: Compared): Promise<LookupPreview['counts']> {
  const { rows } = await sql<{ change: LookupDifference['change']; many: number }>`
    select change, count(*)::int as many from (${compared(editions)}) each group by change`.execute(tx.db)
  const many = new Map(rows.map(({ change, many: count }) => [change, count]))
  return {
    added: many.get('ADDED') ?? 0,
    changed: many.get('CHANGED') ?? 0,
    removed: many.get('REMOVED') ?? 0,
    unchanged: many.get('UNCHANGED') ?? 0,
  }
}

/** A page of the entries that changed in one way, by code. */
export async function differencesView(
  tx: Tx,
  editions: Compared,
  {
    change,
    cursor,
    limit,
  }: { readonly change: LookupDifference['change']; readonly cursor: string | undefined; readonly limit: number },
): Promise<{ differences: LookupDifference[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isText])
  const after = place === undefined ? sql`` : sql`and code > ${place[0]} collate "C"`
  const { rows } = await sql<{ code: string; before: StoredEntry | null; after: StoredEntry | null }>`
    select code, before, after from (${compared(editions)}) each where change = ${change} ${after}
    order by code collate "C" limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    differences: page.map((row) => ({ change, before: entryOf(row.before), after: entryOf(row.after) })),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.code]) : null,
  }
}

function entryOf(stored: StoredEntry | null): LookupEntry | null {
  if (stored === null) return null
  const { also, ...rest } = stored
  return { ...rest, phrases: also === '' ? [] : also.split('\n') }
}
