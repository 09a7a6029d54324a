import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { Lettering, lettersNote } from './lettering.ts'
import type { PdfTask, Stamp } from './pdf-work.ts'

const ink = rgb(0.05, 0.08, 0.25)
const faint = rgb(0.4, 0.4, 0.44)
const leading = 1.2
const sizes = [11, 10, 9, 8, 7, 6, 5] as const

type Continued = Pick<Stamp, 'label' | 'text'>

/**
 * Draws texts and crosses on the pages of a PDF. Texts that do not fit are printed in full on extra pages at the end.
 */
export async function drawStamps({ bytes, stamps, title, at, foot }: PdfTask & { do: 'stamp' }): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const lettering = await Lettering.of(document)
  const pages = document.getPages()
  const continued: Continued[] = []
  for (const stamp of stamps) {
    const page = pages[stamp.page - 1]
    if (page === undefined) continue
    if (stamp.draw === 'cross') drawCross(page, stamp)
    else if (stamp.draw === 'cells') drawCells(page, stamp, lettering)
    else if (!drawText(page, stamp, lettering)) continued.push(stamp)
  }
  if (continued.length > 0) addContinuation(document, continued, lettering)
  addFeet(document, foot, lettering)
  document.setTitle(title)
  document.setCreator('Portico')
  document.setCreationDate(at)
  document.setModificationDate(at)
  return document.save()
}

function drawCross(page: PDFPage, { x, y, width, height }: Stamp): void {
  const side = Math.min(width, height) * 0.7
  const left = x + (width - side) / 2
  const top = page.getHeight() - y - (height - side) / 2
  const line = { thickness: Math.max(0.8, side / 9), color: ink }
  page.drawLine({ start: { x: left, y: top }, end: { x: left + side, y: top - side }, ...line })
  page.drawLine({ start: { x: left, y: top - side }, end: { x: left + side, y: top }, ...line })
}

/** Writes each letter in the middle of its box. */
function drawCells(page: PDFPage, { x, y, width, height, cells = 1, text }: Stamp, lettering: Lettering): void {
  const box = width / cells
  const size = Math.max(5, Math.min(11, height / leading, box * 1.3))
  const line = page.getHeight() - y - (height + size * 0.72) / 2
  for (const [at, letter] of Array.from(lettering.printed(text)).entries()) {
    const left = x + at * box + (box - lettering.width(letter, { size })) / 2
    lettering.write(page, { text: letter, x: left, y: line, color: ink }, { size })
  }
}

const inset = 2

/** Writes a text in its box as large as possible. Returns false if only its start had room. */
function drawText(page: PDFPage, stamp: Stamp, lettering: Lettering): boolean {
  const width = Math.max(1, stamp.width - 2 * inset)
  const fitting = sizes
    .filter((size) => size * leading <= stamp.height + 2 || size === sizes.at(-1))
    .map((size) => ({ size, rows: rowsOf(stamp, size, width, lettering) }))
  const fits = fitting.find(
    ({ size, rows }) => roomFor(stamp, size) >= rows.length && isIn(rows, size, width, lettering),
  )
  const { size, rows } = fits ?? cut(fitting.at(-1)!, stamp, width, lettering)
  const block = rows.length * size * leading
  const top = stamp.draw === 'lines' ? stamp.y + inset : stamp.y + Math.max(0, (stamp.height - block) / 2)
  for (const [at, text] of rows.entries()) {
    const y = page.getHeight() - top - at * size * leading - size
    lettering.write(page, { text, x: stamp.x + inset, y, color: ink }, { size })
  }
  return fits !== undefined
}

const rowsOf = ({ draw, text }: Stamp, size: number, width: number, lettering: Lettering): string[] =>
  draw === 'lines' ? lettering.rows(text, width, { size }) : [lettering.printed(text.replaceAll('\n', ', '))]

const roomFor = ({ draw, height }: Stamp, size: number): number =>
  draw === 'lines' ? Math.max(1, Math.floor((height - inset) / (size * leading))) : 1

const isIn = (rows: readonly string[], size: number, width: number, lettering: Lettering): boolean =>
  rows.every((row) => lettering.width(row, { size }) <= width)

/** The start of a long text, with a reference to the rest. */
function cut({ size, rows }: { size: number; rows: string[] }, stamp: Stamp, width: number, lettering: Lettering) {
  const stored = rows.slice(0, roomFor(stamp, size))
  const last = Array.from(stored.at(-1) ?? '')
  const rest = lettering.printed(' … (see end)')
  while (last.length > 0 && lettering.width(last.join('') + rest, { size }) > width) last.pop()
  return { size, rows: [...stored.slice(0, -1), `${last.join('')}${rest}`] }
}

const sheet = { width: 612, height: 792, margin: 54 } as const

function addContinuation(document: PDFDocument, continued: readonly Continued[], lettering: Lettering): void {
  const width = sheet.width - 2 * sheet.margin
  let page = document.addPage([sheet.width, sheet.height])
  let y: number = sheet.height - sheet.margin
  const row = (text: string, letters: { readonly size: number; readonly bold?: boolean }): void => {
    if (y - letters.size * leading < sheet.margin) {
      page = document.addPage([sheet.width, sheet.height])
      y = sheet.height - sheet.margin
    }
    y -= letters.size * leading
    lettering.write(page, { text, x: sheet.margin, y, color: ink }, letters)
  }
  const add = (text: string, letters: { readonly size: number; readonly bold?: boolean }): void => {
    for (const each of lettering.rows(text, width, letters)) row(each, letters)
  }
  add('Answers that did not fit on their pages', { size: 14, bold: true })
  for (const { label, text } of continued) {
    y -= 10
    add(label, { size: 9.5, bold: true })
    add(text, { size: 9.5 })
  }
}

function addFeet(document: PDFDocument, foot: string, lettering: Lettering): void {
  const size = 6.5
  for (const page of document.getPages()) {
    const [first = ''] = lettering.rows(foot, page.getWidth() - 28, { size })
    lettering.write(page, { text: first, x: 14, y: 13, color: faint }, { size })
    if (!lettering.isWhole) lettering.write(page, { text: lettersNote, x: 14, y: 5, color: faint }, { size })
  }
}
