import { personalColumns } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { rowMarkHeading, writeRowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { CellMark, MarkedCell, WorkbookRow, WorkbookSheet } from '../../platform/spreadsheets/workbook.ts'
import type { ExportedColumn } from './exported-columns.ts'
import type { ExportedRow } from './exported-rows.view.ts'

type Rows = AsyncIterable<readonly ExportedRow[]>

interface StandardSheet {
  readonly type: ScheduleType
  readonly name: string
  readonly columns: readonly ColumnDefinition[]
}

/**
 * A tab that can be imported again: a hidden column identifies each row and its exported state, and issues are marked.
 */
export function standardSheet(
  { type, name, columns }: StandardSheet,
  exported: readonly ExportedColumn[],
  rows: Rows,
): WorkbookSheet {
  const unsaid = personalColumns(type)
  return {
    name,
    columns: [...exported, { heading: rowMarkHeading, width: 20, format: '@', isRecordId: true }],
    frozenColumns: leading(columns),
    hasNotes: true,
    rows: each(rows, (row) => [...markedCells(exported, row), markOf(row, unsaid)]),
  }
}

/** A tab for underwriters: titled, with its amounts added up, and without what only the portal reads. */
export const titledSheet = (
  { name, columns, title }: Omit<StandardSheet, 'type'> & { readonly title: readonly string[] },
  exported: readonly ExportedColumn[],
  rows: Rows,
): WorkbookSheet => ({
  name,
  title,
  columns: exported,
  frozenColumns: leading(columns),
  rows: each(rows, ({ cells }) => exported.map(({ key, cell }) => valueIn(cells[key], cell))),
})

/** A tab for others to read: only the columns of a layout. */
export const layoutSheet = (name: string, exported: readonly ExportedColumn[], rows: Rows): WorkbookSheet => ({
  name,
  columns: exported,
  rows: each(rows, ({ cells }) => exported.map(({ key, cell }) => valueIn(cells[key], cell))),
})

/** The mark of a row says nothing of personal cells: so short a digest could be undone. */
export const markOf = (row: ExportedRow, unsaid: ReadonlyMap<string, unknown>): string =>
  writeRowMark({ ...row, cells: Object.fromEntries(Object.entries(row.cells).filter(([key]) => !unsaid.has(key))) })

async function* each(pages: Rows, rowOf: (row: ExportedRow) => WorkbookRow): AsyncGenerator<readonly WorkbookRow[]> {
  for await (const page of pages) yield page.map(rowOf)
}

const valueIn = (value: string | undefined, cell: ExportedColumn['cell']) => (value === undefined ? null : cell(value))

function markedCells(columns: readonly ExportedColumn[], { cells, findings }: ExportedRow): WorkbookRow {
  if (findings.length === 0) return columns.map(({ key, cell }) => valueIn(cells[key], cell))
  return columns.map(({ key, cell }): WorkbookRow[number] => {
    const value = valueIn(cells[key], cell)
    const found = findings.filter(({ column }) => column === key)
    return found.length === 0 ? value : marked(value, found)
  })
}

function marked(value: MarkedCell['value'], found: ExportedRow['findings']): MarkedCell {
  const isError = found.some(({ severity }) => severity === 'ERROR' || severity === 'HARD_ERROR')
  const mark: CellMark = isError ? 'error' : 'review'
  return { value, mark, note: found.map(({ message }) => message).join('\n') }
}

/** The key columns at the start of the schedule. */
function leading(columns: readonly ColumnDefinition[]): number {
  const first = columns.findIndex(({ frozen }) => !frozen)
  return first < 0 ? 0 : first
}
