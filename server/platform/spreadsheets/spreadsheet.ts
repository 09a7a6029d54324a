/** What reads a file: `xls` stands for all that Excel writes in binary, .xlsb too. */
export type SpreadsheetKind = 'csv' | 'xlsx' | 'xls'

/** A sheet that holds cells, in the order of the file; charts are left out. */
export interface SheetInfo {
  readonly index: number
  readonly name: string
  readonly hidden: boolean
}

/** Cells as text as a person reads them, with dates as yyyy-mm-dd and numbers in plain digits; null where empty. */
export interface SheetRow {
  /** Counts from 1, as the file shows it. */
  readonly number: number
  readonly cells: readonly (string | null)[]
  /** The file hides it; rows that are seen do not say so. */
  readonly isHidden?: boolean
}

/** A file opened by one of the readers. Rows without a value are left out. */
export interface Workbook {
  readonly sheets: readonly SheetInfo[]
  /** Formulas take values from other workbooks; a reader that cannot tell says nothing. */
  readonly isLinked?: boolean
  /** The rows of a sheet, in batches that are small in memory. */
  rows(sheet: number): AsyncIterable<readonly SheetRow[]>
  close(): Promise<void>
}
