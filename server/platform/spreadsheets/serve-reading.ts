import { setPriority } from 'node:os'
import { openWorkbook } from './open-workbook.ts'
import type { Answer, Question } from './reading-messages.ts'
import type { SheetRow, Workbook } from './spreadsheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What is made of rows where they are read, by what was told of them; the server gets that in their place. */
type Maker = (told: never) => (rows: readonly SheetRow[]) => unknown

/** Reads one file in a process of its own: what a hostile file breaks or fills is that process alone. */
export function serveReading(maker: Maker): void {
  // Whoever waits for an answer of the server goes first.
  setPriority(5)
  const reader = new FileReader(maker)
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', (question: Question) => {
    last = last.then(async () => process.send!(await reader.answer(question).catch(refusalOf)))
  })
  process.on('disconnect', () => process.exit())
}

interface Reading {
  readonly batches: AsyncIterator<readonly SheetRow[]>
  readonly make: ReturnType<Maker>
}

class FileReader {
  readonly #maker: Maker
  readonly #readings = new Map<number, Reading>()
  #workbook: Workbook | undefined

  constructor(maker: Maker) {
    this.#maker = maker
  }

  async answer(question: Question): Promise<Answer> {
    switch (question.ask) {
      case 'open':
        this.#workbook = await openWorkbook(question.path, question.kind)
        return { sheets: this.#workbook.sheets }
      case 'begin':
        this.#begin(question)
        return { batch: null }
      case 'next':
        return this.#next(question.reading)
      case 'end':
        await this.#readings.get(question.reading)?.batches.return?.()
        this.#readings.delete(question.reading)
        return { batch: null }
    }
  }

  #begin({ reading, sheet, told }: Question & { readonly ask: 'begin' }): void {
    const batches = this.#workbook!.rows(sheet)[Symbol.asyncIterator]()
    this.#readings.set(reading, { batches, make: this.#maker(told as never) })
  }

  async #next(reading: number): Promise<Answer> {
    const { batches, make } = this.#readings.get(reading)!
    const batch = await batches.next()
    return batch.done === true ? { batch: null } : made(make, batch.value)
  }
}

function made(make: Reading['make'], rows: readonly SheetRow[]): Answer {
  try {
    return { batch: make(rows) }
  } catch (error) {
    return { failed: String(error) }
  }
}

/** Whatever else a reader throws, it threw because of the file. */
function refusalOf(error: unknown): Answer {
  const { cause } = error instanceof Error ? error : {}
  const reason = cause instanceof Error ? cause.message : String(error)
  return { unreadable: error instanceof UnreadableFile ? error.code : 'damaged', reason }
}
