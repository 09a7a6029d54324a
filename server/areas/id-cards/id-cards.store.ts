import type { Tx } from '../../platform/database/database.ts'
import { type RowChanges, updateRow } from '../../platform/database/rows.ts'

interface Of {
  readonly account: string
  readonly id: string
}

/** Updates a PDF in progress; finished ones do not change. */
export const changeFile = (tx: Tx, { account, id }: Of, changes: RowChanges<'id_card_files'>): Promise<boolean> =>
  updateRow(tx, 'id_card_files', { account_code: account, id, state: 'MAKING' }, changes)

/** Ends a link. */
export const revokeLink = (tx: Tx, { account, id }: Of, now: Date): Promise<boolean> =>
  updateRow(tx, 'id_card_links', { account_code: account, id }, { revoked_at: now })

/** Counts one opening of a link. */
export async function countView(tx: Tx, { account, id }: Of, now: Date): Promise<void> {
  await tx.db
    .updateTable('id_card_links')
    .set((row) => ({ views: row('views', '+', 1), last_viewed_at: now }))
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}
