import { PDFDocument } from '@cantoo/pdf-lib'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { errorMessages } from '@portico/contract/areas/forms/layouts/errors/error.messages.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfRuns, pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { sendPdf } from './test/pdf-library.ts'
import { agencyPdf, armedPdf, lockedPdf, samplePdf, wideForm, xfaPdf } from './test/sample-pdf.ts'
import { whileAnswering } from './test/while-answering.ts'

const server = useTestServer()
let admin: TestClient
let harbor: TestClient

beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
  harbor = await server.signIn('broker-admin@harbor.test')
})

const ofHarbor = '/api/broker-admin/HARBOR/pdf-forms'

describe('a PDF added to the library', () => {
  test('becomes a form whose pages are its pages and whose fields are questions, placed where they stand', async () => {
    const added = await sendPdf(admin, await samplePdf())
    expect([added.status, added.body]).toMatchObject([201, { pages: 2, fields: 5, removed: [] }])
    const { formId } = added.body.form
    expect(added.body.form).toMatchObject({ type: 'PDF', questions: 5, hasDraft: true, publishedVersion: null })
    const { layout, errors } = (await admin.get(`/api/forms/${formId}/layout`)).body
    expect(errors).toEqual([])
    const [first, second] = layout.pages
    expect([first.sheet, second.sheet]).toEqual([
      { number: 1, width: 612, height: 792 },
      { number: 2, width: 612, height: 792 },
    ])
    const questions = first.sections[0].questions
    expect(questions.map(({ key, kind }: { key: string; kind: string }) => [key, kind])).toEqual([
      ['applicantName', 'text'],
      ['operations', 'longText'],
      ['hasFleet', 'yesNo'],
      ['entity', 'choice'],
      ['term', 'choice'],
    ])
    expect(questions[0]).toMatchObject({ required: true, boxes: [{ mark: null }, { on: 2 }] })
    expect(questions[3].boxes.map(({ mark }: { mark: string }) => mark)).toEqual(['Corporation', 'Partnership'])
    expect((await auditOf(server, 'form', formId)).at(-1)).toMatchObject({
      action: 'form.add',
      after: { type: 'PDF', pages: 2, fields: 5 },
    })
  })

  test('of an agency asks in the words of its page, with one question for a row of boxes and for yes and no', async () => {
    const added = await sendPdf(admin, await agencyPdf())
    expect([added.status, added.body.fields]).toEqual([201, 3])
    const { formId } = added.body.form
    const { layout } = (await admin.get(`/api/forms/${formId}/layout`)).body
    const questions: Question[] = layout.pages[0].sections[0].questions
    expect(questions.map(({ key, kind, label }) => [key, kind, label])).toEqual([
      ['nameOfEntityOrIndividual', 'text', '1 Name of entity or individual'],
      ['socialSecurityNumber', 'text', 'Social security number'],
      ['areYouAUSPerson', 'yesNo', 'Are you a U.S. person?'],
    ])
    expect(questions[1]?.boxes?.map(({ cells }) => cells)).toEqual([
      { from: 0, count: 3 },
      { from: 3, count: 2 },
      { from: 5, count: 4 },
    ])
    expect(questions[2]?.boxes?.map(({ mark }) => mark)).toEqual(['Y', 'N'])
    const tried = await admin.get(`/api/pdf-forms/${formId}/test-fill`)
    // Each digit is written by itself, into its own box.
    const digits = (await pdfRuns(tried.bytes)).filter(({ text }) => /^\d$/.test(text))
    expect(digits.map(({ text }) => text).join('')).toBe('123456789')
    expect(digits.map(({ x }) => Math.floor(x / 14.4))).toEqual([4, 5, 6, 8, 9, 11, 12, 13, 14])
  })

  test('shows its pages to its library and to nobody else, with no field left in them', async () => {
    const added = await sendPdf(harbor, await samplePdf(), { path: ofHarbor })
    const { formId } = added.body.form
    const file = await harbor.get(`${ofHarbor}/${formId}/file`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const read = await PDFDocument.load(file.bytes)
    expect([read.getPageCount(), read.getForm().getFields().length]).toEqual([2, 0])
    expect((await admin.get(`/api/pdf-forms/${formId}/file`)).status).toBe(404)
    const advisor = await server.signIn('advisor@harbor.test')
    expect((await sendPdf(advisor, await samplePdf(), { path: ofHarbor })).status).toBe(403)
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(`/api/accounts/ACME/pdf-forms/${formId}/file`)).status).toBe(403)
  })

  test('may be flat: its pages wait for fields to be drawn', async () => {
    const added = await sendPdf(admin, await samplePdf((document) => document.getForm().flatten()))
    expect([added.status, added.body.fields, added.body.pages]).toEqual([201, 0, 2])
  })

  test('of a name and edition that the library has is refused, and leaves nothing', async () => {
    const draft = { name: `Twice ${crypto.randomUUID()}` }
    expect((await sendPdf(admin, await samplePdf(), draft)).status).toBe(201)
    const again = await sendPdf(admin, await samplePdf(), draft)
    expect([again.status, again.body.message]).toEqual([422, libraryMessages.sameEdition])
  })
})

describe('what a PDF carries besides its pages', () => {
  test('is taken out, each with a sentence, and nothing of it is in the file any more', async () => {
    const added = await sendPdf(admin, await armedPdf())
    const { removed } = pdfFormMessages
    expect([added.status, added.body.removed]).toEqual([
      201,
      [removed.scripts, removed.actions, removed.attachments, removed.buttons, removed.notes],
    ])
    const file = await admin.get(`/api/pdf-forms/${added.body.form.formId}/file`)
    const read = await PDFDocument.load(file.bytes)
    const objects = read.context.enumerateIndirectObjects().map(([, object]) => object.toString())
    expect(
      objects.filter((text) => /JavaScript|Launch|EmbeddedFile|\/AA|\/Annots \[ [^\]]|AcroForm/.test(text)),
    ).toEqual([])
    expect(`${objects.join('')}${file.bytes.toString('latin1')}`).not.toContain('PWNED')
  })

  const whole = samplePdf()
  test.each([
    ['is no PDF', async () => Buffer.from('<html>form</html>'), pdfFormMessages.notPdf],
    ['is locked', lockedPdf, pdfFormMessages.encrypted],
    ['is an XFA form', xfaPdf, pdfFormMessages.xfa],
    ['is cut off', async () => (await whole).subarray(0, 300), pdfFormMessages.damaged],
    ['is only called a PDF', async () => Buffer.from('%PDF-1.7\nnothing'), pdfFormMessages.damaged],
  ])('a file that %s is refused with a sentence', async (_, bytes, message) => {
    const refused = await sendPdf(admin, await bytes())
    expect([refused.status, refused.body.message]).toEqual([422, message])
  })
})

describe('the layout of a PDF form', () => {
  test('is not published while something on it has no place, or stands over the edge', async () => {
    const { formId } = (await sendPdf(admin, await samplePdf())).body.form
    const path = `/api/forms/${formId}/layout`
    const { layout, draftVersion } = (await admin.get(path)).body
    const [name, notes, fleet] = layout.pages[0].sections[0].questions
    name.boxes = []
    notes.boxes[0].x = 500
    fleet.boxes[0].mark = 'Perhaps'
    const saved = await admin.put(path, { layout, draftVersion })
    expect(saved.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      errorMessages.unplaced,
      errorMessages.outsideSheet,
      errorMessages.markUnknown('Perhaps'),
    ])
    const refused = await admin.post(`${path}/versions`, { draftVersion: saved.body.draftVersion })
    expect(refused.status).toBe(422)
  })

  test('is tried with sample answers, written where they will stand', async () => {
    const { formId } = (await sendPdf(admin, await samplePdf())).body.form
    const tried = await admin.get(`/api/pdf-forms/${formId}/test-fill`)
    expect(tried.status).toBe(200)
    const text = await pdfText(tried.bytes)
    expect(text.match(/Sample: Applicant name/g)).toHaveLength(2)
    expect(text).toContain('6 months')
  })

  test('of 300 fields is filled and flattened while the server answers others', async () => {
    const { formId } = (await sendPdf(admin, await wideForm(300))).body.form
    const path = `/api/pdf-forms/${formId}/test-fill`
    const { answer, longest, took } = await whileAnswering(admin, () => admin.get(path))
    const { bytes } = answer
    expect(longest).toBeLessThan(took / 2)
    expect((await pdfText(bytes)).match(/Sample: Field \d+/g)).toHaveLength(300)
    expect((await PDFDocument.load(bytes)).getForm().getFields()).toEqual([])
  })

  test('is seen and tried by staff at the level of an account', async () => {
    const { formId } = (await sendPdf(harbor, await samplePdf(), { path: ofHarbor })).body.form
    const path = `/api/broker-admin/HARBOR/forms/${formId}/layout`
    const { draftVersion } = (await harbor.get(path)).body
    expect((await harbor.post(`${path}/versions`, { draftVersion })).status).toBe(200)
    const advisor = await server.signIn('advisor@harbor.test')
    for (const what of ['file', 'test-fill'])
      expect((await advisor.get(`/api/accounts/ACME/pdf-forms/${formId}/${what}`)).status).toBe(200)
  })
})
