import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Detects the text encoding: by byte order mark, by the position of zeros, else UTF-8 if the whole file is valid. Reads
 * the whole file, since the deciding letter may be in its last row.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const wide = isFirst ? wideEncodingOf(piece) : null
    if (wide !== null) return wide
    isFirst = false
    if (!isDecoded(decoder, piece)) return 'windows-1252'
  }
  return isDecoded(decoder, new Uint8Array(), true) ? 'utf-8' : 'windows-1252'
}

function wideEncodingOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zero = bytes.subarray(0, 4096).indexOf(0)
  if (zero < 0) return null
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le'
}

function isDecoded(decoder: TextDecoder, bytes: Uint8Array, isLast = false): boolean {
  try {
    decoder.decode(bytes, { stream: !isLast })
    return true
  } catch {
    return false
  }
}

/** The text of a file, piece by piece, without its mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}
