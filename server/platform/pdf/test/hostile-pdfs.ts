import { constants, deflateRawSync } from 'node:zlib'

/** A PDF of these objects, numbered from 1; the first is its catalog. */
function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  for (const [at, object] of objects.entries())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  parts.push(Buffer.from(`trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n0\n%%EOF\n`))
  return Buffer.concat(parts)
}

const catalog = '<</Type /Catalog /Pages 2 0 R>>'
const pages = '<</Type /Pages /Count 1 /Kids [3 0 R]>>'
const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>>'

const megabyte = deflateRawSync(Buffer.alloc(1024 ** 2), { finishFlush: constants.Z_FULL_FLUSH })

/** A stream of a few kilobytes that inflates to gigabytes of nothing. */
function bomb(dict: string): Buffer {
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 3000 }, () => megabyte)])
  const head = `<<${dict} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/** PDFs whose objects, cross-references or drawings inflate beyond all bounds. */
export const bombs = {
  objects: () => rawPdf([catalog, pages, page, bomb('/Type /ObjStm /N 1 /First 4')]),
  'cross-references': () => rawPdf([catalog, pages, page, bomb('/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R')]),
  drawing: () => rawPdf([catalog, pages, page.replace('>>', ' /Contents 4 0 R>>'), bomb('')]),
} as const

/** A PDF of one page among so many objects that nothing needs. */
export const crowdedPdf = (count: number): Buffer =>
  rawPdf([catalog, pages, page, ...Array.from({ length: count }, (_, at) => `<</Nothing ${at}>>`)])

/** A PDF whose one page hangs beneath so many levels of pages. */
export const deepPdf = (levels: number): Buffer =>
  rawPdf([
    catalog,
    ...Array.from(
      { length: levels },
      (_, at) => `<</Type /Pages /Count 1 /Kids [${at + 3} 0 R]${at === 0 ? '' : ` /Parent ${at + 1} 0 R`}>>`,
    ),
    page.replace('2 0 R', `${levels + 1} 0 R`),
  ])

/** PDFs that lead back to where they began. */
export const circles = {
  'its pages': rawPdf([catalog, '<</Type /Pages /Count 1 /Kids [2 0 R]>>']),
  'what its pages inherit': rawPdf([
    catalog,
    '<</Type /Pages /Count 1 /Kids [3 0 R] /Parent 3 0 R>>',
    '<</Type /Page /Parent 2 0 R>>',
  ]),
  'its fields': rawPdf([
    '<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R]>>>>',
    pages,
    page.replace('>>', ' /Annots [4 0 R]>>'),
    '<</Subtype /Widget /FT /Tx /T (a) /Parent 4 0 R /Kids [4 0 R] /Rect [10 10 90 30]>>',
  ]),
  'its drawing': rawPdf([
    catalog,
    pages,
    page.replace('>>', ' /Resources <</XObject <</X 4 0 R>>>> /Contents 5 0 R>>'),
    '<</Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</X 4 0 R>>>> /Length 5>>\nstream\n/X Do\nendstream',
    '<</Length 5>>\nstream\n/X Do\nendstream',
  ]),
  'an object that is itself': rawPdf([catalog, '2 0 R']),
} as const
