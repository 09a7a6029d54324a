import { parentPort } from 'node:worker_threads'
import { type Refusal, refusalOf } from '../process/reading-messages.ts'
import type { SheetCounts } from '../row-batches.ts'
import type { CellContext } from '../xlsx/sheet-part.ts'
import type { SheetStretch } from '../xlsx/sheet-stretches.ts'
import { StretchReader } from '../xlsx/stretch-reading.ts'
import { type PooledTexts, TextPool } from '../xlsx/text-pool.ts'
import { packedMaker, type Maker } from './row-maker.ts'

/** What a thread gets about a sheet before its first chunk. */
export interface ThreadTask {
  readonly context: Omit<CellContext, 'sharedStrings'> & { readonly sharedStrings: PooledTexts }
  readonly inAll: SheetCounts
  readonly told: unknown
}

/** A thread's result for a chunk. */
export interface MadeOfStretch {
  readonly batches: readonly Uint8Array<ArrayBuffer>[]
  /** Whether all rows were there. */
  readonly isDone: boolean
}

/** Reads this thread's chunks of the sheet one after the other. */
export function serveStretches(maker: Maker): void {
  let read: (stretch: SheetStretch) => MadeOfStretch
  parentPort!.on('message', (given: ThreadTask | SheetStretch) => {
    if ('told' in given) {
      read = stretchMaker(given, maker)
      return
    }
    try {
      const made = read(given)
      parentPort!.postMessage(
        made,
        made.batches.map(({ buffer }) => buffer),
      )
    } catch (error) {
      parentPort!.postMessage(refusalOf(error) satisfies Refusal)
    }
  })
}

function stretchMaker({ context, inAll, told }: ThreadTask, maker: Maker): (stretch: SheetStretch) => MadeOfStretch {
  const make = packedMaker(maker, told)
  const reader = new StretchReader({ ...context, sharedStrings: new TextPool(context.sharedStrings) }, inAll)
  return (stretch) => ({ batches: Array.from(reader.rows(stretch), make), isDone: reader.isDone })
}
