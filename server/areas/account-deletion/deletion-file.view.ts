import type { Tx } from '../../platform/database/database.ts'

/** A file of the latest deletion of an account that has one. */
export async function deletionFile(
  tx: Tx,
  code: string,
  kind: 'export' | 'certificate',
): Promise<{ readonly key: string; readonly bytes: number } | undefined> {
  const row = await tx.db
    .selectFrom('account_deletions')
    .select([`${kind}_key as key`, `${kind}_bytes as bytes`])
    .where('code', '=', code)
    .where(`${kind}_key`, 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined || row.key === null ? undefined : { key: row.key, bytes: Number(row.bytes) }
}
