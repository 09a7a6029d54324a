import { availableParallelism, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { openWorkbook } from './open-workbook.ts'
import { type Answer, type Question, refusalOf } from './reading-messages.ts'
import type { Workbook } from './spreadsheet.ts'
import { readByThreads } from './threads/read-by-threads.ts'
import { packedMaker, type Maker, type PackedMaker } from './threads/row-maker.ts'
import { serveStretches } from './threads/serve-stretches.ts'
import type { XlsxWorkbook } from './xlsx/xlsx-workbook.ts'

/** From here on it pays to start threads. */
const longSheetBytes = 16_000_000

/** Reads one file in a process of its own, and stretches of its long sheets in the threads of that process. */
export function serveReading(maker: Maker): void {
  if (isMainThread) serveQuestions(maker)
  else serveStretches(maker)
}

/** What a hostile file breaks or fills is this process alone. */
function serveQuestions(maker: Maker): void {
  // Whoever waits for an answer of the server goes first.
  setPriority(5)
  const reader = new FileReader(maker)
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (question: Question) => {
    last = last.then(async () => process.send!(await reader.answer(question).catch(refusalOf)))
  })
  process.on('disconnect', () => process.exit())
}

type Reading = AsyncGenerator<Uint8Array, void>

class FileReader {
  readonly #maker: Maker
  readonly #readings = new Map<number, Reading>()
  #workbook: Workbook | XlsxWorkbook | undefined

  constructor(maker: Maker) {
    this.#maker = maker
  }

  async answer(question: Question): Promise<Answer> {
    switch (question.ask) {
      case 'open':
        this.#workbook = await openWorkbook(question.path, question.kind)
        return { sheets: this.#workbook.sheets }
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
    const xml = 'xmlOf' in workbook ? workbook.xmlOf(sheet) : undefined
    const isSpread = xml !== undefined && xml.bytes >= longSheetBytes && availableParallelism() > 1
    return isSpread
      ? readByThreads(xml, { program: process.argv[1]!, told })
      : readHere(workbook, sheet, packedMaker(this.#maker, told))
  }

  async #next(reading: number): Promise<Answer> {
    const { value } = await this.#readings.get(reading)!.next()
    return { batch: value ?? null }
  }
}

async function* readHere(workbook: Workbook, sheet: number, make: PackedMaker): Reading {
  for await (const rows of workbook.rows(sheet)) yield make(rows)
}
