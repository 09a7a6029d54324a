import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import type { ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { seesPersonal } from '../schedules/schedules.public.ts'
import { importRowsView, importView } from './import.view.ts'

/** A page of what an import does to rows. */
export const listImportRows: Handler<'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows'> = async (
  context,
  { params, query },
) => {
  const at = { account: context.account.account, id: params.scheduleImportId }
  return context.read(async (tx) => {
    const stored = await importView(tx, at)
    if (stored === undefined) throw notFound()
    const { kind, cursor, limit } = query
    const { items, nextCursor } = await importRowsView(tx, at, { kind, cursor, limit })
    const privacy = new CellPrivacy(stored.schedule_type, seesPersonal(context.actor))
    return { status: 200, body: { items: items.map((row) => told(row, privacy)), nextCursor } }
  })
}

const told = (row: ImportedRow, privacy: CellPrivacy): ImportedRow => ({
  ...row,
  changes: row.changes.map(({ column, was, now }) => ({
    column,
    was: privacy.value(column, was),
    now: privacy.value(column, now),
  })),
  conflicts: row.conflicts.map(({ column, portal, file }) => ({
    column,
    portal: privacy.value(column, portal),
    file: privacy.value(column, file),
  })),
})
