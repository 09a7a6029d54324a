import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import { encode } from 'uqr'

const black = rgb(0, 0, 0)

interface Square {
  readonly x: number
  /** Its upper edge. */
  readonly top: number
  readonly side: number
}

/** Draws a text as a QR code. The paper around it is its quiet edge. */
export function drawQrCode(sheet: PDFPage, text: string, { x, top, side }: Square): void {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = side / data.length
  // A hair wider, so that no white line shows between two of them.
  const square = { width: module + 0.05, height: module + 0.05, color: black }
  for (const [down, row] of data.entries())
    for (const [across, isDark] of row.entries())
      if (isDark) sheet.drawRectangle({ ...square, x: x + across * module, y: top - (down + 1) * module })
}
