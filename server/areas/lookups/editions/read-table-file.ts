import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import type { IncomingFile } from '@portico/contract/kit/call.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { firstSheetRows } from '../../../platform/spreadsheets/first-sheet.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { type ReadTable, TableReader } from './table-rows.ts'

/** Reads a table from a spreadsheet's first visible sheet. The file itself is not stored. */
export async function readTableFile(file: IncomingFile, kind: LookupKind): Promise<ReadTable> {
  const reader = new TableReader(kind)
  try {
    for await (const rows of firstSheetRows(file)) for (const row of rows) reader.read(row)
  } catch (error) {
    throw error instanceof UnreadableFile ? unprocessable({ file: error.message }, error.message) : error
  }
  return reader.finish()
}
