import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ExportLayoutTables } from './layout.table.ts'
import type { LayoutOf } from './layout.view.ts'

const tables = (tx: Tx) => tx.db.$extendTables<ExportLayoutTables>()

/** Saves a layout over the one of this version, 0 for none yet. False where another was saved since. */
export async function keepLayout(
  tx: Tx,
  { brokerage, type }: LayoutOf,
  { layout, version }: { readonly layout: Layout | null; readonly version: number },
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const saved = {
    layout: layout === null ? null : JSON.stringify(layout),
    version: version + 1,
    changed_at: at,
    changed_by: by,
  }
  const kept =
    version === 0
      ? await tables(tx)
          .insertInto('schedule_export_layouts')
          .values({ brokerage_code: brokerage, schedule_type: type, ...saved })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tables(tx)
          .updateTable('schedule_export_layouts')
          .set(saved)
          .where('brokerage_code', '=', brokerage)
          .where('schedule_type', '=', type)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return kept !== undefined
}
