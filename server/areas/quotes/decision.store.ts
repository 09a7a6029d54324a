import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, saveRow, updateRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Stores the client's decision on a quote, replacing an earlier one. */
export async function putDecision(tx: Tx, row: Insertable<Tables['quote_decisions']>): Promise<void> {
  await saveRow(tx, 'quote_decisions', ['account_code', 'quote_id'], row)
}

export async function deleteDecision(tx: Tx, account: string, quoteId: string): Promise<void> {
  await deleteRow(tx, 'quote_decisions', { account_code: account, quote_id: quoteId })
}

/** Locks a decision once a bind request uses it; null unlocks it. */
export async function setOrdered(
  tx: Tx,
  account: string,
  { quoteId, at }: { readonly quoteId: string; readonly at: Date | null },
): Promise<void> {
  await updateRow(tx, 'quote_decisions', { account_code: account, quote_id: quoteId }, { ordered_at: at })
}
