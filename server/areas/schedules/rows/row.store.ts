import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'
import type { StoredJointFinding, StoredRow } from './rows.view.ts'

/** Saves new and changed rows of a tab in one statement, matched by key. */
export async function saveRows(
  tx: Tx,
  { account, type, tabId }: TabOf,
  rows: readonly StoredRow[],
  { by, at }: Change,
): Promise<void> {
  if (rows.length === 0) return
  const made = sql<StoredRow>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as made ("rowId" uuid, rank text, version integer, cells jsonb, findings jsonb)`
  await tx.db
    .insertInto('schedule_rows')
    .columns([
      'account_code',
      'schedule_type',
      'tab_id',
      'row_id',
      'rank',
      'version',
      'cells',
      'findings',
      'changed_at',
      'changed_by',
    ])
    .expression(
      sql`select ${account}::text, ${type}::text, ${tabId}::integer, "rowId", rank, version, cells, findings,
        ${at}::timestamptz, ${by}::uuid from ${made}`,
    )
    .onConflict((conflict) =>
      conflict.columns(['account_code', 'schedule_type', 'tab_id', 'row_id']).doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        cells: eb.ref('excluded.cells'),
        findings: eb.ref('excluded.findings'),
        changed_at: at,
        changed_by: by,
      })),
    )
    .execute()
}

/** Deletes rows of a tab in one statement; returns their joint issues. */
export async function deleteRows(
  tx: Tx,
  { account, type, tabId }: TabOf,
  ids: readonly string[],
): Promise<StoredJointFinding[]> {
  if (ids.length === 0) return []
  const deleted = await tx.db
    .deleteFrom('schedule_rows')
    .where('account_code', '=', account)
    .where('schedule_type', '=', type)
    .where('tab_id', '=', tabId)
    .where('row_id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('joint_findings')
    .execute()
  return deleted.flatMap(({ joint_findings }) => joint_findings)
}

/** Stores the joint issues of a tab's rows. The rows do not change. */
export async function saveJointFindings(
  tx: Tx,
  { account, type, tabId }: TabOf,
  found: readonly { readonly rowId: string; readonly findings: readonly StoredJointFinding[] }[],
): Promise<void> {
  if (found.length === 0) return
  const made = sql<{ rowId: string; findings: StoredJointFinding[] }>`(select * from
    jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as made ("rowId" uuid, findings jsonb))`
  await tx.db
    .updateTable('schedule_rows')
    .from(made.as('found'))
    .set({ joint_findings: sql`found.findings`, checked_at: sql`now()` })
    .where('account_code', '=', account)
    .where('schedule_type', '=', type)
    .where('tab_id', '=', tabId)
    .where('row_id', '=', sql<string>`found."rowId"`)
    .execute()
}

/** Stores the day from which a row with a later start was accepted. */
export async function saveAcceptance(tx: Tx, { account, type, tabId }: TabOf, rowId: string, from: string | null) {
  await updateRow(
    tx,
    'schedule_rows',
    { account_code: account, schedule_type: type, tab_id: tabId, row_id: rowId },
    { accepted_from: from },
  )
}
