/** How a line of a PDF looks. */
export type PdfStyle = 'title' | 'chapter' | 'heading' | 'item' | 'line' | 'note'

/** What a PDF holds, from top to bottom: a line by itself, or a question with its answer beside it. */
export type PdfPart =
  | { readonly style: PdfStyle; readonly text: string }
  | { readonly question: string; readonly answer: readonly string[]; readonly depth: number }

export interface PdfHead {
  readonly title: string
  readonly foot: string
  readonly at: Date
}

/** A PDF whose parts flow over as many pages as they need, with a foot on each. */
export async function pdfOf(head: PdfHead, parts: readonly PdfPart[]): Promise<Uint8Array> {
  // The library and the fonts take 20 MB, and most servers start without a page to print.
  const { drawPdf } = await import('./pdf-sheet.ts')
  return drawPdf(head, parts)
}
