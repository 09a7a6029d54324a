import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { IncomingFile } from '@portico/contract/kit/call.ts'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprocessable } from '../../../platform/refusal.ts'
import {
  openSpreadsheet,
  spreadsheetKindOf,
  UnreadableFile,
} from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { type ReadTable, TableReader } from './table-rows.ts'

/** Reads a table from a spreadsheet: its first sheet that is not hidden. The file itself is not kept. */
export async function readTableFile({ name, stream }: IncomingFile, kind: LookupKind): Promise<ReadTable> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-table-'))
  try {
    const path = join(folder, 'table')
    await writeFile(path, stream)
    return await readTable(path, name, kind)
  } catch (error) {
    throw error instanceof UnreadableFile ? unprocessable({ file: error.message }, error.message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readTable(path: string, name: string, kind: LookupKind): Promise<ReadTable> {
  const spreadsheet = await openSpreadsheet(path, spreadsheetKindOf(await beginningOf(path), name))
  try {
    const sheet = spreadsheet.sheets.find(({ hidden }) => !hidden)
    if (sheet === undefined) throw unprocessable({ file: lookupMessages.noRows }, lookupMessages.noRows)
    const reader = new TableReader(kind)
    for await (const rows of spreadsheet.rows(sheet.index)) for (const row of rows) reader.read(row)
    return reader.finish()
  } finally {
    await spreadsheet.close()
  }
}

/** The first bytes of a file, which tell its kind. */
async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
