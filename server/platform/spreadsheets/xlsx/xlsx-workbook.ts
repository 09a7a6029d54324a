import { RowBatches } from '../row-batches.ts'
import type { SheetRow, Workbook } from '../spreadsheet.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { SheetPart, type CellContext } from './sheet-part.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readStyles } from './styles.ts'
import { TextPool } from './text-pool.ts'
import { readWorkbookPart } from './workbook-part.ts'
import { steppedThrough } from './xml-part.ts'
import { ZipParts } from './zip-parts.ts'

const mostBytesOfSheet = 1_500_000_000

/** A sheet's part in the file. */
export interface SheetXml {
  readonly context: CellContext
  pieces(): AsyncIterable<Uint8Array>
}

/** A workbook whose sheets may also be read by others. */
export interface XlsxWorkbook extends Workbook {
  xmlOf(sheet: number): SheetXml
}

/** Opens an Excel workbook of today (.xlsx, .xlsm without macros). */
export async function openXlsx(path: string): Promise<XlsxWorkbook> {
  const parts = await ZipParts.open(path)
  try {
    const { sheets, sharedStrings, styles, from1904, isLinked } = await readWorkbookPart(parts)
    if (sheets.length === 0) throw new UnreadableFile('damaged')
    const context: CellContext = {
      sharedStrings: sharedStrings === undefined ? new TextPool() : await readSharedStrings(parts, sharedStrings),
      styles: styles === undefined ? [] : await readStyles(parts, styles),
      from1904,
    }
    return {
      sheets: sheets.map(({ name, hidden }, index) => ({ index, name, hidden })),
      isLinked,
      rows: (sheet) => rowsOf(parts, sheets[sheet]!.part, context),
      xmlOf: (sheet) => ({ context, pieces: () => parts.read(sheets[sheet]!.part, mostBytesOfSheet) }),
      close: async () => parts.close(),
    }
  } catch (error) {
    parts.close()
    throw error
  }
}

async function* rowsOf(parts: ZipParts, name: string, context: CellContext): AsyncGenerator<readonly SheetRow[], void> {
  const batches = new RowBatches()
  const sheet = new SheetPart(context, batches)
  for await (const _ of steppedThrough(parts, name, mostBytesOfSheet, sheet)) {
    if (batches.isFull) yield batches.take()
    if (sheet.isDone) break
  }
  yield batches.take()
}
