/** A place on an upright page, in points from the top left corner; pages count from 1. */
export interface PdfPlace {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a field of a PDF takes. */
export type PdfFieldKind = 'text' | 'longText' | 'date' | 'number' | 'check' | 'choice' | 'choices' | 'signature'

/** A field of a PDF with all its places. */
export interface PdfField {
  readonly name: string
  /** The PDF's own label for people; empty if it has none. */
  readonly label: string
  readonly kind: PdfFieldKind
  readonly required: boolean
  readonly maxLength: number | null
  readonly choices: readonly string[]
  /**
   * `mark` is the choice that is crossed there; null if text is written. `cells` are boxes for single letters; null if
   * the text runs freely.
   */
  readonly places: readonly (PdfPlace & { readonly mark: string | null; readonly cells: Cells | null })[]
}

/** Which letters of an answer are at a place, in boxes of one width. */
export interface Cells {
  readonly from: number
  readonly count: number
}

/** What was taken out of a PDF, since it does something or does not belong to its pages. */
export const removable = ['scripts', 'actions', 'attachments', 'xfa', 'buttons', 'notes'] as const
export type Removed = (typeof removable)[number]

/** A PDF as its pages alone: nothing is left in it that runs, opens or can be filled. */
export interface ReadPdf {
  readonly bytes: Uint8Array
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  readonly fields: readonly PdfField[]
  readonly removed: readonly Removed[]
}

/** A mark to draw on a page: a text in one line, several lines or letter boxes, or a cross. */
export interface Stamp extends PdfPlace {
  readonly draw: 'line' | 'lines' | 'cells' | 'cross'
  /** The number of boxes if each letter has its own. */
  readonly cells?: number
  readonly text: string
  /** The question; heads the answer when it is moved to the end because it does not fit. */
  readonly label: string
}

/** What the process for PDFs is asked. */
export type PdfTask =
  | { readonly do: 'judge'; readonly bytes: Uint8Array }
  | { readonly do: 'clean'; readonly bytes: Uint8Array }
  | { readonly do: 'texts'; readonly bytes: Uint8Array; readonly mostPages: number }
  | { readonly do: 'read'; readonly bytes: Uint8Array; readonly mostPages: number; readonly mostFields: number }
  | {
      readonly do: 'stamp'
      readonly bytes: Uint8Array
      readonly stamps: readonly Stamp[]
      readonly title: string
      readonly at: Date
      /** Printed at the foot of every page. */
      readonly foot: string
    }

export type PdfAnswer =
  | { readonly isActive: boolean }
  | { readonly cleaned: Uint8Array }
  | { readonly texts: readonly string[] }
  | { readonly read: ReadPdf }
  | { readonly stamped: Uint8Array }
  | { readonly unusable: UnusablePdfCode; readonly reason: string }

export const unusablePdfCodes = [
  'notPdf',
  'encrypted',
  'xfa',
  'damaged',
  'tooLarge',
  'tooManyPages',
  'tooManyFields',
] as const
export type UnusablePdfCode = (typeof unusablePdfCodes)[number]

/** A PDF that is not taken, and why. */
export class UnusablePdf extends Error {
  readonly code: UnusablePdfCode

  constructor(code: UnusablePdfCode, options?: ErrorOptions) {
    super(`The PDF is not taken: ${code}`, options)
    this.name = 'UnusablePdf'
    this.code = code
  }
}
