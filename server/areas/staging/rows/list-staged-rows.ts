import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import type { StagedRow } from '@portico/contract/areas/staging/staging.shapes.ts'
import { readOffset, writeOffset } from '../../../platform/cursor.ts'
import type { Handler } from '../../../platform/context.ts'
import { effectiveColumns, seesPersonal } from '../../schedules/schedules.public.ts'
import { demandStaging } from '../staging.access.ts'
import { tabKey } from './row-labels.ts'
import { kindOf, type RowOnItsWay, stagedRows } from './staged-rows.view.ts'

/** Rows of a tab to push, as text. */
export const listStagedRows: Handler<'GET /api/accounts/{accountId}/staging/schedules/{type}/rows'> = async (
  context,
  { params: { type }, query: { tabId, cursor, limit } },
) =>
  context.read(async (tx) => {
    await demandStaging(tx, context.account)
    const { account } = context.account
    const offset = readOffset(cursor, 9)
    const rows = await stagedRows(tx, account, { tab: tabKey(type, tabId), offset, limit: limit + 1 })
    const columns = await effectiveColumns(tx, account, type)
    const privacy = new CellPrivacy(type, seesPersonal(context.actor))
    return {
      status: 200,
      body: {
        rows: rows.slice(0, limit).map((row) => shown(row, columns, privacy)),
        nextCursor: rows.length > limit ? writeOffset(offset + limit) : null,
      },
    }
  })

function shown(row: RowOnItsWay, columns: readonly ColumnDefinition[], privacy: CellPrivacy): StagedRow {
  const { key, mark, isConflict, decision, by, at, incoming, held, pushed } = row
  const unlike = columns.filter((column) => (incoming?.[column.key] ?? null) !== (held?.[column.key] ?? null))
  return {
    key,
    mark,
    isConflict,
    decision,
    by,
    at: at?.toISOString() ?? null,
    label: nameOfRow(incoming ?? held ?? {}, columns) || 'A row without a name',
    kind: kindOf(row),
    cells: unlike.map((column) => {
      const words = (cells: RowOnItsWay['held']) => {
        const value = cells?.[column.key] ?? null
        return value === null ? null : screenCell(column, privacy.value(column.key, value))
      }
      return { heading: column.heading, incoming: words(incoming), held: words(held), pushed: words(pushed) }
    }),
  }
}
