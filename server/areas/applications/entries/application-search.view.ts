import { sql } from 'kysely'
import type { Search, Searcher } from '../../../platform/area.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { containing } from '../../../platform/text-search.ts'
import { mayReadApplications } from '../application.access.ts'

/** Applications that have a text in their name, form, carrier, line or year, those to be done first. */
export async function applicationResults(
  tx: Tx,
  { account: access }: Searcher,
  { text, limit }: Search,
): Promise<{ id: string; name: string }[]> {
  if (!mayReadApplications(access)) return []
  const { rows } = await sql<{ id: string; name: string }>`select id, name from applications
    where account_code = ${access.account} and removed_at is null
      and lower(concat_ws(' ', name, form_title, carrier, policy_type, year)) like ${containing(text)}
    order by status = 'DONE', year desc, lower(name), id limit ${limit}`.execute(tx.db)
  return rows
}
