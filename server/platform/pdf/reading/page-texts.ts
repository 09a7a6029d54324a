import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnusablePdf } from '../pdf-work.ts'

/** Lines further apart than this many heights of their letters are paragraphs. */
const paragraphGap = 1.7

/** The text of each page of a PDF, line by line; blank if a page is an image. Runs in the process for PDFs. */
export async function pageTexts(bytes: Uint8Array, mostPages: number): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  try {
    const document = await task.promise
    if (document.numPages > mostPages) throw new UnusablePdf('tooManyPages')
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, at) => {
        const { items } = await (await document.getPage(at + 1)).getTextContent()
        return textOf(items.filter((item) => 'str' in item))
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnusablePdf('encrypted', { cause: error })
    throw error
  } finally {
    await task.destroy()
  }
}

interface Run {
  readonly str: string
  readonly height: number
  readonly transform: readonly number[]
}

/** The runs of a page as lines: a run at another height starts a line, and one far below it a paragraph. */
function textOf(runs: readonly Run[]): string {
  let text = ''
  let last: { readonly y: number; readonly height: number } | undefined
  for (const { str, height, transform } of runs) {
    if (str === '') continue
    const y = transform[5] ?? 0
    const size = height > 0 ? height : (last?.height ?? 0)
    if (last !== undefined && Math.abs(last.y - y) > Math.max(1, size / 2))
      text += Math.abs(last.y - y) > size * paragraphGap ? '\n\n' : '\n'
    text += str
    if (str.trim() !== '') last = { y, height: size }
  }
  return text
    .replaceAll(/[^\S\n]+$/gmu, '')
    .replaceAll('\u0000', '')
    .trim()
}
