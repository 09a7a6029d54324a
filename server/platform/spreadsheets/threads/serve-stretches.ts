import { parentPort, workerData } from 'node:worker_threads'
import { type Refusal, refusalOf } from '../reading-messages.ts'
import type { SheetCounts } from '../row-batches.ts'
import type { CellContext } from '../xlsx/sheet-part.ts'
import type { SheetStretch } from '../xlsx/sheet-stretches.ts'
import { StretchReader } from '../xlsx/stretch-reading.ts'
import { type PooledTexts, TextPool } from '../xlsx/text-pool.ts'
import { packedMaker, type Maker } from './row-maker.ts'

/** What a thread is told when it begins. */
export interface ThreadTask {
  readonly context: Omit<CellContext, 'sharedStrings'> & { readonly sharedStrings: PooledTexts }
  readonly inAll: SheetCounts
  readonly told: unknown
}

/** What a thread made of a stretch. */
export interface MadeOfStretch {
  readonly batches: readonly Uint8Array<ArrayBuffer>[]
  /** Whether all rows were there. */
  readonly isDone: boolean
}

/** Reads the stretches of a sheet that this thread is given, one after the other. */
export function serveStretches(maker: Maker): void {
  const { context, inAll, told } = workerData as ThreadTask
  const make = packedMaker(maker, told)
  const reader = new StretchReader({ ...context, sharedStrings: new TextPool(context.sharedStrings) }, inAll)
  parentPort!.on('message', (stretch: SheetStretch) => {
    try {
      const batches = Array.from(reader.rows(stretch), make)
      const made = { batches, isDone: reader.isDone } satisfies MadeOfStretch
      parentPort!.postMessage(
        made,
        batches.map(({ buffer }) => buffer),
      )
    } catch (error) {
      parentPort!.postMessage(refusalOf(error) satisfies Refusal)
    }
  })
}
