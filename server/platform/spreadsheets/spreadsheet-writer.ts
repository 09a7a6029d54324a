import type { ByteStream } from '@portico/contract/kit/call.ts'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import { CellStyles } from './cell-styles.ts'
import { choiceSheet } from './choice-sheet.ts'
import { sheetNames } from './sheet-names.ts'
import { SheetNotes } from './sheet-notes.ts'
import { sheetXml } from './sheet-xml.ts'
import type { WorkbookSheet } from './workbook.ts'
import {
  contentTypesXml,
  packageRelationsXml,
  partXml,
  sheetRelationsXml,
  workbookRelationsXml,
  workbookXml,
} from './workbook-parts.ts'

/** One file within the workbook; its XML is made when its turn has come. */
interface Part {
  readonly path: string
  readonly xml: () => AsyncIterable<string> | Iterable<string>
}

/**
 * Writes an XLSX workbook while it is read: takes rows batch by batch, so that memory does not grow. Stops when the
 * reader disconnects. Duplicate sheet names get a number.
 */
export async function* writeWorkbook(sheets: readonly WorkbookSheet[]): ByteStream {
  if (sheets.length === 0) throw new Error('A workbook has at least one sheet')
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  let current: Readable | undefined
  for (const { path, xml } of partsOf(sheets)) {
    zip.addReadStreamLazy(path, { compressionLevel: 5 }, (take) => {
      current = Readable.from(encoded(xml()), { objectMode: false, highWaterMark: 64 * 1024 })
      current.on('error', (error) => output.destroy(error))
      take(null, current)
    })
  }
  zip.end()
  try {
    for await (const piece of output) yield piece as Uint8Array
  } finally {
    current?.destroy()
  }
}

async function* encoded(xml: AsyncIterable<string> | Iterable<string>): AsyncIterable<Buffer> {
  let isFirst = true
  for await (const piece of xml) {
    yield Buffer.from(isFirst ? partXml(piece) : piece)
    isFirst = false
  }
}

function* partsOf(shown: readonly WorkbookSheet[]): Iterable<Part> {
  const choices = choiceSheet(shown)
  const sheets = choices.sheet === undefined ? shown : [...shown, choices.sheet]
  const names = sheetNames(sheets.map(({ name }) => name))
  const styles = new CellStyles(sheets)
  const named = sheets.map(({ hasNotes = false }, place) => ({
    name: names[place]!,
    isHidden: place >= shown.length,
    hasNotes,
  }))
  yield { path: '[Content_Types].xml', xml: () => [contentTypesXml(named)] }
  yield { path: '_rels/.rels', xml: () => [packageRelationsXml()] }
  yield { path: 'xl/workbook.xml', xml: () => [workbookXml(named)] }
  yield { path: 'xl/_rels/workbook.xml.rels', xml: () => [workbookRelationsXml(named)] }
  yield { path: 'xl/styles.xml', xml: () => [styles.xml()] }
  for (const [place, sheet] of sheets.entries()) {
    const notes = new SheetNotes()
    const isHidden = place >= shown.length
    const cells = choices.cellsOf(sheet, names.at(-1)!)
    yield {
      path: `xl/worksheets/sheet${place + 1}.xml`,
      xml: () => sheetXml({ sheet, styles, notes, choices: cells, isHidden }),
    }
    if (sheet.hasNotes) yield* notesOf(notes, place)
  }
}

function* notesOf(notes: SheetNotes, place: number): Iterable<Part> {
  yield { path: `xl/worksheets/_rels/sheet${place + 1}.xml.rels`, xml: () => [sheetRelationsXml(place)] }
  yield { path: `xl/comments${place + 1}.xml`, xml: () => [notes.commentsXml()] }
  yield { path: `xl/drawings/vmlDrawing${place + 1}.vml`, xml: () => [notes.drawingXml()] }
}
