import { openCsv } from './csv/csv-workbook.ts'
import { openXls } from './xls/xls-workbook.ts'
import { openXlsx, type XlsxWorkbook } from './xlsx/xlsx-workbook.ts'
import type { SpreadsheetKind, Workbook } from './spreadsheet.ts'

const readers = { csv: openCsv, xlsx: openXlsx, xls: openXls } as const

/** Opens a file in this process. */
export const openWorkbook = (path: string, kind: SpreadsheetKind): Promise<Workbook | XlsxWorkbook> =>
  readers[kind](path)
