import { encodingOf } from './xml-part.ts'

/** Some of the bytes of a sheet. */
export interface SheetChunk {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether it is the first of the sheet; any other starts with a row, or continues the one before. */
  readonly isFirst: boolean
  /** What follows: the row of this number, more of what was not ended here, or nothing. */
  readonly follows: number | 'more' | 'nothing'
}

const usualBytes = 524_288

/**
 * Cuts a sheet's bytes into chunks of a minimum length that can be read independently: before a row that declares its
 * number. Where the bytes do not show that, the rest of the sheet is not cut.
 */
export async function* sheetChunks(
  pieces: AsyncIterable<Uint8Array>,
  leastBytes = usualBytes,
): AsyncGenerator<SheetChunk, void> {
  let gathered: Uint8Array[] = []
  let length = 0
  let isFirst = true
  let mayBeCut = true
  for await (const piece of pieces) {
    gathered.push(piece)
    length += piece.length
    if (length < leastBytes) continue
    const bytes = joined(gathered, length)
    const { at, follows }: Cut = mayBeCut ? cutIn(bytes, isFirst) : uncut(bytes)
    // A copy, since the consumer may transfer the chunk's memory.
    const rest = bytes.slice(at)
    yield { bytes: bytes.subarray(0, at), isFirst, follows }
    mayBeCut = follows !== 'more'
    isFirst = false
    gathered = [rest]
    length = rest.length
  }
  yield { bytes: joined(gathered, length), isFirst, follows: 'nothing' }
}

/** In its own memory, which can be transferred to a thread. */
function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

const nextRow = /<\/(?:[\w-]+:)?row>\s*(?=<(?:[\w-]+:)?row r="(\d{1,7})")/

interface Cut {
  readonly at: number
  readonly follows: number | 'more'
}

const uncut = ({ length }: Uint8Array): Cut => ({ at: length, follows: 'more' })

/** Where a row starts after another, in the last quarter of these bytes. */
function cutIn(bytes: Uint8Array, isFirst: boolean): Cut {
  const from = Math.floor(bytes.length * 0.75)
  const found = isPlain(bytes, isFirst) ? nextRow.exec(latin1(bytes.subarray(from))) : null
  return found === null ? uncut(bytes) : { at: from + found.index + found[0].length, follows: Number(found[1]) }
}

const [less, exclamation, question] = [60, 33, 63]

/** Whether a bracket always starts a tag: no comments, CDATA or multi-byte letters that contain one. */
function isPlain(chunk: Uint8Array, isFirst: boolean): boolean {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  if (isFirst && !/^utf-?8$/i.test(encodingOf(bytes))) return false
  const declared = isFirst ? /^(\u00ef\u00bb\u00bf)?<\?xml[^>]*>/.exec(latin1(bytes.subarray(0, 200))) : null
  for (const mark of [exclamation, question]) {
    for (let at = bytes.indexOf(mark, declared?.[0].length ?? 0); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      if (bytes[at - 1] === less) return false
    }
  }
  return true
}

const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
