import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { openPdf } from './open-pdf.ts'
import { nameIn } from './pdf-fields.ts'

/**
 * Whether a PDF does more than display: scripts, programs, embedded files, forms that send data or carry their own
 * program (XFA), or an automatic action other than a move within the document. Clickable links do not count. Runs in
 * the PDF process, for one PDF only.
 */
export async function isActivePdf(bytes: Uint8Array): Promise<boolean> {
  let isActive = false
  let isUnlocked = false
  // A later revision of an object hides the one before, to which readers may still be led: each is looked at.
  const { assign } = PDFContext.prototype
  PDFContext.prototype.assign = function looked(ref, object) {
    // A locked PDF is parsed once more when it is open: before, its packed objects could not be read.
    isActive = (this.isDecrypted === isUnlocked && isActive) || look(object, 0)
    isUnlocked = this.isDecrypted
    assign.call(this, ref, object)
  }
  try {
    const { context } = await openPdf(bytes)
    // Only now all references lead somewhere.
    return isActive || context.enumerateIndirectObjects().some(([, object]) => look(object, 0))
  } finally {
    PDFContext.prototype.assign = assign
  }
}

/** Deeper than anything in a sound PDF. */
const deepest = 60

function look(object: PDFObject, depth: number): boolean {
  if (depth > deepest) return true
  if (object instanceof PDFInvalidObject) return isPacked.test(textOf(object))
  if (object instanceof PDFStream) return isDisguised(object) || look(object.dict, depth + 1)
  if (object instanceof PDFArray) return object.asArray().some((each) => look(each, depth + 1))
  if (!(object instanceof PDFDict)) return false
  return isActiveDict(object) || object.values().some((each) => look(each, depth + 1))
}

/** Packed objects that cannot be read. */
const isPacked = /\/ObjStm\b|\/First\b/
const textOf = (object: PDFInvalidObject): string => {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return Buffer.from(bytes).toString('latin1')
}

/** Holds packed objects without declaring them; some readers look inside anyway. */
const isDisguised = ({ dict }: PDFStream): boolean =>
  nameIn(dict, 'Type') !== 'ObjStm' && ['N', 'First'].every((key) => dict.lookup(PDFName.of(key)) instanceof PDFNumber)

const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'].map((key) => PDFName.of(key))
const activeActions = new Set('JavaScript Launch SubmitForm ImportData Rendition RichMediaExecute GoToE'.split(' '))

function isActiveDict(dict: PDFDict): boolean {
  if (activeKeys.some((key) => dict.has(key)) || activeActions.has(nameIn(dict, 'S'))) return true
  const byEvent = dict.lookup(PDFName.of('AA'))
  const started = [
    dict.lookup(PDFName.of('OpenAction')),
    ...(byEvent instanceof PDFDict ? byEvent.keys().map((key) => byEvent.lookup(key)) : []),
  ]
  return started.some((action) => !isMove(action, 0))
}

/** Whether an action, with those that follow it, only moves within the document. */
function isMove(action: PDFObject | undefined, depth: number): boolean {
  if (!(action instanceof PDFDict)) return true
  if (depth > deepest || !['GoTo', 'Named'].includes(nameIn(action, 'S'))) return false
  const next = action.lookup(PDFName.of('Next'))
  const following = next instanceof PDFArray ? next.asArray().map((_, at) => next.lookup(at)) : [next]
  return following.every((each) => isMove(each, depth + 1))
}

/**
 * A copy of a PDF without scripts, embedded files and automatic actions. Pages, fields, answers and notes stay. Runs in
 * the PDF process; the copy is checked like any other PDF.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await openPdf(bytes)
  const { context } = document
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // Attached files, and the program of an XFA form, are streams of this type.
    if (object instanceof PDFStream && nameIn(object.dict, 'Type') === 'EmbeddedFile') context.delete(ref)
    else clean(object, 0)
  }
  return document.save({ addDefaultPage: false, updateFieldAppearances: false })
}

function clean(object: PDFObject, depth: number): void {
  if (depth > deepest) return
  if (object instanceof PDFStream) clean(object.dict, depth + 1)
  if (object instanceof PDFArray) for (const each of object.asArray()) clean(each, depth + 1)
  if (!(object instanceof PDFDict)) return
  for (const key of activeKeys) object.delete(key)
  if (activeActions.has(nameIn(object, 'S'))) object.delete(PDFName.of('S'))
  object.delete(PDFName.of('AA'))
  if (!isMove(object.lookup(PDFName.of('OpenAction')), 0)) object.delete(PDFName.of('OpenAction'))
  for (const each of object.values()) clean(each, depth + 1)
}
