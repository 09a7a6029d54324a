import { chunkBytes } from '@portico/contract/areas/documents/document.rules.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'

/** Where the store has the piece of an upload at an offset. */
export const partKey = (id: string, offset: number): string => `uploads/${id}/${offset}`

/** How many bytes the piece at an offset has. */
export const partBytes = (bytes: number, offset: number): number => Math.min(chunkBytes, bytes - offset)

/** The offsets of the pieces of a file of this size. */
const partOffsets = (received: number): number[] =>
  Array.from({ length: Math.ceil(received / chunkBytes) }, (_, index) => index * chunkBytes)

/** All pieces as one stream; each is opened when the one before it has been read. */
export async function* joinedParts(files: FileStore, id: string, bytes: number): ByteStream {
  for (const offset of partOffsets(bytes)) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    yield* await files.open(partKey(id, offset))
  }
}

export async function removeParts(files: FileStore, id: string, received: number): Promise<void> {
  // The piece after the last may have come without being counted.
  for (const offset of partOffsets(received + chunkBytes)) {
    // oxlint-disable-next-line no-await-in-loop -- so that a large upload does not ask the store for all at once
    await files.remove(partKey(id, offset))
  }
}
