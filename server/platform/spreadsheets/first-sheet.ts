import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { kindOfFile, openSpreadsheet, type SheetRow } from './spreadsheet-reader.ts'

/**
 * The rows of a file's first visible sheet, in batches. The file is deleted after reading. Throws UnreadableFile; a
 * file without such a sheet has no rows.
 */
export async function* firstSheetRows(file: {
  readonly name: string
  readonly stream: ByteStream
}): AsyncGenerator<readonly SheetRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-table-'))
  try {
    const path = join(folder, 'table')
    await writeFile(path, file.stream)
    const spreadsheet = await openSpreadsheet(path, await kindOfFile(path, file.name))
    try {
      const sheet = spreadsheet.sheets.find(({ hidden }) => !hidden)
      if (sheet !== undefined) yield* spreadsheet.rows(sheet.index)
    } finally {
      await spreadsheet.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The text of a cell on one line, without what a database or a screen cannot hold. */
export const cellText = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
