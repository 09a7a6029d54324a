import type { XlsxWorkbook } from './xlsx/xlsx-workbook.ts'
import type { SpreadsheetKind, Workbook } from './spreadsheet.ts'

const readers = {
  csv: async () => (await import('./csv/csv-workbook.ts')).openCsv,
  xlsx: async () => (await import('./xlsx/xlsx-workbook.ts')).openXlsx,
  xls: async () => (await import('./xls/xls-workbook.ts')).openXls,
} as const

/** Opens a file in this process, with the reader of its kind alone. */
export async function openWorkbook(path: string, kind: SpreadsheetKind): Promise<Workbook | XlsxWorkbook> {
  const open = await readers[kind]()
  return open(path)
}
