import type { IncomingFile } from '@portico/contract/kit/call.ts'
import {
  type FileKind,
  type FileRow,
  guessColumns,
  type FileTable,
  tableOf,
} from '@portico/contract/kit/uploads/file-columns.ts'
import { unprocessable } from '../../error-response.ts'
import { cellText, firstSheetRows } from '../first-sheet.ts'
import { UnreadableFile } from '../spreadsheet-reader.ts'

/** The file's content with its size. */
interface ReadTable extends FileTable {
  readonly bytes: number
}

/** Rows above the headings do not count. */
const rowsBeside = 30

const refused = (message: string) => unprocessable({ file: message }, message)

/** Reads an uploaded spreadsheet: its first sheet that is not hidden. The file itself is not stored. */
export async function readTable<Field extends string>(file: IncomingFile, kind: FileKind<Field>): Promise<ReadTable> {
  const { limits, messages } = kind
  const counted = new CountedFile(file)
  const rows: FileRow[] = []
  const shownCell = (cell: string | null): string => (cell === null ? '' : cellText(cell).slice(0, limits.cell))
  try {
    for await (const batch of firstSheetRows({ name: file.name, stream: counted })) {
      for (const { number, cells } of batch) rows.push({ row: number, cells: cells.map(shownCell) })
      if (rows.length > limits.rows + rowsBeside) throw refused(messages.tooManyRows(shownCount(limits.rows)))
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.message) : error
  }
  return { ...checkedTable(rows, kind), bytes: counted.bytes }
}

function checkedTable<Field extends string>(rows: readonly FileRow[], kind: FileKind<Field>): FileTable {
  const { fields, limits, messages } = kind
  if (rows.length === 0) throw refused(messages.emptyFile)
  const table = tableOf(kind, rows)
  if (Object.values(guessColumns(fields, table.headings)).every((place) => place === null)) {
    throw refused(messages.noHeadings)
  }
  if (table.rows.length === 0) throw refused(messages.noRows)
  if (table.rows.length > limits.rows) throw refused(messages.tooManyRows(shownCount(limits.rows)))
  const isWide = table.headings.length > limits.columns
  if (isWide || table.rows.some(({ cells }) => cells.length > limits.columns)) {
    throw refused(messages.tooManyColumns(limits.columns))
  }
  return table
}

const shownCount = (count: number): string => count.toLocaleString('en-US')

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
