import { deserialize } from 'node:v8'
import type { Question } from './process/reading-messages.ts'
import { ReadingProcess, type ReadingLimits } from './process/reading-process.ts'
import type { SheetInfo, SheetRow, SpreadsheetKind } from './spreadsheet.ts'
import { askedAhead } from './threads/asked-ahead.ts'

export type { SheetInfo, SheetRow, SpreadsheetKind } from './spreadsheet.ts'
export { kindOfFile } from './spreadsheet-kind.ts'
export { UnreadableFile } from './unreadable-file.ts'

const usualLimits: ReadingLimits = { memoryMb: 320, answerWithinMs: 120_000 }
const plainReading = new URL('process/reading.worker.ts', import.meta.url)

/** Enough for the process to continue reading while the server does other work: some thousand cells each. */
const batchesAhead = 8

/** A file opened in a separate process. */
export interface OpenSpreadsheet<Batch = readonly SheetRow[]> {
  readonly sheets: readonly SheetInfo[]
  /** Formulas take values from other workbooks: the cells hold the last ones. */
  readonly isLinked: boolean
  /**
   * The rows of a sheet in batches, as the process's program makes them with the given settings. Reads a few batches
   * ahead.
   */
  rows(sheet: number, told?: unknown): AsyncIterable<Batch>
  /** Ends the process. To be called in every case. */
  close(): Promise<void>
}

/**
 * Opens a spreadsheet in its own process with bounded memory. Opening and reading throw UnreadableFile. The process
 * returns what its program makes of rows (`serveReading`), by default the rows themselves.
 */
export async function openSpreadsheet<Batch = readonly SheetRow[]>(
  path: string,
  kind: SpreadsheetKind,
  { program = plainReading, ...limits }: Partial<ReadingLimits> & { readonly program?: URL | undefined } = {},
): Promise<OpenSpreadsheet<Batch>> {
  const reading = new ReadingProcess(program, { ...usualLimits, ...limits })
  try {
    const answer = await reading.ask({ ask: 'open', path, kind })
    let readings = 0
    return {
      sheets: 'sheets' in answer ? answer.sheets : [],
      isLinked: 'sheets' in answer && answer.isLinked,
      rows: (sheet, told = null) =>
        batchesOf(reading, { ask: 'begin', reading: (readings += 1), sheet, told }) as AsyncGenerator<Batch>,
      close: async () => reading.close(),
    }
  } catch (error) {
    reading.close()
    throw error
  }
}

async function* batchesOf(process: ReadingProcess, begun: Question & { readonly ask: 'begin' }): AsyncGenerator {
  const { reading } = begun
  const next = async () => {
    const answer = await process.ask({ ask: 'next', reading })
    return 'batch' in answer ? answer.batch : null
  }
  try {
    await process.ask(begun)
    for await (const batch of askedAhead(batchesAhead, next)) yield deserialize(batch)
  } finally {
    await process.ask({ ask: 'end', reading }).catch(() => undefined)
  }
}
