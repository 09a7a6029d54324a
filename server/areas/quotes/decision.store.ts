import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Keeps what the client decided of a quote, in place of what they had decided before. */
export async function putDecision(tx: Tx, row: Insertable<Tables['quote_decisions']>): Promise<void> {
  const { account_code: _account, quote_id: _quote, ...decided } = row
  await tx.db
    .insertInto('quote_decisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_code', 'quote_id']).doUpdateSet(decided))
    .execute()
}

export async function deleteDecision(tx: Tx, account: string, quoteId: string): Promise<void> {
  await tx.db
    .deleteFrom('quote_decisions')
    .where('account_code', '=', account)
    .where('quote_id', '=', quoteId)
    .execute()
}

/** Keeps that cover was ordered by a decision, so that it stands; null frees it again. */
export async function setOrdered(
  tx: Tx,
  account: string,
  { quoteId, at }: { readonly quoteId: string; readonly at: Date | null },
): Promise<void> {
  await tx.db
    .updateTable('quote_decisions')
    .set({ ordered_at: at })
    .where('account_code', '=', account)
    .where('quote_id', '=', quoteId)
    .execute()
}
