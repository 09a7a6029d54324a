import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { printable } from './printable-text.ts'
import { textRows } from './text-rows.ts'
import { lettersOf, typeFacesOf } from './type-faces.ts'

/** What stands on a page where a letter could not be printed. */
export const lettersNote =
  'Only Latin, Greek and Cyrillic letters can be printed here: others stand in plain form or as [?]. The portal shows them as they were typed.'

interface Letters {
  readonly size: number
  readonly bold?: boolean
}

/** Writes texts on the pages of one PDF, in letters that its fonts have. */
export class Lettering {
  readonly #regular: PDFFont
  readonly #bold: PDFFont
  readonly #characters: ReadonlySet<number>
  #isWhole = true

  private constructor(regular: PDFFont, bold: PDFFont) {
    this.#regular = regular
    this.#bold = bold
    this.#characters = lettersOf(regular)
  }

  static async of(document: PDFDocument): Promise<Lettering> {
    const { regular, bold } = await typeFacesOf(document)
    return new Lettering(regular, bold)
  }

  /** Whether every letter so far could be printed as it is. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  width(text: string, { size, bold = false }: Letters): number {
    return (bold ? this.#bold : this.#regular).widthOfTextAtSize(text, size)
  }

  /** A text in the letters that there are. */
  printed(text: string): string {
    const { text: printed, isWhole } = printable(text, (codePoint) => this.#characters.has(codePoint))
    this.#isWhole &&= isWhole
    return printed
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
