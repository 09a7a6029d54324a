/** What a cell holds. A text is never run as a formula; a date is a day at midnight UTC. */
export type CellValue = string | number | Date | null

/** Why a cell is marked: `error` in red, `review` in yellow. */
export type CellMark = 'error' | 'review'

/** A cell that draws the eye, with a note that its reader sees on pointing at it. */
export interface MarkedCell {
  readonly value: CellValue
  readonly mark: CellMark
  readonly note?: string
}

/** Cells in the order of the columns. */
export type WorkbookRow = readonly (CellValue | MarkedCell)[]

export interface WorkbookColumn {
  readonly heading: string
  /** In characters. */
  readonly width: number
  /** Number format in spreadsheet notation: `#,##0.00`, `mm/dd/yyyy`, `@` for text that stays as typed. */
  readonly format?: string
  /** What the cells may hold. A spreadsheet offers these, and warns of anything else. */
  readonly choices?: readonly string[]
  /** Hidden and read-only: identifies the record of a row. */
  readonly isRecordId?: true
  /** Its numbers are added up in a last row. */
  readonly isTotaled?: boolean
}

export interface WorkbookSheet {
  /** Made legal and unique when it is written. */
  readonly name: string
  /** Lines above the headings: what the sheet holds, and of when. */
  readonly title?: readonly string[]
  readonly columns: readonly WorkbookColumn[]
  /** Columns that stay in sight; the heading row always does. */
  readonly frozenColumns?: number
  /** Rows in batches, taken when the sheet's turn has come and as fast as the file is read. */
  readonly rows: AsyncIterable<readonly WorkbookRow[]> | Iterable<readonly WorkbookRow[]>
  /** Whether its cells may have notes. */
  readonly hasNotes?: true
}

/** The most rows of a sheet, its heading among them, that spreadsheets open. */
export const rowLimit = 1_048_576

export const workbookMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
