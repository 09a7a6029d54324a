import { degrees, PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { frameOf, seen } from './page-frame.ts'
import { readPdf } from './pdf-process.ts'
import { pdfOf } from './pdf-pages.ts'
import { pdfLayers } from './test/pdf-text.ts'

async function turnedPage(angle: number) {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.setCropBox(50, 100, 400, 600)
  page.setRotation(degrees(angle))
  return { document, page }
}

describe('a page is taken as it is seen', () => {
  // A mark near the upper left corner of the page as it lies, and where it is seen once the page is turned.
  const mark = { x: 60, y: 660, width: 30, height: 20 }
  test.each([
    [0, [400, 600], { x: 10, y: 20, width: 30, height: 20 }],
    [90, [600, 400], { x: 560, y: 10, width: 20, height: 30 }],
    [180, [400, 600], { x: 360, y: 560, width: 30, height: 20 }],
    [270, [600, 400], { x: 20, y: 360, width: 20, height: 30 }],
    [-90, [600, 400], { x: 20, y: 360, width: 20, height: 30 }],
  ])('turned by %d degrees', async (angle, size, place) => {
    const { page } = await turnedPage(angle)
    const frame = frameOf(page)
    expect([frame.width, frame.height]).toEqual(size)
    expect(seen(frame, mark)).toEqual(place)
  })

  test('as far as its media box goes, however large its crop box is', async () => {
    const { page } = await turnedPage(0)
    page.setCropBox(0, 0, 1200, 1600)
    expect(frameOf(page)).toMatchObject({ width: 600, height: 800 })
  })

  test('and its picture is turned with it', async () => {
    const { document, page } = await turnedPage(90)
    page.drawText('Up', { x: 60, y: 660 })
    const read = await readPdf({ bytes: await document.save(), mostPages: 1, mostFields: 1 })
    expect(read.pages).toEqual([{ width: 600, height: 400 }])
    const [sheet] = (await PDFDocument.load(read.bytes)).getPages()
    expect([sheet!.getRotation().angle, sheet!.getWidth(), sheet!.getHeight()]).toEqual([0, 600, 400])
  })
})

test('a PDF with restrictions alone is taken with its fields; one with a password is not', async () => {
  const made = async (userPassword: string) => {
    const { document, page } = await turnedPage(0)
    document.getForm().createTextField('Applicant').addToPage(page, { x: 60, y: 300, width: 90, height: 20 })
    page.drawText('Name of applicant', { x: 60, y: 330 })
    document.encrypt({ userPassword, ownerPassword: 'other', permissions: { modifying: false } })
    return { bytes: await document.save(), mostPages: 1, mostFields: 1 }
  }
  const read = await readPdf(await made(''))
  expect(read.fields.map(({ name }) => name)).toEqual(['Applicant'])
  const again = await PDFDocument.load(read.bytes)
  expect([again.isEncrypted, again.getPageCount()]).toEqual([false, 1])
  await expect(readPdf(await made('secret'))).rejects.toMatchObject({ code: 'encrypted' })
})

describe('layers that a PDF does not show', () => {
  const layered = async (usual: (draft: PDFRef, final: PDFRef) => Record<string, string | PDFRef[]>) => {
    const { document, page } = await turnedPage(0)
    const { context } = document
    const layer = (name: string) => context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }))
    const [draft, final] = [layer('Draft'), layer('Final')]
    document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [draft, final], D: usual(draft, final) }))
    page.drawText('On a layer', { x: 60, y: 660 })
    page.node.Resources()!.set(PDFName.of('Properties'), context.obj({ Draft: draft, Final: final }))
    return document.save()
  }

  test.each([
    ['by name', (draft: PDFRef) => ({ OFF: [draft] })],
    ['unless they are named', (_: PDFRef, final: PDFRef) => ({ BaseState: 'OFF', ON: [final] })],
  ])('stay hidden %s, also where its pages are appended to others', async (_, usual) => {
    const { bytes } = await readPdf({ bytes: await layered(usual), mostPages: 1, mostFields: 1 })
    const shown = { Draft: false, Final: true }
    expect(await pdfLayers(bytes)).toEqual(shown)
    const head = { title: 'Packet', foot: '', at: new Date() }
    expect(await pdfLayers(await pdfOf(head, [], [{ title: 'Form', bytes }]))).toEqual(shown)
  })
})

describe('reading ends', () => {
  const some = async () => {
    const { document } = await turnedPage(0)
    return { bytes: await document.save(), mostPages: 1, mostFields: 1 }
  }

  test.each([
    ['where it takes too long', { memoryMb: 512, withinMs: 1 }],
    ['where it takes too much memory', { memoryMb: 24, withinMs: 60_000 }],
  ])('%s', async (_, limits) => {
    await expect(readPdf(await some(), limits)).rejects.toMatchObject({ code: 'tooLarge' })
  })

  test('where there are more pages than are taken', async () => {
    await expect(readPdf({ ...(await some()), mostPages: 0 })).rejects.toMatchObject({ code: 'tooManyPages' })
  })
})
