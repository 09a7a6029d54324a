import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type ReadError, thrownAs } from '../process/reading-messages.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import type { SheetChunk } from '../xlsx/sheet-chunks.ts'
import type { MadeOfChunk, ThreadTask } from './serve-chunks.ts'

const resourceLimits = { maxOldGenerationSizeMb: 96 }

interface Waiting {
  readonly resolve: (made: MadeOfChunk) => void
  readonly reject: (error: Error) => void
}

/** A thread that reads chunks of one sheet in bounded memory. It loads its program before its first chunk. */
export class ReadingThread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #ended: Error | undefined

  /** `program` is the file that the thread runs. */
  constructor(program: string | URL) {
    // The process's heap limit, already applied, would override the thread's own.
    setFlagsFromString('--max-old-space-size=0')
    this.#worker = new Worker(program, { resourceLimits })
    this.#worker.on('message', (made: MadeOfChunk | ReadError) => {
      // No one waits if the thread was ended in between.
      const waiting = this.#waiting.shift()
      if ('batches' in made) waiting?.resolve(made)
      else waiting?.reject(thrownAs(made))
    })
    // It exits on its own only when out of memory.
    this.#worker.on('error', (error) => this.#end(new UnreadableFile('too_large', { cause: error })))
  }

  /** Sends the settings for the following chunks and their rows. */
  begin(task: ThreadTask): void {
    this.#worker.postMessage(task)
  }

  /** Transfers the chunk's memory. */
  read(chunk: SheetChunk): Promise<MadeOfChunk> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      this.#waiting.push({ resolve, reject })
      this.#worker.postMessage(chunk, [chunk.bytes.buffer])
    })
  }

  /** Ends the thread at any point of its work. */
  async close(): Promise<void> {
    this.#end(new Error('The reading was ended'))
    await this.#worker.terminate()
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended)
  }
}
