import { TextDecoder } from 'node:util'
import { UnreadableFile } from '../unreadable-file.ts'
import { XmlTokens, type XmlListener } from './xml-tokens.ts'
import type { ZipParts } from './zip-parts.ts'

/** Reads a part piece by piece to its end, or until whoever steps through it has enough. */
export async function* steppedThrough(
  parts: ZipParts,
  name: string,
  mostBytes: number,
  listener: XmlListener,
): AsyncGenerator<void, void> {
  const tokens = new XmlTokens(listener)
  let decoder: TextDecoder | undefined
  for await (const piece of parts.read(name, mostBytes)) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
    tokens.write(decode(decoder, piece))
    yield
  }
  tokens.write(decoder === undefined ? '' : decode(decoder))
  tokens.end()
}

/** Reads a part to its end. */
export async function readPart(parts: ZipParts, name: string, mostBytes: number, listener: XmlListener): Promise<void> {
  for await (const _ of steppedThrough(parts, name, mostBytes, listener));
}

/** UTF-8 as nearly always, UTF-16 by its mark, else what the declaration says. */
function encodingOf(piece: Buffer): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be'
  const declaration = piece.toString('latin1', 0, 200)
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? 'utf-8'
}

function decode(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
  } catch (error) {
    throw new UnreadableFile('damaged', { cause: error })
  }
}
