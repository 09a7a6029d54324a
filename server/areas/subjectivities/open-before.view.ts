import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** What must still be settled before a bind request for a line to a quote's carrier. */
export async function openBeforeView(
  tx: Tx,
  account: string,
  { cycleId, line, quoteId }: { readonly cycleId: string; readonly line: string; readonly quoteId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`select text from subjectivities
    where account_code = ${account} and cycle_id = ${cycleId} and line = ${line} and kind = 'BEFORE_BIND'
      and status in ('OPEN', 'SUBMITTED') and (quote_id is null or quote_id = ${quoteId})
    order by due_on, id`.execute(tx.db)
  return rows.map(({ text }) => text)
}
