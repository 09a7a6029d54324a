import { Duplex } from 'node:stream'

/** Where the bytes of a stream go. */
export interface WireHost {
  /** Settles when the engine is ready to be spoken to. */
  attach(stream: WireStream): Promise<void>
  send(stream: WireStream, bytes: Uint8Array<ArrayBuffer>): void
  detach(stream: WireStream): void
}

const terminate = 0x58

/** A stand-in for the driver's socket: the bytes of the PostgreSQL protocol go to the embedded engine and back. */
export class WireStream extends Duplex {
  readonly #host: WireHost
  #outgoing: Uint8Array[] = []
  #flushing = false

  constructor(host: WireHost) {
    super()
    this.#host = host
  }

  connect(): this {
    this.#host.attach(this).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  /** Hands bytes from the engine to the driver. */
  receive(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(bytes)
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#queue(chunk)
    done()
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    for (const { chunk } of chunks) this.#queue(chunk)
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#host.detach(this)
    done(error)
  }

  #queue(chunk: Uint8Array): void {
    // The engine would take a goodbye for its own end; the session simply waits for the next stream.
    if (chunk[0] === terminate && chunk.length === 5) return
    this.#outgoing.push(chunk)
    if (this.#flushing) return
    this.#flushing = true
    queueMicrotask(() => this.#flush())
  }

  #flush(): void {
    this.#flushing = false
    const bytes = joined(this.#outgoing)
    this.#outgoing = []
    if (!this.destroyed) this.#host.send(this, bytes)
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  // Always a copy: the driver reuses its write buffer, and this one is handed over to another thread.
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
