import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../files/file-store.ts'
import { gathered } from '../files/byte-streams.ts'
import { ZipParts } from '../spreadsheets/xlsx/zip-parts.ts'
import { textPages } from './word-text.ts'

const mostBytes = 16_000_000

/** The text of a Word document (.docx), by page if it records page breaks. Throws UnreadableFile. */
export async function wordPages(files: FileStore, key: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-word-'))
  try {
    const path = join(folder, 'file')
    await files.copyTo(key, path)
    const parts = await ZipParts.open(path)
    try {
      return textPages((await gathered(parts.read('word/document.xml', mostBytes))).toString('utf8'))
    } finally {
      parts.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
