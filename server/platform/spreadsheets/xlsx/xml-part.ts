import { TextDecoder } from 'node:util'
import { UnreadableFile } from '../unreadable-file.ts'
import { XmlTokens, type XmlListener } from './xml-tokens.ts'
import type { ZipParts } from './zip-parts.ts'

/** Reads a part piece by piece to its end, or until the consumer stops. */
export async function* steppedThrough(
  parts: ZipParts,
  name: string,
  mostBytes: number,
  listener: XmlListener,
): AsyncGenerator<void, void> {
  const xml = new XmlBytes(listener)
  for await (const piece of parts.read(name, mostBytes)) {
    xml.write(piece)
    yield
  }
  xml.end()
}

/** Reads a part to its end. */
export async function readPart(parts: ZipParts, name: string, mostBytes: number, listener: XmlListener): Promise<void> {
  for await (const _ of steppedThrough(parts, name, mostBytes, listener));
}

/** XML as it arrives in bytes, whole or from within some elements. */
export class XmlBytes {
  readonly #tokens: XmlTokens
  #decoder: TextDecoder | undefined

  constructor(listener: XmlListener, within: readonly string[] = []) {
    this.#tokens = new XmlTokens(listener, within)
  }

  write(piece: Uint8Array): void {
    this.#decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
    this.#tokens.write(decode(this.#decoder, piece))
  }

  /** Signals the end, with the elements that stay open. */
  end(within: readonly string[] = []): void {
    if (this.#decoder !== undefined) this.#tokens.write(decode(this.#decoder))
    this.#tokens.end(within)
  }
}

/** UTF-8 as nearly always, UTF-16 by its mark, else what the declaration says. */
export function encodingOf(piece: Uint8Array): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be'
  const declaration = Buffer.from(piece.subarray(0, 200)).toString('latin1')
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? 'utf-8'
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
  } catch (error) {
    throw new UnreadableFile('damaged', { cause: error })
  }
}
