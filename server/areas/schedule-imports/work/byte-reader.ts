import type { ByteStream } from '@portico/contract/kit/call.ts'

const lineEnd = 10

/** Reads bytes from a stream: up to a line's end, or a given number. Throws if the stream ends before. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Buffer = Buffer.alloc(0)
  /** How many bytes were taken. */
  read = 0

  constructor(stream: ByteStream) {
    this.#pieces = stream[Symbol.asyncIterator]()
  }

  /** A line without its end. */
  async line(): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (;;) {
      const end = this.#rest.indexOf(lineEnd)
      if (end >= 0) {
        pieces.push(this.#taken(end))
        this.#taken(1)
        return Buffer.concat(pieces)
      }
      pieces.push(this.#taken(this.#rest.length))
      // oxlint-disable-next-line no-await-in-loop -- piece after piece
      await this.#more()
    }
  }

  /** The given number of bytes, contiguous. */
  async take(length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafeSlow(length)
    let have = 0
    while (have < length) {
      // oxlint-disable-next-line no-await-in-loop -- piece after piece
      if (this.#rest.length === 0) await this.#more()
      have += this.#taken(length - have).copy(bytes, have)
    }
    return bytes
  }

  async close(): Promise<void> {
    await this.#pieces.return?.()
  }

  #taken(length: number): Buffer {
    const bytes = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    this.read += bytes.length
    return bytes
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next()
    if (done === true) throw new Error('A file ends before what it holds')
    this.#rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
}
