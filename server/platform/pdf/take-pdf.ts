import { type PDFPage, type PDFDict, PDFDocument, PDFName, PDFStream, rgb } from '@cantoo/pdf-lib'
import { openPdf } from './open-pdf.ts'
import { fieldsOn, gathered, type Widget } from './pdf-fields.ts'
import { findRemoved } from './pdf-hazards.ts'
import { type PdfTask, type ReadPdf, UnusablePdf } from './pdf-work.ts'
import { frameOf, type Frame } from './page-frame.ts'
import { grouped } from './reading/field-groups.ts'
import { named } from './reading/field-words.ts'
import { hideMarkedLayers, markHiddenLayers } from './reading/pdf-layers.ts'
import { pageWords } from './reading/page-words.ts'

/** Reads a PDF and rebuilds it from its pages only. Runs in the PDF process. */
export async function takePdf({ bytes, mostPages, mostFields }: PdfTask & { do: 'read' }): Promise<ReadPdf> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new UnusablePdf('notPdf')
  const source = await opened(bytes)
  const pages = source.getPages()
  if (pages.length === 0) throw new UnusablePdf('damaged')
  if (pages.length > mostPages) throw new UnusablePdf('tooManyPages')
  const frames = pages.map(frameOf)
  const found = pages.flatMap((page, at) => fieldsOn(page, at + 1, frames[at]!))
  const removed = findRemoved(source, found)
  if (removed.includes('xfa') && !found.some(isFilled)) throw new UnusablePdf('xfa')
  const single = gathered(found.filter(isFilled))
  if (single.length > mostFields) throw new UnusablePdf('tooManyFields')
  const words = single.length === 0 ? [] : await pageWords(bytes, frames)
  const fields = named(grouped(single, words), words)
  return {
    bytes: await madeAnew(source, frames, found.filter(isFilled)),
    pages: frames.map(({ width, height }) => ({ width, height })),
    fields,
    removed,
  }
}

const isFilled = ({ kind }: Widget) => kind !== 'button'

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await openPdf(bytes)
  } catch (error) {
    throw error instanceof UnusablePdf ? error : new UnusablePdf('damaged', { cause: error })
  }
}

/** The entries a page needs to draw; all others act, describe or link elsewhere. */
const drawing = new Set(['Contents', 'Resources', 'MediaBox', 'CropBox', 'Type'])
/** Entries of images and drawn parts that are not drawn. */
const hanging = ['AA', 'A', 'JS', 'AF', 'EF', 'OPI', 'Ref', 'PS', 'PieceInfo', 'Metadata', 'Thumb', 'StructParents']

/** Copies only what pages draw into a new document, each page as one upright drawing. */
async function madeAnew(
  source: PDFDocument,
  frames: readonly Frame[],
  widgets: readonly Widget[],
): Promise<Uint8Array> {
  markHiddenLayers(source)
  const pages = source.getPages()
  for (const { node } of pages) {
    node.normalize()
    for (const key of node.keys()) if (!drawing.has(key.decodeText())) node.delete(key)
  }
  for (const [, object] of source.context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) bare(object.dict)
  }
  const made = await PDFDocument.create({ updateMetadata: false })
  for (const [at, page] of pages.entries()) {
    const { width, height, box, upright } = frames[at]!
    const sheet = made.addPage([width, height])
    if (page.node.Contents() !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- pages go over one after the other
      const drawn = await made.embedPage(page, box, upright)
      sheet.drawPage(drawn, { x: 0, y: 0, xScale: 1, yScale: 1 })
    }
    for (const widget of widgets) if (widget.page === at + 1 && widget.hasBorder) drawBorder(sheet, widget)
  }
  hideMarkedLayers(made)
  return made.save()
}

function drawBorder(sheet: PDFPage, { x, y, width, height }: Widget): void {
  const line = { borderColor: rgb(0.35, 0.35, 0.35), borderWidth: 0.6 }
  sheet.drawRectangle({ x, y: sheet.getHeight() - y - height, width, height, ...line })
}

function bare(dict: PDFDict): void {
  for (const key of hanging) dict.delete(PDFName.of(key))
}
