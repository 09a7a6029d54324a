import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { type CheckContext, rowReader } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { isTotalsRow } from '@portico/contract/areas/schedules/imports/detect-totals.ts'
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'

/** What is told of the schedule, and of what was chosen, to the process that reads a file. */
export interface ReadingOfRows {
  readonly context: CheckContext
  readonly choices: ImportChoices
  /** The columns whose values are wanted beside each row. */
  readonly wanted: readonly string[]
}

/** A row of a file, read and judged by itself. */
export interface FileRow {
  readonly number: number
  /** As JSON, without the empty ones: few rows are looked into before the database is. */
  readonly cells: string
  /** The values of the wanted columns. */
  readonly values: readonly (string | null)[]
  /** What stands where exports mark rows. */
  readonly mark: string | null
  /** What was found in it, as far as that is told without tables of class codes. */
  readonly findings: ImportedRow['findings']
}

export interface FileRows {
  readonly rows: readonly FileRow[]
  readonly totalsRows: number
}

/** Reads the rows of a list below its header; those that say nothing in the columns that were matched are left out. */
export function fileRows({ context, choices, wanted }: ReadingOfRows): (rows: readonly SheetRow[]) => FileRows {
  const matched = choices.columns.filter(({ column }) => column !== rowMarkColumn)
  const markPlace = choices.columns.find(({ column }) => column === rowMarkColumn)?.place ?? -1
  const keys = matched.map(({ column }) => column)
  const read = rowReader(context, keys)
  const fileRow = ({ number, cells: typed }: SheetRow): FileRow[] => {
    const { cells, findings } = read(matched.map(({ place }) => typed[place] ?? null))
    if (keys.every((key) => cells[key] === undefined)) return []
    const values = wanted.map((column) => cells[column] ?? null)
    return [{ number, cells: JSON.stringify(cells), values, mark: typed[markPlace] ?? null, findings }]
  }
  return (rows) => {
    const below = rows.filter(({ number }) => number > choices.headerRow)
    const listed = below.filter((row) => !isTotalsRow(row))
    return { rows: listed.flatMap(fileRow), totalsRows: below.length - listed.length }
  }
}
