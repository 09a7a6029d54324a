import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'

/** An outline entry, which readers show as a bookmark. */
export interface Bookmark {
  readonly title: string
  readonly page: PDFPage
  /** Points from the bottom of the page. */
  readonly top: number
  readonly children?: readonly Bookmark[]
}

/** Gives a document its outline, and has readers show it. */
export function addOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return
  const root = document.context.nextRef()
  document.context.assign(root, outlineDict(document, bookmarks, root))
  document.catalog.set(PDFName.of('Outlines'), root)
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

/** The dictionary of a parent whose children are these; the children are assigned on the way. */
function outlineDict(document: PDFDocument, bookmarks: readonly Bookmark[], parent: PDFRef): PDFDict {
  const { context } = document
  const refs = bookmarks.map(() => context.nextRef())
  for (const [at, { title, page, top, children = [] }] of bookmarks.entries()) {
    const dict = children.length === 0 ? PDFDict.withContext(context) : outlineDict(document, children, refs[at]!)
    dict.set(PDFName.of('Title'), PDFHexString.fromText(title))
    dict.set(PDFName.of('Parent'), parent)
    dict.set(PDFName.of('Dest'), context.obj([page.ref, PDFName.of('XYZ'), null, PDFNumber.of(top), null]))
    const [before, after] = [refs[at - 1], refs[at + 1]]
    if (before !== undefined) dict.set(PDFName.of('Prev'), before)
    if (after !== undefined) dict.set(PDFName.of('Next'), after)
    context.assign(refs[at]!, dict)
  }
  const dict = PDFDict.withContext(context)
  dict.set(PDFName.of('First'), refs[0]!)
  dict.set(PDFName.of('Last'), refs.at(-1)!)
  dict.set(PDFName.of('Count'), PDFNumber.of(bookmarks.length))
  return dict
}
