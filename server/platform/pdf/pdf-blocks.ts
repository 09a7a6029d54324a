import { type Color, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { cardBlocks } from './blocks/card-blocks.ts'
import { type Block, faint, ink, inner, page } from './blocks/page-look.ts'
import type { Lettering } from './lettering.ts'
import { drawQrCode } from './parts/qr-code.ts'
import type { PdfAddress, PdfPart, PdfStyle, PdfTable } from './pdf-pages.ts'

const shade = rgb(0.94, 0.94, 0.95)
const hairline = rgb(0.82, 0.82, 0.84)
const leading = 1.3

const styles = {
  title: { size: 18, bold: true, before: 0, room: 60, color: ink },
  chapter: { size: 14, bold: true, before: 18, room: 100, color: ink },
  heading: { size: 11, bold: true, before: 12, room: 46, color: ink },
  item: { size: 10, bold: true, before: 8, room: 30, color: faint },
  line: { size: 10, bold: false, before: 2, room: 0, color: ink },
  paragraph: { size: 10, bold: false, before: 10, room: 14, color: ink },
  signature: { size: 15, bold: false, before: 12, room: 40, color: ink },
  note: { size: 9, bold: false, before: 2, room: 0, color: faint },
} as const satisfies Record<PdfStyle, unknown>

/** How parts are laid out. Cards keep their size, since they are cut out. */
export interface Print {
  readonly lettering: Lettering
  /** What letters and the space around them are multiplied by. */
  readonly scale: number
}

/** Lays a part out in blocks, top to bottom. */
export function blocksOf(part: PdfPart, print: Print): Block[] {
  if ('style' in part) return lineBlocks(part, print)
  if ('question' in part) return answerBlocks(part, print)
  if ('table' in part) return tableBlocks(part.table, print)
  if ('cards' in part) return cardBlocks(part.cards, print.lettering)
  if ('qr' in part) return [qrBlock(part, print)]
  if ('addresses' in part) return [addressBlock(part.addresses, print)]
  if ('together' in part) return [joined(part.together.flatMap((each) => blocksOf(each, print)))]
  return [{ before: 0, height: 0, room: 0, turnsPage: true, bookmark: part.newPage, draw: () => undefined }]
}

interface Cell {
  readonly text: string
  readonly x: number
  readonly color: Color
  readonly bold?: boolean
}

/** Cells on one line, at the foot of their row. */
const drawn = (lettering: Lettering, cells: readonly Cell[], size: number) => (sheet: PDFPage, top: number) => {
  for (const { bold = false, ...cell } of cells)
    lettering.write(sheet, { ...cell, y: top - size * leading }, { size, bold })
}

function lineBlocks({ style, text }: { readonly style: PdfStyle; readonly text: string }, { lettering, scale }: Print) {
  const { bold, room, color } = styles[style]
  const [size, before] = [styles[style].size * scale, styles[style].before * scale]
  return lettering.rows(text, inner, { size, bold }).map((row, at): Block => ({
    before: at === 0 ? before : 0,
    height: size * leading,
    room: at === 0 ? room : 0,
    ...(style === 'chapter' && at === 0 && { bookmark: text }),
    draw: drawn(lettering, [{ text: row, x: page.margin, color, bold }], size),
  }))
}

function answerBlocks(part: Extract<PdfPart, { question: string }>, { lettering, scale }: Print): Block[] {
  const size = 9.5 * scale
  const height = size * leading
  const indent = part.depth * page.step
  const right = page.margin + page.labels + page.gap
  const labels = lettering.rows(part.question, page.labels - indent, { size })
  const values = part.answer.flatMap((text) => lettering.rows(text, page.width - page.margin - right, { size }))
  const rows = Math.max(labels.length, values.length)
  return Array.from({ length: rows }, (_, at) => ({
    before: at === 0 ? 4 * scale : 0,
    height,
    // Its first lines stay together.
    room: at === 0 ? (Math.min(4, rows) - 1) * height : 0,
    draw: drawn(
      lettering,
      [
        { text: labels[at] ?? '', x: page.margin + indent, color: faint },
        { text: values[at] ?? '', x: right, color: ink },
      ],
      size,
    ),
  }))
}

const table = { size: 8.5, padding: 4 } as const

function tableBlocks({ columns, rows, total }: PdfTable, print: Print): Block[] {
  const evened = evenCents(columns, total === undefined ? rows : [...rows, total])
  const row = (cells: readonly string[], look: RowLook) => tableRow(columns, cells, { print, ...look })
  const labels = columns.map(({ label }) => label)
  const header = row(labels, { bold: true, isShaded: true })
  const body = evened.slice(0, rows.length).map((cells) => ({ ...row(cells, {}), header }))
  const sum = evened.slice(rows.length).map((cells) => ({ ...row(cells, { bold: true, isShaded: true }), header }))
  const next = body[0] ?? sum[0]
  return [{ ...header, before: 6 * print.scale, room: next?.height ?? 0 }, ...body, ...sum]
}

/** Shows cents for all amounts of a column if one has them, so that decimal points line up. */
function evenCents(columns: PdfTable['columns'], rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const withCents = columns.map(
    ({ isNumeric = false }, at) => isNumeric && rows.some((row) => /\.\d\d$/.test(row[at] ?? '')),
  )
  const isWhole = /^[-−(]?\$[\d,]+$/
  return rows.map((row) => row.map((cell, at) => (withCents[at] === true && isWhole.test(cell) ? `${cell}.00` : cell)))
}

interface RowLook {
  readonly bold?: boolean
  readonly isShaded?: boolean
}

function tableRow(
  columns: PdfTable['columns'],
  cells: readonly string[],
  { print: { lettering, scale }, bold = false, isShaded = false }: RowLook & { readonly print: Print },
): Block {
  const [size, padding] = [table.size * scale, table.padding * scale]
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let left: number = page.margin
  const laidOut = columns.map(({ width, isNumeric = false }, at) => {
    const x = left
    const wide = (inner * width) / shares
    left += wide
    return { x, wide, isNumeric, lines: lettering.rows(cells[at] ?? '', wide - 2 * padding, { size, bold }) }
  })
  const lines = Math.max(1, ...laidOut.map((cell) => cell.lines.length))
  const height = lines * size * leading + padding
  return {
    before: 0,
    height,
    room: 0,
    draw: (sheet, top) => {
      const box = { x: page.margin, width: inner, y: top - height }
      if (isShaded) sheet.drawRectangle({ ...box, height, color: shade })
      sheet.drawLine({
        start: { x: box.x, y: box.y },
        end: { x: box.x + inner, y: box.y },
        thickness: 0.5,
        color: hairline,
      })
      for (const { x, wide, isNumeric, lines: texts } of laidOut)
        for (const [at, text] of texts.entries()) {
          const end = x + wide - padding - lettering.width(text, { size, bold })
          const cell = { text, x: isNumeric ? end : x + padding, y: top - (at + 1) * size * leading, color: ink }
          lettering.write(sheet, cell, { size, bold })
        }
    },
  }
}

function addressBlock(addresses: readonly PdfAddress[], { lettering, scale }: Print): Block {
  const size = 9.5 * scale
  const height = size * leading
  const space = inner - page.gap * (addresses.length - 1)
  const shares = addresses.reduce((sum, { share = 1 }) => sum + share, 0)
  let left: number = page.margin
  const columns = addresses.map(({ label, lines, share = 1 }) => {
    const wide = (space * share) / shares
    const x = left
    left += wide + page.gap
    return { x, label, rows: lines.flatMap((line) => lettering.rows(line, wide, { size })) }
  })
  const most = Math.max(0, ...columns.map(({ rows }) => rows.length))
  return {
    before: 10 * scale,
    height: (most + 1) * height + 2,
    room: 0,
    draw: (sheet, top) => {
      for (const { x, label, rows } of columns) {
        drawn(lettering, [{ text: lettering.printed(label), x, color: faint, bold: true }], 8.5 * scale)(sheet, top)
        for (const [at, text] of rows.entries())
          drawn(lettering, [{ text, x, color: ink }], size)(sheet, top - (at + 1) * height - 2)
      }
    },
  }
}

const qr = { side: 62, size: 8.5 } as const

/** A QR code with lines next to it. The code keeps its size, so that phones read it. */
function qrBlock(
  { qr: text, lines, side = qr.side }: Extract<PdfPart, { qr: string }>,
  { lettering, scale }: Print,
): Block {
  const size = qr.size * scale
  const x = page.margin + side + page.gap
  const rows = lines.flatMap((line) => lettering.rows(line, page.width - page.margin - x, { size }))
  return {
    before: 10 * scale,
    height: side,
    room: 0,
    draw: (sheet, top) => {
      drawQrCode(sheet, text, { x: page.margin, top, side })
      for (const [at, row] of rows.entries())
        drawn(lettering, [{ text: row, x, color: ink }], size)(sheet, top - at * size * leading)
    },
  }
}

/** Blocks as one that is never split; what is longer than a page must not be joined. */
function joined(blocks: readonly Block[]): Block {
  return {
    before: blocks[0]?.before ?? 0,
    height: blocks.reduce((sum, { before, height }, at) => sum + height + (at === 0 ? 0 : before), 0),
    room: 0,
    draw: (sheet, top) => {
      let y = top
      for (const [at, { before, height, draw }] of blocks.entries()) {
        y -= at === 0 ? 0 : before
        draw(sheet, y)
        y -= height
      }
    },
  }
}
