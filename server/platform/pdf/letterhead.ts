import { type PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { faint, ink, inner, page } from './blocks/page-look.ts'
import { printablePicture } from '../pictures/redraw.ts'
import type { Lettering } from './lettering.ts'
import type { Letterhead } from './pdf-pages.ts'

const logoBox = { width: 170, height: 44 } as const
const size = 8.5
const rowHeight = 11

/** Draws the top of the first page and returns its height. */
export async function drawLetterhead(
  document: PDFDocument,
  sheet: PDFPage,
  { letterhead, lettering }: { readonly letterhead: Letterhead; readonly lettering: Lettering },
): Promise<number> {
  const top = page.height - page.margin + 18
  const logo = await embedded(document, letterhead.logo)
  const { name, lines } = letterhead
  const rows = lines.flatMap((line) => lettering.rows(line, inner / 2, { size }))
  // With a logo the name is one of the lines; without one it replaces the logo.
  const right = logo === undefined ? rows : [lettering.printed(name), ...rows]
  if (logo === undefined) {
    const [row = ''] = lettering.rows(name, inner / 2, { size: 15, bold: true })
    lettering.write(sheet, { text: row, x: page.margin, y: top - 15, color: ink }, { size: 15, bold: true })
  } else {
    const fit = logo.scaleToFit(logoBox.width, logoBox.height)
    sheet.drawImage(logo, { x: page.margin, y: top - fit.height, ...fit })
  }
  for (const [at, text] of right.entries()) {
    const bold = logo !== undefined && at === 0
    const x = page.width - page.margin - lettering.width(text, { size, bold })
    lettering.write(sheet, { text, x, y: top - size - at * rowHeight, color: bold ? ink : faint }, { size, bold })
  }
  const bottom = top - Math.max(logo === undefined ? 22 : logoBox.height, right.length * rowHeight) - 8
  drawRule(sheet, bottom, { color: letterhead.color, thickness: 2 })
  return page.height - bottom + 20
}

/** Draws the running header of a later page. */
export function drawRunningHeader(
  sheet: PDFPage,
  lettering: Lettering,
  { title, letterhead }: { readonly title: string; readonly letterhead: Letterhead },
): void {
  const y = page.height - page.margin + 14
  const [text = ''] = lettering.rows(title, inner * 0.6, { size: 8 })
  const [name = ''] = lettering.rows(letterhead.name, inner * 0.38, { size: 8 })
  lettering.write(sheet, { text, x: page.margin, y, color: faint }, { size: 8 })
  const x = page.width - page.margin - lettering.width(name, { size: 8 })
  lettering.write(sheet, { text: name, x, y, color: faint }, { size: 8 })
  drawRule(sheet, y - 5, { color: letterhead.color, thickness: 1 })
}

function drawRule(
  sheet: PDFPage,
  y: number,
  { color, thickness }: { readonly color: string; readonly thickness: number },
) {
  const ends = { start: { x: page.margin, y }, end: { x: page.width - page.margin, y } }
  sheet.drawLine({ ...ends, thickness, color: brandColor(color) })
}

function brandColor(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red ?? 0, green ?? 0, blue ?? 0)
}

/** A logo in a format PDFs support: one that was stored as WebP is redrawn. */
async function embedded(document: PDFDocument, logo: Letterhead['logo']): Promise<PDFImage | undefined> {
  if (logo === null) return undefined
  const { type, bytes } = logo
  const megabytes = Math.ceil(bytes.length / 1024 ** 2)
  const printed = type === 'image/webp' ? await printablePicture(Buffer.from(bytes), megabytes) : logo
  if ('error' in printed) return undefined
  const drawing = printed.type === 'image/png' ? document.embedPng(printed.bytes) : document.embedJpg(printed.bytes)
  // One that is broken is left out: the name takes its place.
  return drawing.catch(() => undefined)
}
