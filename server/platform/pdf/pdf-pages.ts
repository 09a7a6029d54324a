/** How a line of a PDF looks. */
export type PdfStyle = 'title' | 'chapter' | 'heading' | 'item' | 'line' | 'paragraph' | 'signature' | 'note'

export interface PdfColumn {
  readonly label: string
  /** Share of the page's width, relative to the other columns. */
  readonly width: number
  /** Numbers are right-aligned, so that their digits line up. */
  readonly isNumeric?: boolean
}

/** Rows under a header that is repeated on each page; a row is never split between pages. */
export interface PdfTable {
  readonly columns: readonly PdfColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
}

/** A label with lines below it, such as the address of an insured. */
export interface PdfAddress {
  readonly label: string
  readonly lines: readonly string[]
  /** Share of the page's width, relative to the other addresses; 1 if missing. */
  readonly share?: number
}

export interface PdfCardField {
  readonly label: string
  readonly value: string
  /** Share of the row's width, relative to the other cards. */
  readonly share?: number
}

/** A card of wallet size, to be cut out. What does not fit a line is printed smaller, on at most two lines. */
export interface PdfCard {
  readonly title: string
  readonly rows: readonly (readonly PdfCardField[])[]
  /** An address as a captioned QR code next to the last rows. */
  readonly qr?: { readonly text: string; readonly caption: string } | undefined
  /** Small print at the foot of the card. */
  readonly text: string
}

/** A part of a PDF, from top to bottom: a line, a question with its answer beside it, a table, addresses side by side. */
export type PdfPart =
  | { readonly style: PdfStyle; readonly text: string }
  | { readonly question: string; readonly answer: readonly string[]; readonly depth: number }
  | { readonly table: PdfTable }
  /** A QR code with lines next to it, such as the address that it holds. */
  | { readonly qr: string; readonly lines: readonly string[]; readonly side?: number | undefined }
  | { readonly addresses: readonly PdfAddress[] }
  /** Parts that stay on one page, such as a signature below its statement. */
  | { readonly together: readonly PdfPart[] }
  /** Cards of wallet size with cut marks, two in a row. */
  | { readonly cards: readonly PdfCard[] }
  /** Starts a new page, with its name in the document's outline. */
  | { readonly newPage: string }

/** Who sends the document, as the top of its first page shows. */
export interface Letterhead {
  readonly name: string
  /** Address, phone, license: one per line. */
  readonly lines: readonly string[]
  /** The primary color of the brand, `#rrggbb`. */
  readonly color: string
  readonly logo: { readonly type: string; readonly bytes: Uint8Array } | null
  /** Documents are dated by its clock. */
  readonly timeZone: string
}

export interface PdfHead {
  readonly title: string
  readonly foot: string
  readonly at: Date
  readonly letterhead?: Letterhead | undefined
  /** Prints it smaller where it, up to its first new page, then fits one page. */
  readonly fitsPage?: boolean
}

/** A document whose pages follow the parts, under its own bookmark. */
export interface AppendedPdf {
  readonly title: string
  readonly bytes: Uint8Array
}

/** Called after each part; may report progress, and stop by throwing. */
export type AfterPart = (drawn: number) => Promise<void>

/** A PDF whose parts flow over as many pages as they need, with a foot on each and its chapters in the outline. */
export async function pdfOf(
  head: PdfHead,
  parts: readonly PdfPart[],
  appended: readonly AppendedPdf[] = [],
  afterPart?: AfterPart,
): Promise<Uint8Array> {
  // The library and the fonts take 20 MB, and most servers start without a page to print.
  const { drawPdf } = await import('./pdf-sheet.ts')
  return drawPdf(head, parts, appended, afterPart)
}
