import { encodingOf } from './xml-part.ts'

/** Some of the bytes of a sheet. */
export interface SheetStretch {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Whether the sheet begins with it; any other begins with a row, or goes on where the one before ended. */
  readonly isFirst: boolean
  /** What follows: the row of this number, more of what was not ended here, or nothing. */
  readonly follows: number | 'more' | 'nothing'
}

const usualBytes = 524_288

/**
 * Cuts the bytes of a sheet into stretches of at least some length that can each be read alone: right before a row that
 * says its number. From where that cannot be told by the bytes, the sheet goes on without cuts.
 */
export async function* sheetStretches(
  pieces: AsyncIterable<Uint8Array>,
  leastBytes = usualBytes,
): AsyncGenerator<SheetStretch, void> {
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
    // A copy: whoever takes the stretch may take its memory away.
    const rest = bytes.slice(at)
    yield { bytes: bytes.subarray(0, at), isFirst, follows }
    mayBeCut = follows !== 'more'
    isFirst = false
    gathered = [rest]
    length = rest.length
  }
  yield { bytes: joined(gathered, length), isFirst, follows: 'nothing' }
}

/** In memory of its own, which can be handed to a thread. */
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

/** Where a row begins behind another, in the last quarter of these bytes. */
function cutIn(bytes: Uint8Array, isFirst: boolean): Cut {
  const from = Math.floor(bytes.length * 0.75)
  const found = isPlain(bytes, isFirst) ? nextRow.exec(latin1(bytes.subarray(from))) : null
  return found === null ? uncut(bytes) : { at: from + found.index + found[0].length, follows: Number(found[1]) }
}

const [less, exclamation, question] = [60, 33, 63]

/** Whether a bracket always begins a tag: neither comments nor the like are there, nor letters of several bytes that hold one. */
function isPlain(stretch: Uint8Array, isFirst: boolean): boolean {
  const bytes = Buffer.from(stretch.buffer, stretch.byteOffset, stretch.byteLength)
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
