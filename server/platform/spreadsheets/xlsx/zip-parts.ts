import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../unreadable-file.ts'

const mostParts = 5_000

/** Spreadsheet text compresses 10 to 60 times; a much higher ratio is an attempt to fill the memory. */
const most = { ratio: 200, bytesAtAnyRatio: 8_000_000 }

/** The parts of a packed workbook, each under its name in small letters. */
export class ZipParts {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(path: string): Promise<ZipParts> {
    const zip = await openPromise(path, { autoClose: false }).catch(refuse)
    try {
      return new ZipParts(zip, await entriesOf(zip))
    } catch (error) {
      zip.close()
      return refuse(error)
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase())
  }

  /** The bytes of a part, counted while they are unpacked: one that says it is small is no larger than it says. */
  async *read(name: string, mostBytes: number): AsyncGenerator<Buffer, void> {
    const entry = this.#entries.get(name.toLowerCase())
    if (entry === undefined) throw new UnreadableFile('damaged')
    const { uncompressedSize, compressedSize } = entry
    const isBomb = uncompressedSize > most.bytesAtAnyRatio && uncompressedSize > compressedSize * most.ratio
    if (uncompressedSize > mostBytes || isBomb) throw new UnreadableFile('too_large')
    try {
      let bytes = 0
      for await (const piece of await this.#unpacked(entry)) {
        bytes += piece.length
        if (bytes > uncompressedSize) throw new UnreadableFile('damaged')
        yield piece
      }
      if (bytes !== uncompressedSize) throw new UnreadableFile('damaged')
    } catch (error) {
      refuse(error)
    }
  }

  async #unpacked(entry: Entry): Promise<AsyncIterable<Buffer>> {
    const packed = await this.#zip.openReadStreamPromise(entry, { decodeFileData: false })
    if (entry.compressionMethod === 0) return packed
    // The code that reads the output gets the errors.
    return pipeline(packed, createInflateRaw({ chunkSize: 65_536 }), () => undefined)
  }

  close(): void {
    this.#zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (entry.isEncrypted()) throw new UnreadableFile('encrypted')
    // Two parts of one name: readers would not agree which one counts.
    if (entries.has(name) || ![0, 8].includes(entry.compressionMethod)) throw new UnreadableFile('damaged')
    if (entries.size >= mostParts) throw new UnreadableFile('too_large')
    entries.set(name, entry)
  }
  return entries
}

function refuse(error: unknown): never {
  throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged', { cause: error })
}
