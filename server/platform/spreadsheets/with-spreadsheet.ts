import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../files/file-store.ts'
import { kindOfFile, openSpreadsheet, type OpenSpreadsheet, type SheetRow } from './spreadsheet-reader.ts'

/** Opens a stored file as a spreadsheet, from a temporary copy. */
export async function withSpreadsheet<T, Batch = readonly SheetRow[]>(
  files: FileStore,
  { key, name, program }: { readonly key: string; readonly name: string; readonly program?: URL },
  work: (spreadsheet: OpenSpreadsheet<Batch>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-import-'))
  try {
    const path = join(folder, 'file')
    await files.copyTo(key, path)
    const spreadsheet = await openSpreadsheet<Batch>(path, await kindOfFile(path, name), { program })
    try {
      return await work(spreadsheet)
    } finally {
      await spreadsheet.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
