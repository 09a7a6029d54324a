/** The file format; `xls` includes every binary Excel format, also .xlsb. */
export type SpreadsheetKind = 'csv' | 'xlsx' | 'xls'

/** A sheet with cells, in file order; charts are skipped. */
export interface SheetInfo {
  readonly index: number
  readonly name: string
  readonly hidden: boolean
}

/** Cells as displayed text, with dates as yyyy-mm-dd and numbers in plain digits; null if empty. */
export interface SheetRow {
  /** Counts from 1, as the file shows it. */
  readonly number: number
  readonly cells: readonly (string | null)[]
  /** Hidden in the file; not set if unhidden. */
  readonly isHidden?: boolean
}

/** A file opened by one of the readers. Empty rows are skipped. */
export interface Workbook {
  readonly sheets: readonly SheetInfo[]
  /** Formulas use other workbooks; undefined if the reader cannot detect that. */
  readonly isLinked?: boolean
  /** The rows of a sheet, in batches that are small in memory. */
  rows(sheet: number): AsyncIterable<readonly SheetRow[]>
  close(): Promise<void>
}
