import type { PdfPart, PdfTable } from '../pdf-pages.ts'

export const line = (text: string): PdfPart => ({ style: 'line', text })
export const paragraph = (text: string): PdfPart => ({ style: 'paragraph', text })
export const heading = (text: string): PdfPart => ({ style: 'heading', text })
export const note = (text: string): PdfPart => ({ style: 'note', text })
export const fact = (question: string, answer: string): PdfPart => ({ question, answer: [answer], depth: 0 })

/** Answered fields. */
export const facts = (each: readonly (readonly [question: string, answer: string])[]): PdfPart[] =>
  each.filter(([, answer]) => answer !== '').map(([question, answer]) => fact(question, answer))

/** A table under a heading; omitted if it has no rows. */
export const tableUnder = (text: string, table: PdfTable): PdfPart[] =>
  table.rows.length === 0 ? [] : [heading(text), { table }]

/** A list under a chapter heading; omitted if empty. */
export const listUnder = (text: string, items: readonly string[]): PdfPart[] =>
  items.length === 0 ? [] : [{ style: 'chapter', text }, ...bulleted(items)]

/** A list under a heading; omitted if empty. */
export const bulletsUnder = (text: string, items: readonly string[]): PdfPart[] =>
  items.length === 0 ? [] : [heading(text), ...bulleted(items)]

export const bulleted = (items: readonly string[]): PdfPart[] => items.map((item) => line(`• ${item}`))
