import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type { LayoutDraft } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { sqlState } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, updateRow } from '../../../platform/database/rows.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { LayoutOf } from './layout.view.ts'

interface By {
  readonly by: string
  readonly at: Date
}

/** Adds a layout. Rejects a name that the schedule already has, in any case. */
export async function insertLayout(
  tx: Tx,
  { brokerage, type }: LayoutOf,
  { layoutId, name, isDefault, layout }: LayoutDraft & { readonly layoutId: string },
  { by, at }: By,
): Promise<void> {
  const inserted = tx.db
    .insertInto('schedule_export_layouts')
    .values({
      brokerage_code: brokerage,
      schedule_type: type,
      layout_id: layoutId,
      name,
      is_default: isDefault,
      layout: JSON.stringify(layout),
      version: 1,
      changed_at: at,
      changed_by: by,
    })
    .execute()
  await inserted.catch(refuseTaken)
}

/** Saves a layout over the one of this version; the version moves on. */
export async function updateLayout(
  tx: Tx,
  { brokerage, type }: LayoutOf,
  { layoutId, version, name, isDefault, layout }: LayoutDraft & { readonly layoutId: string; readonly version: number },
  { by, at }: By,
): Promise<void> {
  const updated = tx.db
    .updateTable('schedule_export_layouts')
    .set({
      name,
      is_default: isDefault,
      layout: JSON.stringify(layout),
      version: version + 1,
      changed_at: at,
      changed_by: by,
    })
    .where('brokerage_code', '=', brokerage)
    .where('schedule_type', '=', type)
    .where('layout_id', '=', layoutId)
    .where('version', '=', version)
    .execute()
  await updated.catch(refuseTaken)
}

/** Clears the default flag of the current default layout. */
export async function unmarkDefault(tx: Tx, { brokerage, type }: LayoutOf): Promise<void> {
  await updateRow(
    tx,
    'schedule_export_layouts',
    { brokerage_code: brokerage, schedule_type: type, is_default: true },
    { is_default: false },
  )
}

export async function deleteLayout(tx: Tx, { brokerage, type }: LayoutOf, layoutId: string): Promise<void> {
  await deleteRow(tx, 'schedule_export_layouts', {
    brokerage_code: brokerage,
    schedule_type: type,
    layout_id: layoutId,
  })
}

function refuseTaken(error: unknown): never {
  if (sqlState(error) !== '23505') throw error
  throw unprocessable({ name: layoutMessages.nameTaken }, layoutMessages.nameTaken)
}
