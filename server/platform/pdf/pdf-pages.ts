import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { printable } from './printable-text.ts'

const page = { width: 612, height: 792, margin: 54, foot: 28, labels: 216, gap: 14, step: 12 } as const
const ink = rgb(0.13, 0.13, 0.15)
const faint = rgb(0.4, 0.4, 0.44)
const leading = 1.3

/** `room` is what has to fit beneath, so that nothing stands alone at the end of a page. */
const styles = {
  title: { size: 18, bold: true, before: 0, room: 60, color: ink },
  chapter: { size: 14, bold: true, before: 18, room: 100, color: ink },
  heading: { size: 11, bold: true, before: 12, room: 46, color: ink },
  item: { size: 10, bold: true, before: 8, room: 30, color: faint },
  line: { size: 10, bold: false, before: 2, room: 0, color: ink },
  note: { size: 9, bold: false, before: 2, room: 0, color: faint },
} as const

/** What a PDF holds, from top to bottom: a line by itself, or a question with its answer beside it. */
export type PdfPart =
  | { readonly style: keyof typeof styles; readonly text: string }
  | { readonly question: string; readonly answer: readonly string[]; readonly depth: number }

/** What stands below each page where a letter could not be printed. */
const lettersNote =
  'Some letters cannot be printed here: they stand in plain form or as [?]. The portal shows them as they were typed.'

/** A PDF whose parts flow over as many pages as they need, with a foot on each. */
export async function pdfOf(
  { title, foot, at }: { readonly title: string; readonly foot: string; readonly at: Date },
  parts: readonly PdfPart[],
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const sheet = new Sheet(document, {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  })
  for (const part of parts) sheet.add(part)
  sheet.addFeet(foot)
  document.setTitle(title)
  document.setCreator('Portico')
  document.setCreationDate(at)
  document.setModificationDate(at)
  return document.save()
}

interface Row {
  readonly text: string
  readonly x: number
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

  add(part: PdfPart): void {
    if ('question' in part) this.#addAnswer(part)
    else this.#addLine(styles[part.style], part.text)
  }

  addFeet(foot: string): void {
    const font = this.#fonts.regular
    const [text = ''] = this.#wrapped(foot, font, { size: 8, width: page.width - 2 * page.margin - 90 })
    const pages = this.#document.getPages()
    for (const [at, each] of pages.entries()) {
      const y = page.margin
      const look = { size: 8, font, color: faint }
      each.drawText(text, { x: page.margin, y, ...look })
      each.drawText(`Page ${at + 1} of ${pages.length}`, { x: page.width - page.margin - 70, y, ...look })
      if (!this.#isWhole) each.drawText(lettersNote, { x: page.margin, y: y - 12, ...look, size: 7 })
    }
  }

  #addLine({ size, bold, before, room, color }: (typeof styles)[keyof typeof styles], text: string): void {
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    const rows = this.#wrapped(text, font, { size, width: page.width - 2 * page.margin })
    this.#y -= before
    this.#keepTogether(room + size * leading)
    for (const row of rows) {
      this.#advance(size)
      this.#page.drawText(row, { x: page.margin, y: this.#y, size, font, color })
    }
  }

  #addAnswer({ question, answer, depth }: Extract<PdfPart, { question: string }>): void {
    const font = this.#fonts.regular
    const left = page.margin + depth * page.step
    const right = page.margin + page.labels + page.gap
    const size = 9.5
    const labels = this.#wrapped(question, font, { size, width: page.labels - depth * page.step })
    const values = answer.flatMap((text) =>
      this.#wrapped(text, font, { size, width: page.width - page.margin - right }),
    )
    this.#y -= 4
    this.#keepTogether(Math.min(4, Math.max(labels.length, values.length)) * size * leading)
    for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
      this.#advance(size)
      this.#draw({ text: labels[at] ?? '', x: left }, { size, color: faint })
      this.#draw({ text: values[at] ?? '', x: right }, { size, color: ink })
    }
  }

  #draw({ text, x }: Row, { size, color }: { readonly size: number; readonly color: ReturnType<typeof rgb> }): void {
    if (text !== '') this.#page.drawText(text, { x, y: this.#y, size, font: this.#fonts.regular, color })
  }

  #advance(size: number): void {
    this.#keepTogether(size * leading)
    this.#y -= size * leading
  }

  /** Turns the page unless there is so much room left on it. */
  #keepTogether(height: number): void {
    if (this.#y - height >= page.margin + page.foot) return
    this.#page = this.#document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
  }

  /** Rows no wider than asked, in letters that can be printed; a word that is wider by itself is broken. */
  #wrapped(text: string, font: PDFFont, { size, width }: { readonly size: number; readonly width: number }): string[] {
    const printed = printable(text, (codePoint) => this.#characters.has(codePoint))
    this.#isWhole &&= printed.isWhole
    return printed.text.split('\n').flatMap((line) => rowsOf(line, width, (row) => font.widthOfTextAtSize(row, size)))
  }
}

function rowsOf(line: string, width: number, widthOf: (text: string) => number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ').flatMap((each) => broken(each, width, widthOf))) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer) > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  const whole = widthOf(word)
  if (whole <= width) return [word]
  const most = Math.max(1, Math.floor((word.length * width) / whole / 1.5))
  return Array.from({ length: Math.ceil(word.length / most) }, (_, at) => word.slice(at * most, (at + 1) * most))
}
