import { columnsUnder, type FileColumn } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type {
  ImportChoices,
  ImportMode,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'

/** Where on which sheet the header of the file stands. */
export interface HeaderPlace {
  readonly sheet: number
  readonly headerRow: number
}

/** What is chosen while columns are matched: the column of the schedule for each place of the file. */
export interface Matching {
  readonly columnOf: Readonly<Record<number, string>>
  readonly mode: ImportMode
  readonly keyColumns: readonly string[]
}

type Looked = Pick<ScheduleImport, 'look' | 'choices'>

/** Where the header was chosen before, else where it seems to be. */
export function startPlace({ look, choices }: Looked): HeaderPlace {
  if (choices !== null) return { sheet: choices.sheet, headerRow: choices.headerRow }
  return headerOf({ look }, look?.sheet ?? 0)
}

/** Where the header of a sheet seems to be. */
export function headerOf({ look }: Pick<Looked, 'look'>, sheet: number): HeaderPlace {
  return { sheet, headerRow: look?.sheets.find(({ index }) => index === sheet)?.headerRow ?? 0 }
}

/** The columns of the file below its header, each with what it seems to be. */
export function fileColumns(
  { look }: Pick<Looked, 'look'>,
  { sheet, headerRow }: HeaderPlace,
  columns: readonly ColumnDefinition[],
): FileColumn[] {
  const found = look?.sheets.find(({ index }) => index === sheet)
  if (look === null || found === undefined) return []
  return columnsUnder(found, headerRow, columns, new Map(Object.entries(look.remembered)))
}

/** The matching to begin with: what was chosen before for this header, else what seems right. */
export function startMatching(
  { choices }: Looked,
  place: HeaderPlace,
  found: readonly FileColumn[],
  columns: readonly ColumnDefinition[],
): Matching {
  if (choices !== null && choices.sheet === place.sheet && choices.headerRow === place.headerRow) {
    const columnOf = Object.fromEntries(choices.columns.map(({ place: at, column }) => [at, column]))
    return { columnOf, mode: choices.mode, keyColumns: choices.keyColumns }
  }
  const matched = found.filter(({ column }) => column !== null)
  const columnOf = Object.fromEntries(matched.map(({ place: at, column }) => [at, column!]))
  const isExport = Object.values(columnOf).includes(rowMarkColumn)
  const keys = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
  return {
    columnOf,
    mode: isExport ? 'UPDATE' : 'ADD',
    keyColumns: keys.filter((key) => Object.values(columnOf).includes(key)),
  }
}

/** The choices as they are sent. Keys that are no longer matched are left out. */
export function choicesOf(
  { sheet, headerRow }: HeaderPlace,
  found: readonly FileColumn[],
  { columnOf, mode, keyColumns }: Matching,
): ImportChoices {
  const columns = found.flatMap(({ place, heading }) => {
    const column = columnOf[place]
    return column === undefined || column === '' ? [] : [{ place, heading, column }]
  })
  const matched = new Set(columns.map(({ column }) => column))
  return { sheet, headerRow, columns, mode, keyColumns: keyColumns.filter((key) => matched.has(key)) }
}

/** Required columns that no column of the file stands for. */
export function missingColumns(columns: readonly ColumnDefinition[], { columnOf }: Matching): string[] {
  const matched = new Set(Object.values(columnOf))
  return columns.filter(({ key, required }) => required && !matched.has(key)).map(({ heading }) => heading)
}
