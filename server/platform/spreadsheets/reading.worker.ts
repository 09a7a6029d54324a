// Reads one file in a process of its own: what a hostile file breaks or fills is this process alone.
import { setPriority } from 'node:os'
import { openWorkbook } from './open-workbook.ts'
import type { Answer, Question } from './reading-messages.ts'
import type { SheetRow, Workbook } from './spreadsheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

// Whoever waits for an answer of the server goes first.
setPriority(5)

let workbook: Workbook | undefined
const readings = new Map<number, AsyncIterator<readonly SheetRow[]>>()

async function answerTo(question: Question): Promise<Answer> {
  if (question.ask === 'open') {
    workbook = await openWorkbook(question.path, question.kind)
    return { sheets: workbook.sheets }
  }
  if (question.ask === 'end') {
    await readings.get(question.reading)?.return?.()
    readings.delete(question.reading)
    return { rows: null }
  }
  const batch = await readingOf(question).next()
  return { rows: batch.done === true ? null : batch.value }
}

function readingOf({ reading, sheet }: { reading: number; sheet: number }): AsyncIterator<readonly SheetRow[]> {
  const begun = readings.get(reading) ?? workbook!.rows(sheet)[Symbol.asyncIterator]()
  readings.set(reading, begun)
  return begun
}

/** Whatever else a reader throws, it threw because of the file. */
function refusalOf(error: unknown): Answer {
  const { cause } = error instanceof Error ? error : {}
  const reason = cause instanceof Error ? cause.message : String(error)
  return { unreadable: error instanceof UnreadableFile ? error.code : 'damaged', reason }
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (question: Question) => {
  last = last.then(async () => process.send!(await answerTo(question).catch(refusalOf)))
})
process.on('disconnect', () => process.exit())
