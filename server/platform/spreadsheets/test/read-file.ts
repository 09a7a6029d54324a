import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kindOfFile, openSpreadsheet, type SheetInfo, type SheetRow } from '../spreadsheet-reader.ts'

export interface ReadFile {
  readonly sheets: readonly SheetInfo[]
  readonly isLinked: boolean
  readonly rows: readonly SheetRow[]
}

/** Writes the bytes under the name and reads one sheet as the portal does: kind, process of its own, batches. */
export async function readFile(name: string, bytes: Uint8Array | string, sheet = 0): Promise<ReadFile> {
  return withFile(name, bytes, async (path) => {
    const spreadsheet = await openSpreadsheet(path, await kindOfFile(path, name))
    try {
      const rows: SheetRow[] = []
      for await (const batch of spreadsheet.rows(sheet)) rows.push(...batch)
      return { sheets: spreadsheet.sheets, isLinked: spreadsheet.isLinked, rows }
    } finally {
      await spreadsheet.close()
    }
  })
}

/** Lends a file of these bytes. */
export async function withFile<T>(
  name: string,
  bytes: Uint8Array | string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-spreadsheet-'))
  try {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
