import { RowBatches, type SheetCounts } from '../row-batches.ts'
import type { SheetRow } from '../spreadsheet.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { SheetPart, type CellContext } from './sheet-part.ts'
import type { SheetChunk } from './sheet-chunks.ts'
import { XmlBytes } from './xml-part.ts'

/** The elements that are open at the start of a row. */
const aroundRows = ['worksheet', 'sheetData']

/** Read at once, so that batches stay small. */
const bytesAtOnce = 65_536

interface Reading {
  readonly batches: RowBatches
  readonly sheet: SheetPart
  readonly xml: XmlBytes
}

/** Reads independent chunks of one sheet. */
export class ChunkReader {
  readonly #context: CellContext
  readonly #inAll: SheetCounts
  #reading: Reading | undefined
  /** Whether all rows were found; later chunks are irrelevant. */
  isDone = false

  constructor(context: CellContext, inAll: SheetCounts) {
    this.#context = context
    this.#inAll = inAll
  }

  /** The rows that end in a chunk, in batches. */
  *rows({ bytes, isFirst, follows }: SheetChunk): Generator<readonly SheetRow[], void> {
    this.#reading ??= this.#begun(isFirst ? [] : aroundRows)
    const { batches, sheet, xml } = this.#reading
    for (let at = 0; at < bytes.length && !sheet.isDone; at += bytesAtOnce) {
      xml.write(bytes.subarray(at, at + bytesAtOnce))
      if (batches.isFull) yield batches.take()
    }
    yield batches.take()
    this.isDone = sheet.isDone
    if (this.isDone || follows === 'more') return
    xml.end(follows === 'nothing' ? [] : aroundRows)
    if (follows !== 'nothing' && sheet.row >= follows) throw new UnreadableFile('damaged')
    this.#reading = undefined
  }

  #begun(within: readonly string[]): Reading {
    const batches = new RowBatches(this.#inAll)
    const sheet = new SheetPart(this.#context, batches)
    return { batches, sheet, xml: new XmlBytes(sheet, within) }
  }
}
