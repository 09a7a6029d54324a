import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { openWorkbook } from '../open-workbook.ts'
import type { Workbook } from '../spreadsheet.ts'
import { readByThreads, startThreads } from '../threads/read-by-threads.ts'
import type { ReadingThread } from '../threads/reading-thread.ts'
import { packedMaker, type LoadMaker } from '../threads/row-maker.ts'
import type { XlsxWorkbook } from '../xlsx/xlsx-workbook.ts'
import { type Answer, type Question, errorOf } from './reading-messages.ts'
import type { Ways } from './serve-reading.ts'

/** From here on it pays to start threads. */
const longFileBytes = 1_000_000

/** Answers the server's questions about one file. A hostile file can only break or fill this process. */
export function serveQuestions(maker: LoadMaker, { spreads = false }: Ways): void {
  const reader = new FileReader(maker, spreads && availableParallelism() > 1)
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (question: Question) => {
    last = last.then(async () => process.send!(await reader.answer(question).catch(errorOf)))
  })
  process.on('disconnect', () => process.exit())
}

type Reading = AsyncGenerator<Uint8Array, void>

class FileReader {
  readonly #maker: LoadMaker
  readonly #readings = new Map<number, Reading>()
  readonly #spreads: boolean
  #workbook: Workbook | XlsxWorkbook | undefined
  /** They load their program while the file is opened. */
  #threads: ReadingThread[] | undefined

  constructor(maker: LoadMaker, spreads: boolean) {
    this.#maker = maker
    this.#spreads = spreads
  }

  async answer(question: Question): Promise<Answer> {
    switch (question.ask) {
      case 'open':
        if (this.#spreads && (await isLong(question))) this.#threads = startThreads(process.argv[1]!)
        this.#workbook = await openWorkbook(question.path, question.kind)
        return { sheets: this.#workbook.sheets, isLinked: this.#workbook.isLinked === true }
      case 'begin':
        this.#readings.set(question.reading, this.#begun(question))
        return { batch: null }
      case 'next':
        return this.#next(question.reading)
      case 'end':
        await this.#readings.get(question.reading)?.return()
        this.#readings.delete(question.reading)
        return { batch: null }
    }
  }

  #begun({ sheet, told }: Question & { readonly ask: 'begin' }): Reading {
    const workbook = this.#workbook!
    const threads = this.#threads
    if (threads === undefined || !('xmlOf' in workbook)) return readHere(workbook, { sheet, told }, this.#maker)
    this.#threads = undefined
    return readByThreads(threads, workbook.xmlOf(sheet), { told })
  }

  async #next(reading: number): Promise<Answer> {
    const { value } = await this.#readings.get(reading)!.next()
    return { batch: value ?? null }
  }
}

async function* readHere(
  workbook: Workbook,
  { sheet, told }: { readonly sheet: number; readonly told: unknown },
  maker: LoadMaker,
): Reading {
  const make = packedMaker(await maker(), told)
  for await (const rows of workbook.rows(sheet)) yield make(rows)
}

const isLong = async ({ path, kind }: Question & { readonly ask: 'open' }) =>
  kind === 'xlsx' && (await stat(path)).size >= longFileBytes
