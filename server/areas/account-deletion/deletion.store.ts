import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'

/** The latest deletion of an account, locked until the transaction ends. */
export async function lockDeletion(tx: Tx, code: string): Promise<Row<'account_deletions'> | undefined> {
  return tx.db
    .selectFrom('account_deletions')
    .selectAll()
    .where('code', '=', code)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether an account is under a legal hold. Locks the account, so that no hold is set at the same time. */
export async function isUnderLegalHold(tx: Tx, code: string): Promise<boolean> {
  await tx.db.selectFrom('account_deletions').select('id').where('code', '=', code).forUpdate().execute()
  const hold = await tx.db
    .selectFrom('account_legal_holds')
    .select('id')
    .where('code', '=', code)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return hold !== undefined
}

/** Erases every row of an account whose 30 days are over. Returns how many, by table. */
export async function eraseAccount(tx: Tx, deletionId: string, at: Date): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{
    counts: Record<string, number>
  }>`select erase_account(${deletionId}::uuid, ${at}::timestamptz) as counts`.execute(tx.db)
  return rows[0]!.counts
}
