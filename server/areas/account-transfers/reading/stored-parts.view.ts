import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** The chosen team of a transfer, and what was counted when it was done. */
export const storedParts = (tx: Tx, id: string): Promise<Pick<Row<'account_transfers'>, 'team' | 'moved'>> =>
  tx.db.selectFrom('account_transfers').select(['team', 'moved']).where('id', '=', id).executeTakeFirstOrThrow()
