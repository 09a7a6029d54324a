import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'

/** A section of the book: a bookmark, a title, and what it holds. Nothing is printed where there is nothing to say. */
export const section = (title: string, parts: readonly PdfPart[]): PdfPart[] =>
  parts.length === 0 ? [] : [{ newPage: title }, { style: 'title', text: title }, ...parts]
