import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RowBatches } from '../row-batches.ts'
import type { SheetRow, Workbook } from '../spreadsheet.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { separatorOf } from './separator.ts'
import { encodingOf, textOf } from './text-encoding.ts'

/** The characters needed to detect a file's separator. */
const beginningCharacters = 64_000

/** A quote that is never closed would otherwise make one cell of all that follows. */
const mostCharactersOfRow = 1_000_000

/** Opens a file of separated values as a workbook of one sheet. */
export async function openCsv(path: string): Promise<Workbook> {
  const encoding = await encodingOf(path)
  return {
    sheets: [{ index: 0, name: 'Sheet1', hidden: false }],
    rows: () => rowsOf(textOf(path, encoding)),
    close: () => Promise.resolve(),
  }
}

async function* rowsOf(pieces: AsyncGenerator<string, void>): AsyncGenerator<readonly SheetRow[], void> {
  const beginning = await beginningOf(pieces)
  const { separator, announcement } = separatorOf(beginning.slice(0, beginningCharacters))
  const records = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: mostCharactersOfRow,
  })
  const fed = pipeline(Readable.from(textFrom(beginning.slice(announcement), pieces)), records)
  // The code that reads the records gets the error.
  fed.catch(() => undefined)
  const batches = new RowBatches()
  let number = announcement > 0 ? 1 : 0
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      number += 1
      batches.add(number, record.map(cellOf))
      if (batches.isFull) yield batches.take()
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile('damaged', { cause: error }) : error
  }
  yield batches.take()
}

async function beginningOf(pieces: AsyncGenerator<string, void>): Promise<string> {
  let beginning = ''
  while (beginning.length < beginningCharacters) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const piece = await pieces.next()
    if (piece.done === true) return beginning
    beginning += piece.value
  }
  return beginning
}

/** A byte that does not occur in text means another file type. */
async function* textFrom(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield checked(beginning)
  for await (const piece of rest) yield checked(piece)
}

function checked(text: string): string {
  if (text.includes('\u0000')) throw new UnreadableFile('damaged')
  return text
}

/** `="00123"` is how programs keep Excel from dropping the zeros. */
function cellOf(text: string): string | null {
  if (text === '') return null
  return text.startsWith('="') && text.endsWith('"') && text.length > 3 ? text.slice(2, -1) : text
}
