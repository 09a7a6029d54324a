import { UnreadableFile } from '../unreadable-file.ts'

const blockBytes = 4_194_304
const mostBlocks = 32
/** Excel's cells hold 32,767 characters. */
const mostCharacters = 200_000

/** Many texts in little memory, outside the heap, each under its number. */
export class TextPool {
  readonly #blocks: Buffer[] = []
  /** Where each text begins: its length in four bytes, then its letters. */
  #starts = new Uint32Array(1024)
  #count = 0
  #used = blockBytes

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

  /** The text of a number; undefined where there is none. */
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
      this.#blocks.push(Buffer.allocUnsafeSlow(blockBytes))
      this.#used = 0
    }
    return this.#blocks.at(-1)!
  }
}

function widened(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wide = new Uint32Array(numbers.length * 2)
  wide.set(numbers)
  return wide
}
