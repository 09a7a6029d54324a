import type { ImportedRow, ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, updateRow } from '../../platform/database/rows.ts'
import { tableOfLines } from '../../platform/database/table-of-lines.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** One import of one account. */
export interface ImportOf {
  readonly account: string
  readonly id: string
}

type ImportChange = Omit<
  Updateable<Tables['schedule_imports']>,
  'account_code' | 'id' | 'schedule_type' | 'tab_id' | 'created_at' | 'created_by'
>

/**
 * Commits a step without waiting for the disk. A crash loses only whole recent steps, and the work continues from
 * there; the final commit waits for the disk, including all earlier ones.
 */
export async function commitWithoutWaiting(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx.db)
}

/** Updates an import that is in one of these states. Returns false if it has moved on. */
export async function updateImport(
  tx: Tx,
  { account, id }: ImportOf,
  from: readonly ImportState[],
  change: ImportChange,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('schedule_imports')
    .set(change)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Replaces the rows to review from an earlier check. */
export async function replaceImportRows(
  tx: Tx,
  { account, id }: ImportOf,
  rows: readonly (ImportedRow & { readonly place: number })[],
): Promise<void> {
  await deleteRow(tx, 'schedule_import_rows', { account_code: account, import_id: id })
  if (rows.length === 0) return
  const made = sql<{ kind: string }>`rows from (
      ${tableOfLines(rows.map(({ kind }) => kind))}, ${tableOfLines(rows.map(({ place }) => place))},
      ${tableOfLines(rows.map(({ place: _place, ...row }) => JSON.stringify(row)))}
    ) as made (kind, place, row)`
  await tx.db
    .insertInto('schedule_import_rows')
    .columns(['account_code', 'import_id', 'kind', 'place', 'row'])
    .expression(sql`select ${account}::text, ${id}::uuid, kind, place::integer, row::jsonb from ${made}`)
    .execute()
}

/** Remembers the columns that were chosen for headings, for the next file of the brokerage. */
export async function rememberHeadings(
  tx: Tx,
  { brokerage, type, at }: { readonly brokerage: string; readonly type: ScheduleType; readonly at: Date },
  chosen: ReadonlyMap<string, string>,
): Promise<void> {
  if (chosen.size === 0) return
  await tx.db
    .insertInto('schedule_import_headings')
    .values(
      [...chosen].map(([heading, column]) => ({
        brokerage_code: brokerage,
        schedule_type: type,
        heading,
        column_key: column,
        changed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['brokerage_code', 'schedule_type', 'heading']).doUpdateSet((eb) => ({
        column_key: eb.ref('excluded.column_key'),
        changed_at: at,
      })),
    )
    .execute()
}

/** Records that the files of an import were deleted, with the rows that were shown of them. */
export async function forgetFiles(tx: Tx, { account, id }: ImportOf): Promise<void> {
  await replaceImportRows(tx, { account, id }, [])
  await updateRow(
    tx,
    'schedule_imports',
    { account_code: account, id },
    { file_key: null, plan_key: null, plan_bytes: 0, look: null },
  )
}
