import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { isActivePdf } from './pdf-process.ts'

type Literal = Readonly<Record<string, unknown>>

/** A PDF of one page with more in its catalog, its objects packed or not. */
async function pdfWith(more: Record<string, Literal>, { isPacked }: { isPacked: boolean }): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  for (const [key, value] of Object.entries(more))
    document.catalog.set(PDFName.of(key), document.context.register(document.context.obj(value as never)))
  return document.save({ useObjectStreams: isPacked })
}

const judged = (bytes: Uint8Array) => isActivePdf(async () => bytes)
const link = { S: 'URI', URI: PDFString.of('https://www.iso.org') }

const refused: [string, Record<string, Literal>][] = [
  ['a script', { OpenAction: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }],
  ['a program to start', { OpenAction: { S: 'Launch', F: PDFString.of('calc.exe') } }],
  ['an address that opens by itself', { OpenAction: link }],
  ['an address that opens after a move', { OpenAction: { S: 'GoTo', D: [0, 'Fit'], Next: [link] } }],
  ['an address that opens when it closes', { AA: { WC: link } }],
  ['a form that is sent', { OpenAction: { S: 'SubmitForm' } }],
  ['a form with a program of its own', { AcroForm: { Fields: [], XFA: [] } }],
  ['a file inside', { Names: { EmbeddedFiles: { Names: [] } } }],
]

test.each(refused)('%s is found, packed or not', async (_what, more) => {
  expect(await judged(await pdfWith(more, { isPacked: true }))).toBe(true)
  expect(await judged(await pdfWith(more, { isPacked: false }))).toBe(true)
})

test.each<[string, Record<string, Literal>]>([
  ['nothing', {}],
  ['a link to click', { Anywhere: { Type: 'Annot', Subtype: 'Link', A: link } }],
  ['a page to open at', { OpenAction: { S: 'GoTo', D: [0, 'Fit'] } }],
  ['a form to fill', { AcroForm: { Fields: [] } }],
])('one with %s is as good as its pages', async (_what, more) => {
  expect(await judged(await pdfWith(more, { isPacked: true }))).toBe(false)
})

test('what a later revision of the same object hides is found too', async () => {
  const bytes = Buffer.from(await pdfWith({ OpenAction: { S: 'Launch' } }, { isPacked: false })).toString('latin1')
  const hidden = `${bytes}\n${/(\d+) 0 obj\s*<<\s*\/S/.exec(bytes)![1]!} 0 obj\n<</S /GoTo>>\nendobj\n`
  expect(await judged(Buffer.from(hidden, 'latin1'))).toBe(true)
})

test('packed objects that do not say so are not taken', async () => {
  const bytes = Buffer.from(await pdfWith({ OpenAction: link }, { isPacked: true })).toString('latin1')
  expect(await judged(Buffer.from(bytes.replace('/ObjStm', '/Object'), 'latin1'))).toBe(true)
})

test('one that needs a password to open is named as such', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  await expect(judged(await document.save())).rejects.toMatchObject({ code: 'encrypted' })
  const open = await PDFDocument.create()
  open.addPage()
  open.encrypt({ userPassword: '', ownerPassword: 'other' })
  expect(await judged(await open.save())).toBe(false)
})
