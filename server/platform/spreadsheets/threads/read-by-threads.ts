import { noCounts } from '../row-batches.ts'
import type { SheetXml } from '../xlsx/xlsx-workbook.ts'
import { sheetStretches } from '../xlsx/sheet-stretches.ts'
import { askedAhead } from './asked-ahead.ts'
import { ReadingThread } from './reading-thread.ts'

const threadCount = 2

/** Enough that each thread has its next stretch at hand when it is done with one. */
const stretchesAhead = 2 * threadCount - 1

/** Who reads, what it is told of the rows, and how long the stretches are that are read apart. */
interface Threads {
  readonly program: string | URL
  readonly told: unknown
  readonly stretchBytes?: number
}

/** What threads make of the rows of a sheet, in the order of the sheet. Each thread reads the next stretch in turn. */
export async function* readByThreads(
  { context, pieces }: SheetXml,
  { program, told, stretchBytes }: Threads,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const task = { context: { ...context, sharedStrings: context.sharedStrings.texts }, inAll: noCounts(), told }
  const threads = Array.from({ length: threadCount }, () => new ReadingThread(program, task))
  const stretches = sheetStretches(pieces(), stretchBytes)
  let turn = 0
  const next = async () => {
    const { done, value } = await stretches.next()
    if (done === true) return null
    const thread = threads[turn % threadCount]!
    // What goes on is read where it began.
    if (value.follows !== 'more') turn += 1
    return thread.read(value)
  }
  try {
    for await (const { batches, isDone } of askedAhead(stretchesAhead, next)) {
      yield* batches
      if (isDone) return
    }
  } finally {
    await Promise.all([stretches.return(), ...threads.map((thread) => thread.close())])
  }
}
