import { sql } from 'kysely'
import type { Search, Searcher } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'
import { readerOf } from './document.access.ts'
import { visibleTo } from './document.view.ts'

/** Documents outside the trash with a text in their name that the reader may see, latest change first. */
export async function documentResults(
  tx: Tx,
  who: Searcher,
  { text, limit }: Search,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select documents.id, documents.name from documents
    where ${visibleTo(readerOf(who))} and trashed_at is null and lower(documents.name) like ${containing(text)}
    order by changed_at desc, documents.id limit ${limit}`.execute(tx.db)
  return rows
}
