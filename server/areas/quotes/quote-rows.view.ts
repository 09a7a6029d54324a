import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export type QuoteRow = Selectable<Tables['quotes']>
export type PublicationRow = Selectable<Tables['quote_publications']>

/** All quotes of a renewal, those that were added first in front. */
export function quoteRows(tx: Tx, account: string, cycleId: string): Promise<QuoteRow[]> {
  return tx.db
    .selectFrom('quotes')
    .selectAll()
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One quote of a renewal; undefined if it has none with that id. */
export async function quoteRow(
  tx: Tx,
  account: string,
  { cycleId, quoteId }: { readonly cycleId: string; readonly quoteId: string },
): Promise<QuoteRow | undefined> {
  if (!isId(quoteId)) return undefined
  return tx.db
    .selectFrom('quotes')
    .selectAll()
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .where('id', '=', quoteId)
    .executeTakeFirst()
}

/** Every publication of a renewal's quotes, by quote, oldest first: number n is at index n - 1. */
export async function publicationsView(
  tx: Tx,
  account: string,
  cycleId: string,
): Promise<ReadonlyMap<string, PublicationRow[]>> {
  const rows = await tx.db
    .selectFrom('quote_publications as shown')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.account_code', '=', 'shown.account_code').onRef('quotes.id', '=', 'shown.quote_id'),
    )
    .selectAll('shown')
    .where('shown.account_code', '=', account)
    .where('quotes.cycle_id', '=', cycleId)
    .orderBy('shown.number')
    .execute()
  return Map.groupBy(rows, ({ quote_id }) => quote_id)
}
