import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { uploadLimits } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { type FileRow, guessColumns, tableOf } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import type { IncomingFile } from '@portico/contract/kit/call.ts'
import { unprocessable } from '../../../platform/refusal.ts'
import { cellText, firstSheetRows } from '../../../platform/spreadsheets/first-sheet.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/spreadsheet-reader.ts'

/** The file as it was read, with its size. */
export interface ReadUpload {
  readonly headings: readonly string[]
  readonly rows: readonly FileRow[]
  readonly bytes: number
}

/** Rows above the headings do not count as accounts. */
const mostRead = uploadLimits.rows + 30

const refused = (message: string) => unprocessable({ file: message }, message)

/** Reads the accounts of a spreadsheet: its first sheet that is not hidden. The file itself is not stored. */
export async function readUploadFile(file: IncomingFile): Promise<ReadUpload> {
  const counted = new CountedFile(file)
  const rows: FileRow[] = []
  try {
    for await (const batch of firstSheetRows({ name: file.name, stream: counted })) {
      for (const { number, cells } of batch) rows.push({ row: number, cells: cells.map(shownCell) })
      if (rows.length > mostRead) throw tooManyRows()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.message) : error
  }
  return { ...checkedTable(rows), bytes: counted.bytes }
}

function checkedTable(rows: readonly FileRow[]): Pick<ReadUpload, 'headings' | 'rows'> {
  if (rows.length === 0) throw refused(uploadMessages.emptyFile)
  const table = tableOf(rows)
  if (Object.values(guessColumns(table.headings)).every((place) => place === null)) {
    throw refused(uploadMessages.noHeadings)
  }
  if (table.rows.length === 0) throw refused(uploadMessages.noRows)
  if (table.rows.length > uploadLimits.rows) throw tooManyRows()
  const isWide = table.headings.length > uploadLimits.columns
  if (isWide || table.rows.some(({ cells }) => cells.length > uploadLimits.columns)) {
    throw refused(uploadMessages.tooManyColumns(uploadLimits.columns))
  }
  return table
}

const tooManyRows = () => refused(uploadMessages.tooManyRows(uploadLimits.rows.toLocaleString('en-US')))

const shownCell = (cell: string | null): string => (cell === null ? '' : cellText(cell).slice(0, uploadLimits.cell))

/** The bytes of a file on their way, counted. */
class CountedFile {
  readonly #file: IncomingFile
  bytes = 0

  constructor(file: IncomingFile) {
    this.#file = file
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#file.stream) {
      this.bytes += piece.length
      yield piece
    }
  }
}
