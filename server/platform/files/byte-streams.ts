import type { ByteStream } from '@portico/contract/kit/call.ts'
import { createHash } from 'node:crypto'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { ErrorResponse } from '../error-response.ts'
import type { StoredFile } from './file-store.ts'

/** Passes a stream through and fails with 413 once it exceeds the given number of bytes. */
export async function* within(stream: ByteStream, maxBytes: number): ByteStream {
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > maxBytes) throw new ErrorResponse(413, 'too_large', messages.tooLarge)
    yield piece
  }
}

/** Passes a stream through while counting and hashing it. `stored` returns the result once the stream has ended. */
export function measured(stream: ByteStream): { stream: ByteStream; stored: () => StoredFile } {
  const hash = createHash('sha256')
  let bytes = 0
  async function* passed(): ByteStream {
    for await (const piece of stream) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  return { stream: passed(), stored: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** The bytes of a short stream. */
export async function gathered(stream: ByteStream): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Existing bytes as a stream. */
export async function* streamed(bytes: Uint8Array): ByteStream {
  yield bytes
}
