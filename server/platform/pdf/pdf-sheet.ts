import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { inSequence } from '../write.ts'
import { type Block, faint, inner, page } from './blocks/page-look.ts'
import { drawLetterhead, drawRunningHeader } from './letterhead.ts'
import { Lettering, lettersNote } from './lettering.ts'
import { blocksOf } from './pdf-blocks.ts'
import { addOutline, type Bookmark } from './pdf-outline.ts'
import { hideMarkedLayers, markHiddenLayers } from './reading/pdf-layers.ts'
import type { AfterPart, AppendedPdf, PdfHead, PdfPart } from './pdf-pages.ts'

/** Draws the parts from top to bottom, appends whole documents, and saves everything as one PDF. */
export async function drawPdf(
  head: PdfHead,
  parts: readonly PdfPart[],
  appended: readonly AppendedPdf[],
  afterPart?: AfterPart,
): Promise<Uint8Array> {
  const { title, foot, at, letterhead } = head
  const document = await PDFDocument.create()
  const lettering = await Lettering.of(document)
  const sheet = new Sheet(document)
  if (letterhead !== undefined) sheet.startAt(await drawLetterhead(document, sheet.page, { letterhead, lettering }))
  const scale = head.fitsPage === true ? fittingScale(parts, lettering, sheet.free) : 1
  await inSequence([...parts.entries()], async ([place, part]) => {
    for (const block of blocksOf(part, { lettering, scale })) sheet.add(block)
    await afterPart?.(place + 1)
  })
  const [, ...later] = document.getPages()
  if (letterhead !== undefined) for (const each of later) drawRunningHeader(each, lettering, { title, letterhead })
  addFeet(document, lettering, foot)
  // Their own feet number the pages of appended documents.
  const bookmarks = [...sheet.bookmarks, ...(await append(document, appended))]
  // An outline of one entry would only repeat the title.
  if (bookmarks.length > 1) addOutline(document, bookmarks)
  document.setTitle(title)
  document.setCreator('Portico')
  document.setCreationDate(at)
  document.setModificationDate(at)
  return document.save()
}

/** From the usual size down to letters that are still read with ease. */
const scales = [1, 0.94, 0.88, 0.83, 0.78] as const

/** The largest scale at which the parts before the first new page fit the space; 1 if there is none. */
function fittingScale(parts: readonly PdfPart[], lettering: Lettering, space: number): number {
  const end = parts.findIndex((part) => 'newPage' in part)
  const first = end === -1 ? parts : parts.slice(0, end)
  const heightAt = (scale: number): number =>
    first
      .flatMap((part) => blocksOf(part, { lettering, scale }))
      .reduce((sum, { before, height }, at) => sum + height + (at === 0 ? 0 : before), 0)
  return scales.find((scale) => heightAt(scale) <= space) ?? 1
}

/** Copies the pages of documents to the end of one; returns a bookmark for each. */
async function append(document: PDFDocument, appended: readonly AppendedPdf[]): Promise<Bookmark[]> {
  const bookmarks: Bookmark[] = []
  for (const { title, bytes } of appended) {
    // oxlint-disable-next-line no-await-in-loop -- one document is open at a time
    const other = await PDFDocument.load(bytes)
    markHiddenLayers(other)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    const pages = await document.copyPages(other, other.getPageIndices())
    for (const each of pages) document.addPage(each)
    const [first] = pages
    if (first !== undefined) bookmarks.push({ title, page: first, top: first.getHeight() })
  }
  // Layers come with copied pages alone.
  if (appended.length > 0) hideMarkedLayers(document)
  return bookmarks
}

function addFeet(document: PDFDocument, lettering: Lettering, foot: string): void {
  const [text = ''] = lettering.rows(foot, inner - 90, { size: 8 })
  const pages = document.getPages()
  for (const [at, each] of pages.entries()) {
    const y = page.margin
    lettering.write(each, { text, x: page.margin, y, color: faint }, { size: 8 })
    const number = `Page ${at + 1} of ${pages.length}`
    const x = page.width - page.margin - lettering.width(number, { size: 8 })
    lettering.write(each, { text: number, x, y, color: faint }, { size: 8 })
    if (!lettering.isWhole)
      lettering.write(each, { text: lettersNote, x: page.margin, y: y - 12, color: faint }, { size: 7 })
  }
}

/** Stacks blocks from top to bottom, starting a new page when one does not fit. */
class Sheet {
  readonly #document: PDFDocument
  readonly bookmarks: Bookmark[] = []
  #page: PDFPage
  #y: number = page.height - page.margin
  #isFresh = true

  constructor(document: PDFDocument) {
    this.#document = document
    this.#page = document.addPage([page.width, page.height])
  }

  get page(): PDFPage {
    return this.#page
  }

  /** The height that is left on this page. */
  get free(): number {
    return this.#y - page.margin - page.foot
  }

  /** Leaves so much free at the top of the page. */
  startAt(taken: number): void {
    this.#y = page.height - taken
  }

  add(block: Block): void {
    const before = this.#isFresh ? 0 : block.before
    const needed = before + block.height + block.room
    if (block.turnsPage === true ? !this.#isFresh : this.#y - needed < page.margin + page.foot && !this.#isFresh) {
      this.#turn()
      if (block.header !== undefined) this.#place(block.header)
    } else this.#y -= before
    this.#place(block)
  }

  #place({ height, bookmark, draw, turnsPage = false }: Block): void {
    if (bookmark !== undefined) this.bookmarks.push({ title: bookmark, page: this.#page, top: this.#y })
    draw(this.#page, this.#y)
    this.#y -= height
    this.#isFresh = turnsPage
  }

  #turn(): void {
    this.#page = this.#document.addPage([page.width, page.height])
    this.#y = page.height - page.margin
    this.#isFresh = true
  }
}
