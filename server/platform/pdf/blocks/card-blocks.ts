import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Lettering } from '../lettering.ts'
import { drawQrCode } from '../parts/qr-code.ts'
import type { PdfCard, PdfCardField } from '../pdf-pages.ts'
import { type Block, faint, ink, page } from './page-look.ts'

/** The size of a wallet card, in points: 3.375 by 2.125 inches. */
const card = { width: 243, height: 153, padding: 9, gap: 12, mark: 5 } as const
const inside = card.width - 2 * card.padding
const sizes = { title: 8, label: 4.8, value: 7.4, least: 5.4, text: 5 } as const
const rowHeight = 17
const textRows = 3
/** A QR code takes the place at the right of the rows from this one on. */
const code = { fromRow: 3, side: 46, room: 54 } as const
const border = rgb(0.85, 0.85, 0.87)
const perRow = 2

/** Cards two in a row, with marks to cut along. */
export function cardBlocks(cards: readonly PdfCard[], lettering: Lettering): Block[] {
  const rows = Math.ceil(cards.length / perRow)
  return Array.from({ length: rows }, (_, at) => {
    const row = cards.slice(at * perRow, (at + 1) * perRow)
    return {
      before: card.gap,
      height: card.height,
      room: 0,
      draw: (sheet, top) => {
        for (const [place, each] of row.entries()) {
          const left = (page.width - perRow * card.width - card.gap) / 2 + place * (card.width + card.gap)
          drawMarks(sheet, left, top)
          drawCard(sheet, each, { left, top, lettering })
        }
      },
    }
  })
}

/** Short lines outside each corner, and a pale line around the card. */
function drawMarks(sheet: PDFPage, left: number, top: number): void {
  const bottom = top - card.height
  sheet.drawRectangle({
    x: left,
    y: bottom,
    width: card.width,
    height: card.height,
    borderColor: border,
    borderWidth: 0.4,
  })
  for (const [x, outX] of [
    [left, -1],
    [left + card.width, 1],
  ] as const)
    for (const [y, outY] of [
      [top, 1],
      [bottom, -1],
    ] as const) {
      const line = { thickness: 0.6, color: ink }
      sheet.drawLine({ start: { x: x + outX, y }, end: { x: x + outX * card.mark, y }, ...line })
      sheet.drawLine({ start: { x, y: y + outY }, end: { x, y: y + outY * card.mark }, ...line })
    }
}

interface Place {
  readonly left: number
  readonly top: number
  readonly lettering: Lettering
}

function drawCard(sheet: PDFPage, { title, rows, text, qr }: PdfCard, { left, top, lettering }: Place): void {
  const x = left + card.padding
  const size = fitting(lettering, title, inside, { most: sizes.title, least: 6, bold: true })
  const [heading = ''] = lettering.rows(title, inside, { size, bold: true })
  lettering.write(sheet, { text: heading, x, y: top - card.padding - size, color: ink }, { size, bold: true })
  sheet.drawLine({
    start: { x, y: top - 21 },
    end: { x: x + inside, y: top - 21 },
    thickness: 0.5,
    color: faint,
  })
  const rowTop = (at: number): number => top - 24 - at * rowHeight
  for (const [at, row] of rows.entries()) {
    const room = qr === undefined || at < code.fromRow ? inside : inside - code.room
    drawRow(sheet, row, { left: x, top: rowTop(at), room, lettering })
  }
  if (qr !== undefined) {
    const place = { x: x + inside - code.side, top: rowTop(code.fromRow) + 2, side: code.side }
    drawQrCode(sheet, qr.text, place)
    const width = lettering.width(lettering.printed(qr.caption), { size: sizes.label })
    const caption = { text: lettering.printed(qr.caption), x: x + inside - width, y: place.top - code.side - 6 }
    lettering.write(sheet, { ...caption, color: faint }, { size: sizes.label })
  }
  const lines = lettering.rows(text, inside, { size: sizes.text }).slice(0, textRows)
  for (const [at, line] of lines.entries()) {
    const y = top - card.height + card.padding - 4 + (lines.length - 1 - at) * (sizes.text * 1.2)
    lettering.write(sheet, { text: line, x, y, color: faint }, { size: sizes.text })
  }
}

function drawRow(
  sheet: PDFPage,
  row: readonly PdfCardField[],
  { left, top, room, lettering }: Place & { readonly room: number },
): void {
  const shares = row.reduce((sum, { share = 1 }) => sum + share, 0)
  let x = left
  for (const { label, value, share = 1 } of row) {
    const wide = (room * share) / shares - 4
    lettering.write(
      sheet,
      { text: lettering.printed(label), x, y: top - sizes.label, color: faint },
      { size: sizes.label },
    )
    const size = fitting(lettering, value, wide, { most: sizes.value, least: sizes.least, bold: true })
    const [first = '', second = ''] = lettering.rows(value, wide, { size, bold: true })
    const y = top - sizes.label - (second === '' ? 8.2 : 5.8)
    lettering.write(sheet, { text: first, x, y, color: ink }, { size, bold: true })
    lettering.write(sheet, { text: second, x, y: y - 6, color: ink }, { size, bold: true })
    x += wide + 4
  }
}

/** The largest size in which a text fits into one line; the least if it needs two. */
function fitting(
  lettering: Lettering,
  text: string,
  width: number,
  { most, least, bold }: { readonly most: number; readonly least: number; readonly bold: boolean },
): number {
  const wide = lettering.width(lettering.printed(text), { size: most, bold })
  return wide <= width ? most : Math.max(least, (most * width) / wide - 0.05)
}
