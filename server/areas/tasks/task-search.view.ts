import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { sql } from 'kysely'
import type { Search, Searcher } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'

/** Open tasks of an account that have a text in their details, the soonest due first. */
export async function taskResults(
  tx: Tx,
  { account }: Searcher,
  { text, limit }: Search,
): Promise<SearchResults['tasks']> {
  const { rows } = await sql<SearchResults['tasks'][number]>`select id, details, link
    from tasks where account_code = ${account.account} and completed_at is null and lower(details) like ${containing(text)}
    order by coalesce(due_at, 'infinity'), id limit ${limit}`.execute(tx.db)
  return rows
}
