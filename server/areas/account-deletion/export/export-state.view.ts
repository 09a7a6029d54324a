import type { Tx } from '../../../platform/database/database.ts'

/** Whose export a job makes, and whether it is still wanted. */
export async function exportState(tx: Tx, id: string): Promise<{ code: string; state: string } | undefined> {
  return tx.db.selectFrom('account_deletions').select(['code', 'state']).where('id', '=', id).executeTakeFirst()
}

/** An account with the accounts merged into it. */
export async function codesOf(tx: Tx, code: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('accounts')
    .select('code')
    .where((row) => row.or([row('code', '=', code), row('merged_into', '=', code)]))
    .orderBy('code')
    .execute()
  return rows.map((row) => row.code)
}
