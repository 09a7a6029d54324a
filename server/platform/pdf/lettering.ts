import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { isPrintable, printable } from './printable-text.ts'
import { textRows } from './text-rows.ts'
import { printableLetters, typeFacesOf } from './type-faces.ts'

/** The note on a page where a character could not be printed. */
export const lettersNote =
  'Only Latin, Greek and Cyrillic letters can be printed here: others appear as plain letters or [?]. The portal shows the original text.'

type TypeFaces = Awaited<ReturnType<typeof typeFacesOf>>

interface Letters {
  readonly size: number
  readonly bold?: boolean
}

/** Checks, before a PDF is made, whether all letters of some texts can be printed. */
export async function letterCheck(): Promise<(text: string) => boolean> {
  const letters = await printableLetters()
  return (text) => isPrintable(text, (codePoint) => letters.has(codePoint))
}

/** Writes texts on the pages of one PDF, in letters that its fonts have. */
export class Lettering {
  readonly #regular: PDFFont
  readonly #bold: PDFFont
  readonly #hasLetter: (codePoint: number) => boolean
  #isWhole = true

  private constructor({ regular, bold }: TypeFaces, letters: ReadonlySet<number>) {
    this.#regular = regular
    this.#bold = bold
    this.#hasLetter = (codePoint) => letters.has(codePoint)
  }

  static async of(document: PDFDocument): Promise<Lettering> {
    return new Lettering(await typeFacesOf(document), await printableLetters())
  }

  /** Whether every character so far could be printed. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  width(text: string, { size, bold = false }: Letters): number {
    return (bold ? this.#bold : this.#regular).widthOfTextAtSize(text, size)
  }

  /** A text in the letters that there are. */
  printed(text: string): string {
    this.#isWhole &&= isPrintable(text, this.#hasLetter)
    return printable(text, this.#hasLetter)
  }

  /** A text in rows no wider than asked, to be written as they are. */
  rows(text: string, width: number, letters: Letters): string[] {
    return textRows(this.printed(text), width, (row) => this.width(row, letters))
  }

  /** Writes one row, from its left end on its line. */
  write(
    page: PDFPage,
    { text, x, y, color }: { readonly text: string; readonly x: number; readonly y: number; readonly color: Color },
    { size, bold = false }: Letters,
  ): void {
    if (text !== '') page.drawText(text, { x, y, size, font: bold ? this.#bold : this.#regular, color })
  }
}
