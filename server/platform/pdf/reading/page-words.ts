import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Frame, seen } from '../page-frame.ts'
import type { PdfPlace } from '../pdf-work.ts'

/** A run of text on an upright page. */
export interface PdfWord extends PdfPlace {
  readonly text: string
}

/** The most runs of text to examine: a form has far fewer. */
const mostWords = 20_000

/** The words on the pages of a PDF. None if they cannot be read: fields then get the PDF's own names. */
export async function pageWords(bytes: Uint8Array, frames: readonly Frame[]): Promise<PdfWord[]> {
  // The reader takes the bytes for itself.
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const words: PdfWord[] = []
  try {
    const document = await task.promise
    const texts = await Promise.all(
      frames.map(async (_, at) => (await document.getPage(at + 1)).getTextContent().then(({ items }) => items)),
    )
    for (const [at, items] of texts.entries()) {
      for (const item of items)
        if ('str' in item && item.str.trim() !== '') words.push(wordOf(item, frames[at]!, at + 1))
    }
  } catch {
    return []
  } finally {
    await task.destroy()
  }
  return words.slice(0, mostWords)
}

interface Run {
  readonly str: string
  readonly width: number
  readonly height: number
  /** The text's transform in page space; the last two numbers are where its line starts. */
  readonly transform: readonly number[]
}

function wordOf({ str, width, height, transform }: Run, frame: Frame, page: number): PdfWord {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform
  const rect =
    Math.abs(a) >= Math.abs(b)
      ? { x: a < 0 ? x - width : x, y: a < 0 ? y - height : y, width, height }
      : { x: b > 0 ? x - height : x, y: b > 0 ? y : y - width, width: height, height: width }
  return { page, text: str.trim(), ...seen(frame, rect) }
}
