import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, saveRow, updateRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Keeps what the client decided of a quote, in place of what they had decided before. */
export async function putDecision(tx: Tx, row: Insertable<Tables['quote_decisions']>): Promise<void> {
  await saveRow(tx, 'quote_decisions', ['account_code', 'quote_id'], row)
}

export async function deleteDecision(tx: Tx, account: string, quoteId: string): Promise<void> {
  await deleteRow(tx, 'quote_decisions', { account_code: account, quote_id: quoteId })
}

/** Keeps that cover was ordered by a decision, so that it stands; null frees it again. */
export async function setOrdered(
  tx: Tx,
  account: string,
  { quoteId, at }: { readonly quoteId: string; readonly at: Date | null },
): Promise<void> {
  await updateRow(tx, 'quote_decisions', { account_code: account, quote_id: quoteId }, { ordered_at: at })
}
