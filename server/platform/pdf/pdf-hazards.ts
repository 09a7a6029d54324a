import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { annotationsOf, nameIn, type Widget } from './pdf-fields.ts'
import { removable, type Removed } from './pdf-work.ts'

/** Everything in a PDF that is dropped on upload, so that people can be notified. */
export function findRemoved(document: PDFDocument, widgets: readonly Widget[]): Removed[] {
  const found = new Set<Removed>()
  const { catalog, context } = document
  for (const [, object] of context.enumerateIndirectObjects()) look(object, found, 0)
  look(catalog, found, 0)
  if (widgets.some(({ kind }) => kind === 'button')) found.add('buttons')
  const form = catalog.lookup(PDFName.of('AcroForm'))
  if (form instanceof PDFDict && form.has(PDFName.of('XFA'))) found.add('xfa')
  for (const page of document.getPages()) {
    for (const annotation of annotationsOf(page)) {
      const type = nameIn(annotation, 'Subtype')
      if (!['Widget', 'Link', 'Popup', 'FileAttachment'].includes(type)) found.add('notes')
    }
  }
  return removable.filter((each) => found.has(each))
}

/** Things within things go no deeper than this in a PDF that is sound. */
const deepest = 40

function look(object: PDFObject, found: Set<Removed>, depth: number): void {
  if (depth > deepest) return
  if (object instanceof PDFStream) look(object.dict, found, depth + 1)
  else if (object instanceof PDFArray) for (const each of object.asArray()) look(each, found, depth + 1)
  else if (object instanceof PDFDict) {
    judge(object, found)
    for (const [, each] of object.entries()) look(each, found, depth + 1)
  }
}

const has = (dict: PDFDict, ...keys: readonly string[]) => keys.some((key) => dict.has(PDFName.of(key)))

const actions = new Set(
  'Launch URI GoToR GoToE SubmitForm ImportData Movie Sound Rendition RichMediaExecute Trans Hide Named GoTo3DView'.split(
    ' ',
  ),
)

function judge(dict: PDFDict, found: Set<Removed>): void {
  if (has(dict, 'JS', 'JavaScript') || nameIn(dict, 'S') === 'JavaScript') found.add('scripts')
  else if (has(dict, 'OpenAction', 'AA') || actions.has(nameIn(dict, 'S'))) found.add('actions')
  if (has(dict, 'EmbeddedFiles', 'EF') || nameIn(dict, 'Subtype') === 'FileAttachment') found.add('attachments')
}
