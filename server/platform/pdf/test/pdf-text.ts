import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text that a PDF shows, row by row, as another program reads it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const rows: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    rows.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
  }
  await task.destroy()
  return rows.join('\n')
}

/** The runs of text on the first page of a PDF, and how far from its left edge each begins, in points. */
export async function pdfRuns(bytes: Uint8Array): Promise<{ readonly text: string; readonly x: number }[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent({ disableNormalization: true })
  await task.destroy()
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []))
}

/** The bookmarks of a PDF on their first level. */
export async function pdfOutline(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const outline = (await (await task.promise).getOutline()) ?? []
  await task.destroy()
  return outline.map(({ title }) => title)
}

/** The layers of a PDF by name, and whether they are shown. */
export async function pdfLayers(bytes: Uint8Array): Promise<Record<string, boolean>> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const layers = await (await task.promise).getOptionalContentConfig()
  await task.destroy()
  return Object.fromEntries([...layers].map(([, { name, visible }]) => [name, visible]))
}
