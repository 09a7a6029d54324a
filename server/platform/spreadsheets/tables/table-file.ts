import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { CellError } from '@portico/contract/kit/tables/file-columns.ts'
import { unprocessable } from '../../error-response.ts'
import { firstSheetRows } from '../first-sheet.ts'
import { columnLetters } from '../sheet-xml.ts'
import { type SheetRow, UnreadableFile } from '../spreadsheet-reader.ts'

interface TableFile {
  readonly name: string
  readonly stream: ByteStream
  readonly mostRows: number
  /** The message for a file with more rows. */
  readonly tooMany: string
}

/** The error for a rejected file. */
export const refusedFile = (message: string) => unprocessable({ file: message }, message)

/** The rows of a small spreadsheet; rejects a file that cannot be read or has too many. */
export async function tableFileRows({ name, stream, mostRows, tooMany }: TableFile): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    for await (const batch of firstSheetRows({ name, stream })) {
      rows.push(...batch)
      if (rows.length > mostRows) throw refusedFile(tooMany)
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? refusedFile(error.message) : error
  }
  return rows
}

const mostErrors = 100

/** Rejects a file with its errors, by cell. */
export function cellErrors(errors: readonly CellError[], message: string) {
  const fields = errors
    .slice(0, mostErrors)
    .map(({ row, place, message: error }) => [`${columnLetters(place)}${row}`, error] as const)
  return unprocessable(Object.fromEntries(fields), message)
}
