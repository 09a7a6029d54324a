import { PDFDocument, rgb, type PDFPage } from '@cantoo/pdf-lib'
import { Lettering, lettersNote } from './lettering.ts'
import type { PdfHead, PdfPart, PdfStyle } from './pdf-pages.ts'

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
} as const satisfies Record<PdfStyle, unknown>

/** Draws the parts from top to bottom and saves the document. */
export async function drawPdf({ title, foot, at }: PdfHead, parts: readonly PdfPart[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const sheet = new Sheet(document, await Lettering.of(document))
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
  readonly #lettering: Lettering
  #page: PDFPage
  #y: number = page.height - page.margin

  constructor(document: PDFDocument, lettering: Lettering) {
    this.#document = document
    this.#lettering = lettering
    this.#page = document.addPage([page.width, page.height])
  }

  add(part: PdfPart): void {
    if ('question' in part) this.#addAnswer(part)
    else this.#addLine(styles[part.style], part.text)
  }

  addFeet(foot: string): void {
    const lettering = this.#lettering
    const [text = ''] = lettering.rows(foot, page.width - 2 * page.margin - 90, { size: 8 })
    const pages = this.#document.getPages()
    for (const [at, each] of pages.entries()) {
      const y = page.margin
      lettering.write(each, { text, x: page.margin, y, color: faint }, { size: 8 })
      const place = { x: page.width - page.margin - 70, y, color: faint }
      lettering.write(each, { text: `Page ${at + 1} of ${pages.length}`, ...place }, { size: 8 })
      if (!lettering.isWhole)
        lettering.write(each, { text: lettersNote, x: page.margin, y: y - 12, color: faint }, { size: 7 })
    }
  }

  #addLine({ size, bold, before, room, color }: (typeof styles)[PdfStyle], text: string): void {
    const rows = this.#lettering.rows(text, page.width - 2 * page.margin, { size, bold })
    this.#y -= before
    this.#keepTogether(room + size * leading)
    for (const row of rows) {
      this.#advance(size)
      this.#lettering.write(this.#page, { text: row, x: page.margin, y: this.#y, color }, { size, bold })
    }
  }

  #addAnswer({ question, answer, depth }: Extract<PdfPart, { question: string }>): void {
    const left = page.margin + depth * page.step
    const right = page.margin + page.labels + page.gap
    const size = 9.5
    const labels = this.#lettering.rows(question, page.labels - depth * page.step, { size })
    const values = answer.flatMap((text) => this.#lettering.rows(text, page.width - page.margin - right, { size }))
    this.#y -= 4
    this.#keepTogether(Math.min(4, Math.max(labels.length, values.length)) * size * leading)
    for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
      this.#advance(size)
      this.#draw({ text: labels[at] ?? '', x: left }, { size, color: faint })
      this.#draw({ text: values[at] ?? '', x: right }, { size, color: ink })
    }
  }

  #draw({ text, x }: Row, { size, color }: { readonly size: number; readonly color: ReturnType<typeof rgb> }): void {
    this.#lettering.write(this.#page, { text, x, y: this.#y, color }, { size })
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
}
