import { type PDFPage, rgb } from '@cantoo/pdf-lib'

/** A letter page in points. */
export const page = { width: 612, height: 792, margin: 54, foot: 28, labels: 216, gap: 14, step: 12 } as const
export const inner = page.width - 2 * page.margin
export const ink = rgb(0.13, 0.13, 0.15)
export const faint = rgb(0.4, 0.4, 0.44)

/** A piece of a page that is never split: what does not fit moves to the next page whole. */
export interface Block {
  /** Space above it, which falls away at the top of a page. */
  readonly before: number
  readonly height: number
  /** What must still fit below it, so that nothing is left alone at the end of a page. */
  readonly room: number
  /** Repeated above the block at the top of a page: the table's header. */
  readonly header?: Block
  /** Its name in the outline of the document. */
  readonly bookmark?: string
  readonly turnsPage?: boolean
  readonly draw: (page: PDFPage, top: number) => void
}
