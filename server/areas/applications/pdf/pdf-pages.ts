import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { printable } from './printable-text.ts'

const page = { width: 612, height: 792, margin: 54, foot: 40 } as const
const ink = rgb(0.13, 0.13, 0.15)
const faint = rgb(0.4, 0.4, 0.44)

const styles = {
  title: { size: 18, bold: true, before: 0, color: ink },
  chapter: { size: 14, bold: true, before: 18, color: ink },
  heading: { size: 11, bold: true, before: 12, color: ink },
  label: { size: 9, bold: false, before: 6, color: faint },
  value: { size: 10, bold: false, before: 1, color: ink },
  note: { size: 9, bold: false, before: 2, color: faint },
} as const

export type LineStyle = keyof typeof styles

/** What a PDF holds, from top to bottom. */
export interface PdfLine {
  readonly style: LineStyle
  readonly text: string
  /** How far it is moved in, in steps. */
  readonly depth?: number
}

/** What stands below each page where a letter could not be printed. */
const lettersNote =
  'Some letters cannot be printed here: they stand in plain form or as [?]. The portal shows them as they were typed.'

/** A PDF of lines that flow over as many pages as they need, with a foot on each. */
export async function pdfOf(
  { title, foot, at }: { readonly title: string; readonly foot: string; readonly at: Date },
  lines: readonly PdfLine[],
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const sheet = new Sheet(document, {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  })
  for (const line of lines) sheet.add(line)
  sheet.addFeet(foot)
  document.setTitle(title)
  document.setCreator('Portico')
  document.setCreationDate(at)
  document.setModificationDate(at)
  return document.save()
}

class Sheet {
  readonly #document: PDFDocument
  readonly #fonts: { readonly regular: PDFFont; readonly bold: PDFFont }
  readonly #characters: ReadonlySet<number>
  #page: PDFPage
  #y: number = page.height - page.margin
  #isWhole = true

  constructor(document: PDFDocument, fonts: { readonly regular: PDFFont; readonly bold: PDFFont }) {
    this.#document = document
    this.#fonts = fonts
    this.#characters = new Set(fonts.regular.getCharacterSet())
    this.#page = document.addPage([page.width, page.height])
  }

  add({ style, text, depth = 0 }: PdfLine): void {
    const { size, bold, before, color } = styles[style]
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    const x = page.margin + depth * 14
    const rows = wrapped(this.#printable(text), font, { size, width: page.width - page.margin - x })
    this.#y -= before
    // What names something stays with the first row of what it names.
    const together = style === 'value' || style === 'note' ? size * 1.3 : size * 1.3 * rows.length + 30
    if (this.#y - together < page.margin + page.foot) this.#turn()
    for (const row of rows) {
      this.#y -= size * 1.3
      if (this.#y < page.margin + page.foot) {
        this.#turn()
        this.#y -= size * 1.3
      }
      this.#page.drawText(row, { x, y: this.#y, size, font, color })
    }
  }

  addFeet(foot: string): void {
    const text = this.#printable(foot)
    const font = this.#fonts.regular
    const pages = this.#document.getPages()
    for (const [at, each] of pages.entries()) {
      const number = `Page ${at + 1} of ${pages.length}`
      const y = page.margin
      const width = page.width - 2 * page.margin - 90
      each.drawText(wrapped(text, font, { size: 8, width })[0]!, { x: page.margin, y, size: 8, font, color: faint })
      each.drawText(number, { x: page.width - page.margin - 70, y, size: 8, font, color: faint })
      if (!this.#isWhole) each.drawText(lettersNote, { x: page.margin, y: y - 12, size: 7, font, color: faint })
    }
  }

  #printable(text: string): string {
    const printed = printable(text, (codePoint) => this.#characters.has(codePoint))
    this.#isWhole &&= printed.isWhole
    return printed.text
  }

  #turn(): void {
    this.#page = this.#document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
  }
}

/** Rows no wider than the sheet; a word that is wider by itself is broken. */
function wrapped(text: string, font: PDFFont, { size, width }: { readonly size: number; readonly width: number }) {
  const rows: string[] = []
  for (const line of text.split('\n')) {
    let row = ''
    for (const word of line.split(' ').flatMap((each) => broken(each, font, { size, width }))) {
      const longer = row === '' ? word : `${row} ${word}`
      if (row !== '' && font.widthOfTextAtSize(longer, size) > width) {
        rows.push(row)
        row = word
      } else row = longer
    }
    rows.push(row)
  }
  return rows
}

function broken(word: string, font: PDFFont, { size, width }: { readonly size: number; readonly width: number }) {
  if (word.length < 40 || font.widthOfTextAtSize(word, size) <= width) return [word]
  // No letter is wider than its size.
  const most = Math.floor(width / size)
  return Array.from({ length: Math.ceil(word.length / most) }, (_, at) => word.slice(at * most, (at + 1) * most))
}
