import { type MatchedColumn, matchedColumns } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { type CheckContext, rowReader } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { extraIn, type ExtraKind } from '@portico/contract/areas/schedules/imports/detect-extras.ts'
import { multiplied } from '@portico/contract/areas/schedules/values/number-forms.ts'
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
  /** The section headings of the sheet, in its order, where their words are carried down. */
  readonly sections?: readonly Section[]
}

/** A heading above some rows of a list. */
export interface Section {
  readonly number: number
  readonly text: string
}

/** A row that is left out, with its words and what it says in the matched columns. */
export interface LeftOutRow {
  readonly number: number
  readonly kind: ExtraKind | 'HIDDEN'
  readonly text: string
  readonly cells: Readonly<Record<string, string>>
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
  readonly leftOut: readonly LeftOutRow[]
  /** Rows that are hidden in the file, whether they are left out or not. */
  readonly hiddenRows: number
}

/** Reads the rows of a list below its header; those that say nothing in the columns that were matched are left out. */
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

/** Says of a row why it is left out; null where it is a row of the list, or a person wants it. */
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

/** What a row says in the matched columns: in the unit that was confirmed, and with its section where it is blank. */
function typedBy({ choices, sections = [] }: ReadingOfRows, matched: readonly MatchedColumn[]) {
  const carried = matched.findIndex(({ column }) => column === choices.sectionColumn)
  return ({ number, cells }: SheetRow): (string | null)[] => {
    const typed = matched.map(({ place, unit }) => inUnit(cells[place] ?? null, unit))
    if (carried >= 0 && (typed[carried] ?? '').trim() === '') {
      typed[carried] = sections.findLast((section) => section.number < number)?.text ?? null
    }
    return typed
  }
}

/** A number of a column whose unit a person confirmed, as it is meant. */
function inUnit(typed: string | null, unit: ImportChoices['columns'][number]['unit']): string | null {
  return typed === null || unit === undefined || unit === 1 ? typed : multiplied(typed, unit === 1000 ? 3 : 6)
}

/** Shorter keys first: the database orders the cells of a row so, and takes them in faster where they come so. */
function asTheDatabaseKeepsThem(one: { readonly column: string }, other: { readonly column: string }): number {
  const byLength = one.column.length - other.column.length
  return byLength === 0 ? Number(one.column > other.column) - Number(one.column < other.column) : byLength
}
