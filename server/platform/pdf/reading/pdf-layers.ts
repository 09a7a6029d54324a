import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib'

const name = (text: string) => PDFName.of(text)
const hidden = name('PorticoHidden')

/**
 * Marks the layers that a document does not show. Pages that are copied take their layers along, but not the list of
 * hidden ones: `hideMarkedLayers` makes it again.
 */
export function markHiddenLayers({ catalog, context }: PDFDocument): void {
  const layers = catalog.lookupMaybe(name('OCProperties'), PDFDict)
  const usual = layers?.lookupMaybe(name('D'), PDFDict)
  if (layers === undefined || usual === undefined) return
  const startsHidden = usual.lookup(name('BaseState')) === name('OFF')
  const off = new Set(refsIn(usual.lookup(name('OFF'))))
  const on = new Set(refsIn(usual.lookup(name('ON'))))
  for (const ref of refsIn(layers.lookup(name('OCGs')))) {
    const layer = context.lookup(ref)
    const isHidden = startsHidden ? !on.has(ref) : off.has(ref)
    if (isHidden && layer instanceof PDFDict) layer.set(hidden, hidden)
  }
}

const refsIn = (list: PDFObject | undefined): PDFRef[] =>
  list instanceof PDFArray ? list.asArray().filter((each) => each instanceof PDFRef) : []

/** Lists the layers that came with copied pages, and hides the marked ones. */
export function hideMarkedLayers({ catalog, context }: PDFDocument): void {
  const layers = context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict && object.get(name('Type')) === name('OCG'))
  if (layers.length === 0) return
  const off = layers.filter(([, layer]) => layer instanceof PDFDict && layer.delete(hidden))
  const refs = (some: typeof layers) => some.map(([ref]) => ref)
  catalog.set(name('OCProperties'), context.obj({ OCGs: refs(layers), D: { OFF: refs(off) } }))
}
