import { noCounts } from '../row-batches.ts'
import type { SheetXml } from '../xlsx/xlsx-workbook.ts'
import { sheetChunks } from '../xlsx/sheet-chunks.ts'
import { askedAhead } from './asked-ahead.ts'
import { ReadingThread } from './reading-thread.ts'

const threadCount = 2

/** Enough that each thread has its next chunk ready when it finishes one. */
const chunksAhead = 2 * threadCount - 1

/** Threads that load their program, to read a sheet between them. */
export const startThreads = (program: string | URL): ReadingThread[] =>
  Array.from({ length: threadCount }, () => new ReadingThread(program))

/** The threads' settings for the rows, and the length of chunks read in parallel. */
interface Reading {
  readonly told: unknown
  readonly chunkBytes?: number
}

/**
 * The results of threads that read a sheet, in sheet order. Each thread reads the next chunk in turn; all are ended
 * afterwards.
 */
export async function* readByThreads(
  threads: readonly ReadingThread[],
  { context, pieces }: SheetXml,
  { told, chunkBytes }: Reading,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const task = { context: { ...context, sharedStrings: context.sharedStrings.texts }, inAll: noCounts(), told }
  for (const thread of threads) thread.begin(task)
  const chunks = sheetChunks(pieces(), chunkBytes)
  let turn = 0
  const next = async () => {
    const { done, value } = await chunks.next()
    if (done === true) return null
    const thread = threads[turn % threads.length]!
    // A continuation is read by the same thread.
    if (value.follows !== 'more') turn += 1
    return thread.read(value)
  }
  try {
    for await (const { batches, isDone } of askedAhead(chunksAhead, next)) {
      yield* batches
      if (isDone) return
    }
  } finally {
    await Promise.all([chunks.return(), ...threads.map((thread) => thread.close())])
  }
}
