import { UnreadableFile } from '../unreadable-file.ts'

const blockBytes = 4_194_304
const mostBlocks = 32
/** Excel's cells hold 32,767 characters. */
const mostCharacters = 200_000

/** Where texts are stored: memory that several threads can read. */
export interface PooledTexts {
  readonly blocks: readonly Uint8Array<SharedArrayBuffer>[]
  /** Where each text starts: its length in four bytes, then its characters. */
  readonly starts: Uint32Array<SharedArrayBuffer>
  readonly count: number
}

/** Many texts in little memory, outside the heap, each under its number. */
export class TextPool {
  readonly #blocks: Buffer<SharedArrayBuffer>[]
  #starts: Uint32Array<SharedArrayBuffer>
  #count: number
  #used = blockBytes

  /** As another thread has them; empty at first. */
  constructor({ blocks, starts, count }: PooledTexts = { blocks: [], starts: numbers(1024), count: 0 }) {
    this.#blocks = blocks.map(({ buffer }) => Buffer.from(buffer))
    this.#starts = starts
    this.#count = count
  }

  /** For the pools of other threads. */
  get texts(): PooledTexts {
    return { blocks: this.#blocks, starts: this.#starts, count: this.#count }
  }

  add(text: string): void {
    if (text.length > mostCharacters) throw new UnreadableFile('too_large')
    const block = this.#blockWith(4 + text.length * 3)
    const bytes = block.write(text, this.#used + 4)
    block.writeUInt32LE(bytes, this.#used)
    if (this.#count === this.#starts.length) this.#starts = widened(this.#starts)
    this.#starts[this.#count] = (this.#blocks.length - 1) * blockBytes + this.#used
    this.#count += 1
    this.#used += 4 + bytes
  }

  /** The text of an index; undefined if there is none. */
  get(number: number): string | undefined {
    if (!(number >= 0 && number < this.#count)) return undefined
    const start = this.#starts[number]
    if (start === undefined) return undefined
    const block = this.#blocks[Math.floor(start / blockBytes)]!
    const at = start % blockBytes
    return block.toString('utf8', at + 4, at + 4 + block.readUInt32LE(at))
  }

  #blockWith(bytes: number): Buffer {
    if (this.#used + bytes > blockBytes) {
      if (this.#blocks.length === mostBlocks) throw new UnreadableFile('too_large')
      this.#blocks.push(Buffer.from(new SharedArrayBuffer(blockBytes)))
      this.#used = 0
    }
    return this.#blocks.at(-1)!
  }
}

const numbers = (length: number) => new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT))

function widened(narrow: Uint32Array<SharedArrayBuffer>): Uint32Array<SharedArrayBuffer> {
  const wide = numbers(narrow.length * 2)
  wide.set(narrow)
  return wide
}
