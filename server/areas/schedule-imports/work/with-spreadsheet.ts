import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gathered } from '../../../platform/files/byte-streams.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import {
  openSpreadsheet,
  type OpenSpreadsheet,
  type SheetRow,
  spreadsheetKindOf,
} from '../../../platform/spreadsheets/spreadsheet-reader.ts'

const headBytes = 4096

/** Opens a file of the store as a spreadsheet, from a copy of its own that is gone afterwards. */
export async function withSpreadsheet<T, Batch = readonly SheetRow[]>(
  files: FileStore,
  { key, name, program }: { readonly key: string; readonly name: string; readonly program?: URL },
  work: (spreadsheet: OpenSpreadsheet<Batch>) => Promise<T>,
): Promise<T> {
  const kind = spreadsheetKindOf(await gathered(await files.open(key, { start: 0, end: headBytes - 1 })), name)
  const folder = await mkdtemp(join(tmpdir(), 'portico-import-'))
  try {
    const path = join(folder, 'file')
    await files.copyTo(key, path)
    const spreadsheet = await openSpreadsheet<Batch>(path, kind, { program })
    try {
      return await work(spreadsheet)
    } finally {
      await spreadsheet.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
