import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { type CheckContext, rowReader } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { isTotalsRow } from '@portico/contract/areas/schedules/imports/detect-totals.ts'
import { amountOf } from '@portico/contract/areas/schedules/values/numbers.ts'
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'

/** What is told of the schedule, and of what was chosen, to the process that reads a file. */
export interface ReadingOfRows {
  readonly context: CheckContext
  readonly choices: ImportChoices
  /** The columns whose values are wanted beside each row. */
  readonly wanted: readonly string[]
  /** The columns whose numbers are added up. */
  readonly totalled: readonly string[]
}

/** A row of a file, read and judged by itself. */
export interface FileRow {
  readonly number: number
  /** The values of the wanted columns. */
  readonly values: readonly (string | null)[]
  /** What stands where exports mark rows. */
  readonly mark: string | null
  /** What was found in it, as far as that is told without tables of class codes. */
  readonly findings: ImportedRow['findings']
}

export interface FileRows {
  readonly rows: readonly FileRow[]
  /** The cells of each row, without the empty ones, as lines of JSON: few are looked into before the database is. */
  readonly cells: Uint8Array
  /** The numbers of the columns that are added up, row after row; 0 where there is none. */
  readonly amounts: Float64Array
  readonly totalsRows: number
}

/** Reads the rows of a list below its header; those that say nothing in the columns that were matched are left out. */
export function fileRows({
  context,
  choices,
  wanted,
  totalled,
}: ReadingOfRows): (rows: readonly SheetRow[]) => FileRows {
  const matched = choices.columns.filter(({ column }) => column !== rowMarkColumn).toSorted(asTheDatabaseKeepsThem)
  const markPlace = choices.columns.find(({ column }) => column === rowMarkColumn)?.place ?? -1
  const keys = matched.map(({ column }) => column)
  const readRow = rowReader(context, keys)
  return (rows) => {
    const below = rows.filter(({ number }) => number > choices.headerRow)
    const listed = below.filter((row) => !isTotalsRow(row))
    const read: FileRow[] = []
    const lines: string[] = []
    const amounts: number[] = []
    for (const { number, cells: typed } of listed) {
      const { cells, findings } = readRow(matched.map(({ place }) => typed[place] ?? null))
      if (keys.every((key) => cells[key] === undefined)) continue
      const values = wanted.map((column) => cells[column] ?? null)
      read.push({ number, values, mark: typed[markPlace] ?? null, findings })
      lines.push(JSON.stringify(cells))
      for (const column of totalled) amounts.push(amountOf(cells[column]) ?? 0)
    }
    return {
      rows: read,
      cells: Buffer.from(lines.join('\n')),
      amounts: Float64Array.from(amounts),
      totalsRows: below.length - listed.length,
    }
  }
}

/** Shorter keys first: the database orders the cells of a row so, and takes them in faster where they come so. */
function asTheDatabaseKeepsThem(one: { readonly column: string }, other: { readonly column: string }): number {
  const byLength = one.column.length - other.column.length
  return byLength === 0 ? Number(one.column > other.column) - Number(one.column < other.column) : byLength
}
