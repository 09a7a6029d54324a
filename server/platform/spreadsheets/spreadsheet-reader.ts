import { ReadingProcess, type ReadingLimits } from './reading-process.ts'
import type { SheetInfo, SheetRow, SpreadsheetKind } from './spreadsheet.ts'

export type { SheetInfo, SheetRow, SpreadsheetKind } from './spreadsheet.ts'
export { spreadsheetKindOf } from './spreadsheet-kind.ts'
export { UnreadableFile } from './unreadable-file.ts'

const usualLimits: ReadingLimits = { memoryMb: 320, answerWithinMs: 120_000 }

/** Enough that the process goes on reading while others have their turn here: some thousand cells each. */
const batchesAhead = 8

/** A file that is open in a process of its own. */
export interface OpenSpreadsheet {
  readonly sheets: readonly SheetInfo[]
  /** The rows of a sheet in batches. Some are read ahead while the last is worked on, and no further. */
  rows(sheet: number): AsyncIterable<readonly SheetRow[]>
  /** Ends the process. To be called in every case. */
  close(): Promise<void>
}

/** Opens a spreadsheet in a process of its own with bounded memory. Opening and reading throw UnreadableFile. */
export async function openSpreadsheet(
  path: string,
  kind: SpreadsheetKind,
  options: Partial<ReadingLimits> = {},
): Promise<OpenSpreadsheet> {
  const reading = new ReadingProcess({ ...usualLimits, ...options })
  try {
    const answer = await reading.ask({ ask: 'open', path, kind })
    let readings = 0
    return {
      sheets: 'sheets' in answer ? answer.sheets : [],
      rows: (sheet) => rowsOf(reading, sheet, (readings += 1)),
      close: async () => reading.close(),
    }
  } catch (error) {
    reading.close()
    throw error
  }
}

async function* rowsOf(process: ReadingProcess, sheet: number, reading: number): AsyncGenerator<readonly SheetRow[]> {
  const next = async () => {
    const answer = await process.ask({ ask: 'next', reading, sheet })
    return 'rows' in answer ? answer.rows : null
  }
  const coming: Promise<readonly SheetRow[] | null>[] = []
  try {
    for (;;) {
      while (coming.length <= batchesAhead) {
        const batch = next()
        // Thrown where it is awaited; whoever stops before that does not hear of it.
        batch.catch(() => undefined)
        coming.push(batch)
      }
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const rows = (await coming.shift()) ?? null
      if (rows === null) return
      yield rows
    }
  } finally {
    await process.ask({ ask: 'end', reading }).catch(() => undefined)
  }
}
