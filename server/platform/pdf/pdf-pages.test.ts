import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { expect, test } from 'vitest'
import { type Letterhead, pdfOf, type PdfPart } from './pdf-pages.ts'

const head = { title: 'Submission 7', foot: 'Acme · 7', at: new Date('2026-11-24T12:00:00Z') }

/** What another program reads from a PDF: its texts with their places, page by page, and its outline. */
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return (items as TextItem[])
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, transform, width }) => ({ text: str, x: transform[4] as number, right: transform[4] + width }))
    }),
  )
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title)
  await task.destroy()
  return { pages, outline, texts: pages.map((page) => page.map(({ text }) => text)) }
}

const columns = [
  { label: 'Coverage', width: 3 },
  { label: 'Limit', width: 1, isNumeric: true },
]

test('a table repeats its header on each page and splits no row', async () => {
  const long = Array.from({ length: 14 }, (_, at) => `Line ${at + 1} of a description`).join('\n')
  const rows = Array.from({ length: 12 }, (_, at) => [`Row ${at + 1}\n${long}`, '$1'])
  const { texts } = await read(await pdfOf(head, [{ table: { columns, rows, total: ['Total', '$12'] } }]))
  expect(texts.length).toBeGreaterThan(2)
  for (const page of texts) {
    expect(page.slice(0, 2)).toEqual(['Coverage', 'Limit'])
    const begun = page.filter((text) => /^Row \d+$/.test(text)).length
    expect(page.filter((text) => text === 'Line 14 of a description')).toHaveLength(begun)
  }
  expect(texts.at(-1)).toEqual(expect.arrayContaining(['Total', '$12']))
})

test('numbers end at one edge, so that their digits stand below each other', async () => {
  const { pages } = await read(
    await pdfOf(head, [
      {
        table: {
          columns,
          rows: [
            ['A', '$1,000,000'],
            ['B', '$5'],
          ],
        },
      },
    ]),
  )
  const [limit, million, five] = ['Limit', '$1,000,000', '$5'].map((wanted) =>
    pages[0]!.find(({ text }) => text === wanted)!,
  )
  expect(million!.right).toBeCloseTo(five!.right, 0)
  expect(limit!.right).toBeCloseTo(five!.right, 0)
  expect(million!.x).toBeLessThan(five!.x)
})

test('chapters and new pages are bookmarks; one alone is none', async () => {
  const chapter = (text: string): PdfPart[] => [
    { style: 'chapter', text },
    { style: 'line', text: 'Content' },
  ]
  const two = await read(
    await pdfOf(head, [...chapter('Cover'), { newPage: 'Losses' }, { style: 'title', text: 'Five years' }]),
  )
  expect([two.outline, two.texts.length]).toEqual([['Cover', 'Losses'], 2])
  expect((await read(await pdfOf(head, chapter('Cover')))).outline).toEqual([])
})

test('a letterhead tops the first page, and its name the later ones beside the title', async () => {
  const brand = { name: 'Harbor & Pine', color: '#0b4f52', timeZone: 'America/New_York' }
  const letterhead: Letterhead = { ...brand, lines: ['1 Pine St'], logo: null }
  const { texts } = await read(
    await pdfOf({ ...head, letterhead }, [{ style: 'title', text: 'Hello' }, { newPage: 'B' }]),
  )
  expect(texts[0]!.slice(0, 3)).toEqual(['Harbor & Pine', '1 Pine St', 'Hello'])
  expect(texts[1]!.slice(0, 2)).toEqual(['Submission 7', 'Harbor & Pine'])
  expect(texts.map((page) => page.at(-1))).toEqual(['Page 1 of 2', 'Page 2 of 2'])
})

test.each([
  ['stored as WebP is printed', 'image/webp', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 1],
  ['broken is left out', 'image/png', 'iVBORw0KGgo=', 0],
])('a logo that is %s', async (_, type, base64, many) => {
  const bytes = Buffer.from(base64, 'base64')
  const letterhead: Letterhead = {
    name: 'Harbor & Pine',
    lines: [],
    color: '#0b4f52',
    logo: { type, bytes },
    timeZone: 'America/New_York',
  }
  const { context } = await PDFDocument.load(await pdfOf({ ...head, letterhead }, []))
  const images = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const kind = object instanceof PDFStream ? object.dict.get(PDFName.of('Subtype')) : undefined
    return kind === PDFName.of('Image') ? [kind] : []
  })
  expect(images).toHaveLength(many)
})

test('parts that belong together move to the next page together', async () => {
  const filler = Array.from({ length: 44 }, (): PdfPart => ({ style: 'line', text: 'Filler' }))
  const signature: PdfPart = {
    together: ['Statement', 'Signature', 'Date'].map((text) => ({ style: 'heading' as const, text })),
  }
  const { texts } = await read(await pdfOf(head, [...filler, signature]))
  expect(texts[1]).toEqual(expect.arrayContaining(['Statement', 'Signature', 'Date']))
  expect(texts[0]).not.toContain('Statement')
})

test('amounts of a column show cents where one of them has cents', async () => {
  const rows = [
    ['A', '$1,250'],
    ['B', '$5.50'],
  ]
  const { texts } = await read(await pdfOf(head, [{ table: { columns, rows, total: ['Total', '$1,255.50'] } }]))
  expect(texts[0]).toEqual(expect.arrayContaining(['$1,250.00', '$5.50', '$1,255.50']))
})
