import { type MatchedColumn, matchedColumns } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { type CheckContext, rowReader } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { extraIn, type ExtraKind } from '@portico/contract/areas/schedules/imports/detect-extras.ts'
import { multiplied } from '@portico/contract/areas/schedules/values/number-forms.ts'
import { splitVehicle, VehiclePart } from '@portico/contract/areas/schedule-imports/vehicle-parts.ts'
import { amountOf } from '@portico/contract/areas/schedules/values/numbers.ts'
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'

/** What the reading process needs to know of the schedule and the import's choices. */
export interface ReadingOfRows {
  readonly context: CheckContext
  readonly choices: ImportChoices
  /** The columns whose values are needed for each row. */
  readonly wanted: readonly string[]
  /** The columns whose numbers are added up. */
  readonly totalled: readonly string[]
  /** The section headings of the sheet, in order, if their text fills a column. */
  readonly sections?: readonly Section[]
}

/** A heading above some rows of a list. */
export interface Section {
  readonly number: number
  readonly text: string
}

/** A skipped row with its reason and its values in the matched columns. */
export interface LeftOutRow {
  readonly number: number
  readonly kind: ExtraKind | 'HIDDEN'
  readonly text: string
  readonly cells: Readonly<Record<string, string>>
}

/** A row of a file, parsed and checked. */
export interface FileRow {
  readonly number: number
  /** The values of the wanted columns. */
  readonly values: readonly (string | null)[]
  /** The content of the column in which exports mark rows. */
  readonly mark: string | null
  /** Its issues, as far as they can be found without tables of class codes. */
  readonly findings: ImportedRow['findings']
}

export interface FileRows {
  readonly rows: readonly FileRow[]
  /** The cells of each row, without the empty ones, as lines of JSON: few are looked into before the database is. */
  readonly cells: Uint8Array
  /** The numbers of the totaled columns, row after row; 0 if there is none. */
  readonly amounts: Float64Array
  readonly leftOut: readonly LeftOutRow[]
  /** Rows hidden in the file, skipped or not. */
  readonly hiddenRows: number
}

/** Reads a list's rows below its header; skips rows without values in the matched columns. */
export function fileRows(told: ReadingOfRows): (rows: readonly SheetRow[]) => FileRows {
  const { context, choices, wanted, totalled } = told
  const matched = matchedColumns(choices).toSorted(asTheDatabaseKeepsThem)
  const markPlace = choices.columns.find(({ column }) => column === rowMarkColumn)?.place ?? -1
  const keys = matched.map(({ column }) => column)
  const readRow = rowReader(context, keys)
  const whyLeftOut = leftOutBy(choices, matched)
  const typedIn = typedBy(told, matched)
  return (rows) => {
    const below = rows.filter(({ number }) => number > choices.headerRow)
    const read: FileRow[] = []
    const lines: string[] = []
    const amounts: number[] = []
    const leftOut: LeftOutRow[] = []
    for (const row of below) {
      const why = whyLeftOut(row)
      if (why !== null) {
        leftOut.push(why)
        continue
      }
      const { cells, findings } = readRow(typedIn(row))
      if (keys.every((key) => cells[key] === undefined)) continue
      const values = wanted.map((column) => cells[column] ?? null)
      read.push({ number: row.number, values, mark: row.cells[markPlace] ?? null, findings })
      lines.push(JSON.stringify(cells))
      for (const column of totalled) amounts.push(amountOf(cells[column]) ?? 0)
    }
    return {
      rows: read,
      cells: Buffer.from(lines.join('\n')),
      amounts: Float64Array.from(amounts),
      leftOut,
      hiddenRows: below.filter(({ isHidden }) => isHidden === true).length,
    }
  }
}

/** Why a row is skipped; null if it is a normal row, or a person included it. */
function leftOutBy(choices: ImportChoices, matched: readonly MatchedColumn[]) {
  const wanted = new Set(choices.keptRows ?? [])
  const leavesHidden = choices.hiddenRows === 'LEAVE_OUT'
  return (row: SheetRow): LeftOutRow | null => {
    if (wanted.has(row.number)) return null
    const extra = extraIn(row, matched.length)
    const isLeft = leavesHidden && row.isHidden === true
    if (extra === null && !isLeft) return null
    const cells = matched.flatMap(({ place, column }) => {
      const text = row.cells[place]?.trim() ?? ''
      return text === '' ? [] : [[column, text] as const]
    })
    return {
      number: row.number,
      kind: extra?.kind ?? 'HIDDEN',
      text: extra?.text ?? '',
      cells: Object.fromEntries(cells),
    }
  }
}

/** A row's values in the matched columns: in the confirmed unit, split, and with the section heading where blank. */
function typedBy({ choices, sections = [] }: ReadingOfRows, matched: readonly MatchedColumn[]) {
  const carried = matched.findIndex(({ column }) => column === choices.sectionColumn)
  return ({ number, cells }: SheetRow): (string | null)[] => {
    const typed = matched.map((column) => typedFor(column, cells[column.place] ?? null))
    if (carried >= 0 && (typed[carried] ?? '').trim() === '') {
      typed[carried] = sections.findLast((section) => section.number < number)?.text ?? null
    }
    return typed
  }
}

/** What a cell holds for a column. */
function typedFor({ column, unit, parts }: MatchedColumn, typed: string | null): string | null {
  if (typed === null || parts === undefined) return inUnit(typed, unit)
  return splitVehicle(typed, parts)[VehiclePart.parse(column)]
}

/** A number in a column with a confirmed unit, converted. */
function inUnit(typed: string | null, unit: ImportChoices['columns'][number]['unit']): string | null {
  return typed === null || unit === undefined || unit === 1 ? typed : multiplied(typed, unit === 1000 ? 3 : 6)
}

/** Shorter keys first: the database's own order of JSON keys, in which it stores them faster. */
function asTheDatabaseKeepsThem(one: { readonly column: string }, other: { readonly column: string }): number {
  const byLength = one.column.length - other.column.length
  return byLength === 0 ? Number(one.column > other.column) - Number(one.column < other.column) : byLength
}
