import { PDFDocument } from '@cantoo/pdf-lib'
import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { publishedPdfForm, replacePdf, sendPdf } from '../pdf-forms/test/pdf-library.ts'
import { samplePdf } from '../pdf-forms/test/sample-pdf.ts'
import { whileAnswering } from '../pdf-forms/test/while-answering.ts'
import { addedApplication, type ApplicationClient } from './test/application-client.ts'
import { bombs } from '../../platform/pdf/test/hostile-pdfs.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'

const server = useTestServer()
let admin: TestClient
let advisor: TestClient
let owner: TestClient
let formId: string

const ofHarbor = (path: string) => `/api/broker-admin/HARBOR/${path}`

/** The name on the form is the legal name of the fact book. */
function mapped(layout: Layout): Layout {
  const changed = structuredClone(layout)
  changed.pages[0]!.sections[0]!.questions[0]!.fact = 'legalName'
  return changed
}

async function turn(isOn: boolean): Promise<void> {
  const flag = { featureFlag: 'APPLICATION_PDF_EDITING', value: isOn, source: 'ACCOUNT' }
  const set = await admin.post('/admin/features/account/ACME', flag)
  expect([set.status, set.body.message]).toEqual([200, undefined])
}

const fileOf = (client: TestClient, { entry }: ApplicationClient) =>
  client.get(`/api/accounts/ACME/apps/file/${entry.id}`)

beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
  advisor = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  formId = await publishedPdfForm(admin, mapped)
  await turn(true)
})

describe('a PDF application', () => {
  test('is listed as a PDF, filled from the fact book and fills it, on pages that are shown in place', async () => {
    const application = (await addedApplication(advisor, formId)).as(owner)
    const { entry, answers, layout, mayEdit } = await application.get()
    expect([entry.globalApp.type, entry.application.extension, mayEdit]).toEqual(['PDF', 'pdf', true])
    expect(layout.pages[0].sheet).toEqual({ number: 1, width: 612, height: 792 })
    const { version } = answers.applicantName
    const saved = await application.save({ path: 'applicantName', value: 'Acme Paving Company', version })
    expect(saved.body.stale).toEqual({})
    const facts = (await owner.get('/api/accounts/ACME/facts')).body
    expect(facts.find(({ key }: { key: string }) => key === 'legalName')).toMatchObject({
      value: 'Acme Paving Company',
    })
    const sheets = await owner.get(`${application.base}/sheets`)
    expect((await PDFDocument.load(sheets.bytes)).getPageCount()).toBe(2)
  })

  test('of a form of the brokerage says which of its forms it completes', async () => {
    const harbor = await server.signIn('broker-admin@harbor.test')
    const { formId: own } = (await sendPdf(harbor, await samplePdf(), { path: ofHarbor('pdf-forms') })).body.form
    const layout = ofHarbor(`forms/${own}/layout`)
    const { draftVersion } = (await harbor.get(layout)).body
    expect((await harbor.post(`${layout}/versions`, { draftVersion })).status).toBe(200)
    const { entry } = await addedApplication(advisor, own)
    expect([entry.brokerAppIdToComplete, entry.globalApp.identifier]).toEqual([own, own])
  })

  test('is downloaded under its name as it stands, each answer in its place', async () => {
    const application = (await addedApplication(advisor, formId, { name: 'Garage form' })).as(owner)
    await application.save(
      { path: 'operations', value: 'Řehoř Žák paves roads' },
      { path: 'entity', value: 'Partnership' },
      { path: 'hasFleet', value: 'Y' },
    )
    const file = await fileOf(owner, application)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toContain('Garage form 2031.pdf')
    expect(await pdfText(file.bytes)).toContain('Řehoř Žák paves roads')
    expect((await PDFDocument.load(file.bytes)).getForm().getFields()).toEqual([])
    const digital = await application.pdf()
    expect(await pdfText(digital.bytes)).toContain('Řehoř Žák paves roads')
  })

  test('says on saving which answers its letters do not reach, until they are mended', async () => {
    const application = (await addedApplication(advisor, formId)).as(owner)
    const saved = await application.save(
      { path: 'operations', value: 'طرق and roads' },
      { path: 'hasFleet', value: 'Y' },
    )
    expect([saved.status, saved.body.answers.operations.value, saved.body.unprintable]).toEqual([
      200,
      'طرق and roads',
      ['operations'],
    ])
    expect((await application.get()).unprintable).toEqual(['operations'])
    expect(await pdfText((await fileOf(owner, application)).bytes)).toContain('[?][?][?] and roads')
    const mended = await application.save({ path: 'operations', value: 'Roads', version: 1 })
    expect(mended.body.unprintable).toEqual([])
  })

  test('whose pages turned hostile in the store is refused with a sentence, stays open, and the server goes on', async () => {
    const form = await publishedPdfForm(admin)
    const application = (await addedApplication(advisor, form)).as(owner)
    await application.save({ path: 'applicantName', value: 'Acme' })
    await replacePdf(server, form, bombs.objects())
    const { answer: refused, answered } = await whileAnswering(owner, () => application.done())
    expect([refused.status, refused.body.message]).toEqual([422, pdfFormMessages.notFilled])
    expect(answered).toBeGreaterThan(0)
    expect((await application.get()).entry.status).toBe('IN_PROGRESS')
    for (const path of [
      application.base.replace('/apps/', '/apps/file/'),
      `/api/accounts/ACME/pdf-forms/${form}/test-fill`,
    ]) {
      const { status, body, headers } = await advisor.get(path)
      expect([status, body.message, headers['content-disposition']]).toEqual([
        422,
        pdfFormMessages.notFilled,
        undefined,
      ])
    }
  })

  test('carries on at the end what does not fit into its place', async () => {
    const application = (await addedApplication(advisor, formId)).as(owner)
    await application.save({ path: 'operations', value: `${'We pave roads. '.repeat(150)}And bridges.` })
    const file = await fileOf(owner, application)
    expect((await PDFDocument.load(file.bytes)).getPageCount()).toBe(3)
    expect(await pdfText(file.bytes)).toContain('Answers that did not fit on their pages')
    expect(await pdfText(file.bytes)).toContain('And bridges.')
  })

  test('is done as others are: refused while something is missing, then frozen with its PDF, and opened again', async () => {
    const application = (await addedApplication(advisor, formId, { name: 'To be done' })).as(owner)
    const { version } = (await application.get()).answers.applicantName
    await application.save({ path: 'applicantName', value: null, version })
    const missing = await application.done()
    expect([missing.status, missing.body.missing.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['applicantName'],
    ])
    const blank = (await application.get()).answers.applicantName
    await application.save({ path: 'applicantName', value: 'Acme of the Day', version: blank.version })
    const done = await application.done()
    expect([done.status, done.body.status, done.body.application.extension]).toEqual([200, 'DONE', 'pdf'])
    expect((await auditOf(server, 'application', application.entry.id)).at(-1)).toMatchObject({
      action: 'application.done',
      after: {
        identifier: formId,
        currentAppId: application.entry.id,
        name: 'To be done',
        extension: 'pdf',
        isGlobalPdf: true,
      },
    })
    const stored = await fileOf(owner, application)
    const other = (await addedApplication(advisor, formId)).as(owner)
    const now = (await other.get()).answers.applicantName.version
    await other.save({ path: 'applicantName', value: 'Acme of Tomorrow', version: now })
    expect((await fileOf(owner, application)).bytes.equals(stored.bytes)).toBe(true)
    expect(await pdfText(stored.bytes)).toContain('Acme of the Day')
    expect((await application.as(advisor).undone()).status).toBe(200)
    const open = await fileOf(owner, application)
    expect(await pdfText(open.bytes)).toContain('Acme of Tomorrow')
  })

  test('is seen and downloaded, and not filled in, where that is turned off', async () => {
    const application = (await addedApplication(advisor, formId)).as(owner)
    await turn(false)
    try {
      expect((await application.get()).mayEdit).toBe(false)
      const refused = await application.save({ path: 'operations', value: 'Roads' })
      expect([refused.status, refused.body.message]).toEqual([403, applicationMessages.pdfEditingOff])
      expect((await fileOf(owner, application)).status).toBe(200)
      expect((await owner.get(`${application.base}/sheets`)).status).toBe(200)
    } finally {
      await turn(true)
    }
  })

  test('has its file at the door for PDFs, where digital ones have none; strangers find nothing', async () => {
    const application = await addedApplication(advisor, formId)
    const digital = (await owner.get('/api/accounts/ACME/apps')).body.find(
      ({ globalApp }: { globalApp: { type: string } }) => globalApp.type === 'DIGITAL',
    )
    expect((await owner.get(`/api/accounts/ACME/apps/file/${digital.id}`)).status).toBe(404)
    expect((await owner.get(`/api/accounts/ACME/apps/${digital.id}/sheets`)).status).toBe(404)
    const stranger = await server.signIn('lawyer@doelaw.test')
    expect((await fileOf(stranger, application)).status).toBe(404)
  })
})
