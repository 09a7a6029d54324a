import { typedValue } from '@portico/contract/areas/schedule-exports/export-formats.ts'
import { rowMarkHeading } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { maskCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { personalColumns } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { csvOf } from '@portico/contract/kit/csv.ts'
import type { Handler } from '../../platform/context.ts'
import { effectiveColumns, seesPersonal } from '../schedules/schedules.public.ts'
import { nameOfExport } from './export-schedule.ts'
import { exportedFile } from './exported-file.ts'
import { askedTabs, exportedRows } from './exported-rows.ts'
import type { ExportedRow } from './exported-rows.view.ts'
import { markOf } from './exported-sheet.ts'

/** Exports one tab of a schedule as CSV; the last column identifies rows on import. */
export const exportCsv: Handler<'GET /api/accounts/{id}/schedules/export/{type}/csv'> = async (
  context,
  { params: { type }, query: { tabId } },
) => {
  const tabs = await askedTabs(context, { type, tabId, snapshotType: 'CURRENT' })
  const [tab] = tabs
  const columns = await context.read((tx) => effectiveColumns(tx, context.account.account, type))
  const sees = seesPersonal(context.actor)
  const exported = {
    id: tabId === noTab ? type : `${type}/${tabId}`,
    name: nameOfExport(tabs, tabId),
    rows: tab!.rows,
    format: 'csv',
  } as const
  const open = () => written({ columns, sees, unsaid: personalColumns(type) }, exportedRows(context, tab!))
  return {
    status: 200,
    file: await exportedFile(context, exported, { type: 'text/csv; charset=utf-8', ending: 'csv', open }),
  }
}

/** Spreadsheets detect this encoding by the first character. */
const byteOrderMark = '\ufeff'

interface Written {
  readonly columns: readonly ColumnDefinition[]
  readonly sees: boolean
  /** Of these columns the marks of rows say nothing. */
  readonly unsaid: ReadonlyMap<string, unknown>
}

async function* written({ columns, sees, unsaid }: Written, pages: AsyncIterable<readonly ExportedRow[]>): ByteStream {
  const headings = [...columns.map(({ heading }) => heading), rowMarkHeading]
  yield Buffer.from(byteOrderMark + csvOf([headings]))
  for await (const page of pages) {
    const rows = page.map((row) => [
      ...columns.map((column) => cellOf(column, row.cells[column.key], sees)),
      markOf(row, unsaid),
    ])
    yield Buffer.from(csvOf(rows))
  }
}

function cellOf(column: ColumnDefinition, value: string | undefined, sees: boolean): string | number | null {
  if (value === undefined) return null
  if (column.personal && !sees) return maskCell(column, value)
  const typed = typedValue(column.kind, 'STANDARD', value)
  return typeof typed === 'number' ? typed : value
}
