import { PDFDocument } from '@cantoo/pdf-lib'
import type { Certificate, CertificateOptions } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { PdfFormAdded } from '@portico/contract/areas/pdf-forms/pdf-form.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { sendPdf } from '../../pdf-forms/test/pdf-library.ts'
import { account, addedHolder, issuedCertificate, policyInForce } from '../test/certificate-client.ts'

const server = useTestServer()
const today = server.today()
const library = '/api/broker-admin/HARBOR'
let owner: TestClient
let admin: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  admin = await server.signIn('broker-admin@harbor.test')
})

/** A certificate form as a brokerage owns it: fields by name, a box for a mark. */
async function ownForm(...fields: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([612, 792])
  const form = document.getForm()
  for (const [at, name] of fields.entries())
    form.createTextField(name).addToPage(page, { x: 60, y: 720 - at * 30, width: 300, height: 18 })
  const operations = form.createTextField('Operations')
  operations.enableMultiline()
  operations.addToPage(page, { x: 60, y: 80, width: 480, height: 90 })
  form.createCheckBox('GL_Waiver').addToPage(page, { x: 500, y: 700, width: 12, height: 12 })
  return document.save()
}

/** Adds a form to the library of the brokerage, and publishes its first layout. */
async function publishedForm(...fields: string[]): Promise<{ readonly formId: string; readonly name: string }> {
  const path = `${library}/pdf-forms`
  const added = await sendPdf(admin, await ownForm(...fields), { path, purpose: 'CERTIFICATE' })
  expect([added.status, added.body.message]).toEqual([201, undefined])
  const { formId, name } = (added.body as PdfFormAdded).form
  const layout = `${library}/forms/${formId}/layout`
  const { draftVersion, errors } = (await admin.get(layout)).body
  expect(errors).toEqual([])
  expect((await admin.post(`${layout}/versions`, { draftVersion })).status).toBe(200)
  return { formId, name }
}

const offered = async (): Promise<CertificateOptions['pdfForms']> =>
  (await owner.get(`${account}/certificate-options`)).body.pdfForms

test('a certificate is printed on the form of the brokerage: holder, limits, and the rest under operations', async () => {
  const form = await publishedForm(
    'Insured_Name',
    'Holder_Name',
    'Holder_Address',
    'GL_Policy_Number',
    'GL_Each_Occurrence',
    'GL_Expires',
    'Certificate_Number',
  )
  expect(await offered()).toContainEqual(form)
  const [gl, workers] = [await policyInForce(owner, 'GENERAL_LIABILITY'), await policyInForce(owner, 'WORKERS_COMP')]
  const holderId = await addedHolder(owner)
  const issued: Certificate = await issuedCertificate(owner, {
    holderId,
    printedOn: form.formId,
    policyIds: [gl.id, workers.id],
    operations: 'Interior drywall',
  })
  const text = await pdfText((await owner.get(`${account}/certificates/${issued.id}/file`)).bytes)
  for (const expected of [
    issued.holderName,
    '9 Pier Road',
    issued.contents!.insured.name,
    gl.policyNumber,
    '$1,000,000',
    'Interior drywall',
    'Project or contract: Pier 9',
    workers.policyNumber,
    issued.number,
    issued.address!,
  ])
    expect(text).toContain(expected)
})

test('a form without a place for insured, holder, and operations is not offered, and refused at issue', async () => {
  const lacking = await publishedForm('Insured_Name')
  expect((await offered()).map(({ formId }) => formId)).not.toContain(lacking.formId)
  const gl = await policyInForce(owner, 'GENERAL_LIABILITY')
  const draft = await owner.post(`${account}/certificates`, {
    holderId: await addedHolder(owner),
    printedOn: lacking.formId,
    project: '',
    neededBy: null,
    policyIds: [gl.id],
    endorsements: [],
    limits: [],
    operations: '',
  })
  const { status, body } = await owner.post(`${account}/certificates/${draft.body.id}/issue`, { version: 1 })
  expect([status, body.fields]).toEqual([422, { printedOn: certificateMessages.noPdfForm }])
})

test('no application is made of a certificate form', async () => {
  const { formId } = await publishedForm('Insured_Name', 'Holder_Name')
  const added = await owner.post(`${account}/applications`, { formId })
  expect(added.status).not.toBe(201)
})

test('a garage certificate states garage liability and garagekeepers, and needs a garage policy', async () => {
  const manager = await server.signIn('manager@harbor.test')
  const created = await manager.post(`${account}/policies`, {
    policyNumber: 'GA-77',
    policyType: 'GARAGE',
    effectiveDate: addDays(today, -30),
    expirationDate: addDays(today, 335),
    carrier: 'Granite Mutual',
  })
  expect([created.status, created.body.fields]).toEqual([201, undefined])
  const coverage = (name: string, limit: number, more: object = {}) => ({ name, limit: limit * 100, ...more })
  const saved = await manager.put(`${account}/policies/${created.body.id}/coverages`, {
    coverages: [
      coverage('Auto only, each accident', 1_000_000, { note: 'Symbol 21' }),
      coverage('Other than auto only, aggregate', 3_000_000),
      coverage('Garagekeepers, comprehensive', 500_000, { deductible: 1_000_00, note: 'Direct primary' }),
    ],
    forms: [],
    exclusions: [],
    layer: null,
    version: 1,
  })
  expect([saved.status, saved.body.fields]).toEqual([200, undefined])
  const gl = await policyInForce(owner, 'GENERAL_LIABILITY')
  const holderId = await addedHolder(owner)
  const issued = await issuedCertificate(owner, {
    holderId,
    form: 'GARAGE',
    policyIds: [gl.id, created.body.id],
    operations: 'Service of customer vehicles at 9 Pier Road',
  })
  expect(issued.contents).toMatchObject({ form: 'GARAGE' })
  const { bytes } = await owner.get(`${account}/certificates/${issued.id}/file`)
  const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ')
  for (const expected of [
    'Garage Certificate of Insurance',
    'Garagekeepers, comprehensive',
    'Direct primary',
    '$1,000',
    'GA-77',
  ])
    expect(text).toContain(expected)
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
  const without = await owner.post(`${account}/certificates`, {
    holderId,
    form: 'GARAGE',
    project: '',
    neededBy: null,
    policyIds: [gl.id],
    endorsements: [],
    limits: [],
    operations: '',
  })
  const refused = await owner.post(`${account}/certificates/${without.body.id}/issue`, { version: 1 })
  expect([refused.status, refused.body.fields]).toEqual([422, { form: certificateMessages.noGarage }])
  await manager.post(`${account}/policies/delete`, { ids: [created.body.id] })
})
