import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'

/** A section of the book: a bookmark, a title, and its parts. Empty sections are not printed. */
export const section = (title: string, parts: readonly PdfPart[]): PdfPart[] =>
  parts.length === 0 ? [] : [{ newPage: title }, { style: 'title', text: title }, ...parts]
