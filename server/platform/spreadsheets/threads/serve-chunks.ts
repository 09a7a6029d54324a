import { parentPort } from 'node:worker_threads'
import { type ReadError, errorOf } from '../process/reading-messages.ts'
import type { SheetCounts } from '../row-batches.ts'
import type { CellContext } from '../xlsx/sheet-part.ts'
import type { SheetChunk } from '../xlsx/sheet-chunks.ts'
import { ChunkReader } from '../xlsx/chunk-reading.ts'
import { type PooledTexts, TextPool } from '../xlsx/text-pool.ts'
import { packedMaker, type Maker } from './row-maker.ts'

/** What a thread gets about a sheet before its first chunk. */
export interface ThreadTask {
  readonly context: Omit<CellContext, 'sharedStrings'> & { readonly sharedStrings: PooledTexts }
  readonly inAll: SheetCounts
  readonly told: unknown
}

/** A thread's result for a chunk. */
export interface MadeOfChunk {
  readonly batches: readonly Uint8Array<ArrayBuffer>[]
  /** Whether all rows were there. */
  readonly isDone: boolean
}

/** Reads this thread's chunks of the sheet one after the other. */
export function serveChunks(maker: Maker): void {
  let read: (chunk: SheetChunk) => MadeOfChunk
  parentPort!.on('message', (given: ThreadTask | SheetChunk) => {
    if ('told' in given) {
      read = chunkMaker(given, maker)
      return
    }
    try {
      const made = read(given)
      parentPort!.postMessage(
        made,
        made.batches.map(({ buffer }) => buffer),
      )
    } catch (error) {
      parentPort!.postMessage(errorOf(error) satisfies ReadError)
    }
  })
}

function chunkMaker({ context, inAll, told }: ThreadTask, maker: Maker): (chunk: SheetChunk) => MadeOfChunk {
  const make = packedMaker(maker, told)
  const reader = new ChunkReader({ ...context, sharedStrings: new TextPool(context.sharedStrings) }, inAll)
  return (chunk) => ({ batches: Array.from(reader.rows(chunk), make), isDone: reader.isDone })
}
