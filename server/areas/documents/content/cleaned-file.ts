import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { DocumentFormat } from '@portico/contract/areas/documents/document-formats.ts'
import { gathered, streamed } from '../../../platform/files/byte-streams.ts'
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts'
import { cleanPdf } from '../../../platform/pdf/pdf-process.ts'
import { UnusablePdf } from '../../../platform/pdf/pdf-work.ts'
import { contentError, readableBytes } from './content-error.ts'

/** Room for what is added to the name. */
const longestBase = 160

/** The name shows that it is not the original file. */
const cleanedName = (name: string): string =>
  `${name.replace(/\.pdf$/i, '').slice(0, longestBase)} (scripts removed).pdf`

/**
 * Replaces a PDF that has scripts, as many published forms do, with a copy without them. Undefined if no copy can be
 * made, or the copy is still active.
 */
export async function cleanedFile(
  files: FileStore,
  { key, bytes, name }: { readonly key: string; readonly bytes: number; readonly name: string },
  format: DocumentFormat,
): Promise<{ readonly stored: StoredFile; readonly name: string } | undefined> {
  if (bytes > readableBytes) return undefined
  try {
    const cleaned = await cleanPdf(async () => gathered(await files.open(key)))
    await files.remove(key)
    const stored = await files.put(key, streamed(cleaned))
    const error = await contentError({ bytes: stored.bytes, open: (range) => files.open(key, range) }, format)
    return error === undefined ? { stored, name: cleanedName(name) } : undefined
  } catch (error) {
    if (error instanceof UnusablePdf) return undefined
    throw error
  }
}

/** Whether a copy may be free of this error. */
export const isCleanable = (error: string): boolean => error === documentMessages.activePdf
