import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedApplication, publishedForm, sampleSections } from '../test/application-client.ts'

const server = useTestServer()
const base = '/api/accounts/ACME/apps'
let staff: TestClient
let owner: TestClient
let formId: string

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  formId = await publishedForm(server, sampleSections)
})

const idsOf = async (client: TestClient, query = ''): Promise<string[]> =>
  (await client.get(`${base}${query}`)).body.map(({ id }: ApplicationEntry) => id)

describe('applications of an account', () => {
  test('are added by the brokerage, of a form of the library, under its title unless another is given', async () => {
    const { entry } = await addedApplication(staff, formId, { carrier: 'Granite Mutual' })
    expect(entry).toMatchObject({
      brokerAppIdToComplete: null,
      globalApp: { type: 'DIGITAL', provider: 'Portico', identifier: formId },
      application: { extension: null, labelMap: { POLICY_TYPE: 'AUTO', YEAR: '2031', CARRIER: 'Granite Mutual' } },
      status: 'NOT_STARTED',
      progress: { required: 0, percent: 100 },
    })
    expect(entry.application.name).toBe(entry.globalApp.title)
    const named = await addedApplication(staff, formId, { name: 'Fleet 2031' })
    expect(named.entry.application.name).toBe('Fleet 2031')
    expect(await auditOf(server, 'application', entry.id)).toMatchObject([
      { action: 'application.add', actor: 'advisor@harbor.test' },
    ])
  })

  test('are listed with those to be done first, by year and by what their names hold', async () => {
    const open = await addedApplication(staff, formId, { year: '2041', name: 'Crane hire' })
    const done = await addedApplication(staff, formId, { year: '2041', name: 'Crane yard' })
    expect((await done.done()).status).toBe(200)
    expect(await idsOf(owner, '?year=2041')).toEqual([open.entry.id, done.entry.id])
    expect(await idsOf(owner, '?search=CRANE%20HI')).toEqual([open.entry.id])
    expect(await idsOf(owner, '?year=2041&search=%25')).toEqual([])
    expect((await owner.get(`${base}?year=20`)).status).toBe(422)
  })

  test('ask by the layout of the day on which they were added', async () => {
    const application = await addedApplication(staff, formId)
    const before = await application.get()
    const admin = await server.signIn('admin@portico.test')
    const path = `/api/forms/${formId}/layout`
    const { layout, draftVersion } = (await admin.get(path)).body
    layout.pages[0].sections[0].questions[3].label = 'All about the fleet'
    const saved = await admin.put(path, { layout, draftVersion })
    await admin.post(`${path}/versions`, { draftVersion: saved.body.draftVersion })
    const later = await (await addedApplication(staff, formId)).get()
    expect(later.layout.pages[0].sections[0].questions[3].label).toBe('All about the fleet')
    expect(later.layoutVersion).not.toBe(before.layoutVersion)
    expect((await application.get()).layout).toEqual(before.layout)
  })

  test('are removed by the brokerage until they are done; what they filled in the fact book stays', async () => {
    const application = await addedApplication(staff, formId)
    const { version } = await application.answerOf('website')
    await application.save({ path: 'website', value: 'https://kept.example', version })
    expect((await owner.delete(application.base)).status).toBe(403)
    expect((await staff.delete(application.base)).status).toBe(200)
    expect(await idsOf(staff)).not.toContain(application.entry.id)
    expect((await staff.get(application.base)).status).toBe(404)
    expect((await staff.delete(application.base)).status).toBe(404)
    const later = await addedApplication(staff, formId)
    expect((await later.answerOf('website')).value).toBe('https://kept.example')
    await later.done()
    const refused = await staff.delete(later.base)
    expect([refused.status, refused.body.message]).toEqual([422, applicationMessages.doneStays])
  })

  test.each([
    ['an unknown form', { formId: 'nosuch' }, 404],
    ['a year that is none', { year: '31' }, 422],
    ['a profile page', { formId: 'profile-entity' }, 422],
  ])('are not made of %s', async (_, more, status) => {
    const body = { formId, policyType: 'AUTO', year: '2031', ...more }
    expect((await staff.post(base, body)).status).toBe(status)
  })

  test('are not made of a retired form', async () => {
    const retired = await publishedForm(server, sampleSections)
    const admin = await server.signIn('admin@portico.test')
    const form = (await admin.get('/api/forms')).body.find((each: { formId: string }) => each.formId === retired)
    const saved = await admin.put(`/api/forms/${retired}`, { ...form, retiredOn: '2020-01-01' })
    expect(saved.status).toBe(200)
    const { status, body } = await staff.post(base, { formId: retired, policyType: 'AUTO', year: '2031' })
    expect([status, body.message]).toEqual([422, libraryMessages.retired])
  })
})

describe('who may do what', () => {
  test('a viewer reads, downloads and changes nothing', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const application = (await addedApplication(staff, formId)).as(viewer)
    expect(await application.get()).toMatchObject({ mayEdit: false, mayComment: false, mayFinish: false })
    expect((await application.pdf()).status).toBe(200)
    for (const refused of [
      await application.save({ path: 'trucks', value: '1' }),
      await application.done(),
      await application.undone(),
      await viewer.post(`${application.base}/comments`, { path: 'trucks', text: 'Hello' }),
    ])
      expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
  })

  test('the carrier’s people read and do not answer', async () => {
    const partner = await server.signIn('partner@carrier.test')
    const application = (await addedApplication(staff, formId)).as(partner)
    expect(await application.get()).toMatchObject({ mayEdit: false, mayComment: false, mayFinish: false })
    for (const refused of [
      await application.save({ path: 'trucks', value: '1' }),
      await partner.post(`${application.base}/comments`, { path: 'trucks', text: 'Hello' }),
    ])
      expect([refused.status, refused.body.message]).toEqual([403, applicationMessages.onlyAnswerers])
  })

  test('a User answers and finishes, and adds and reopens nothing', async () => {
    const office = await server.signIn('office@acme.test')
    const application = (await addedApplication(staff, formId)).as(office)
    expect((await office.post(base, { formId, policyType: 'AUTO', year: '2031' })).status).toBe(403)
    expect((await application.save({ path: 'trucks', value: '1' })).status).toBe(200)
    expect(await application.get()).toMatchObject({ mayEdit: true, mayComment: true, mayFinish: true })
    expect((await application.done()).status).toBe(200)
    expect(await application.get()).toMatchObject({ mayEdit: false, mayComment: true, mayFinish: false })
    expect((await application.undone()).status).toBe(403)
  })

  test('without the permission code there is nothing to see', async () => {
    const yard = await server.signIn('yard@acme.test')
    const application = (await addedApplication(staff, formId)).as(yard)
    for (const path of [base, application.base, '/api/accounts/ACME/facts'])
      expect((await yard.get(path)).status).toBe(403)
  })

  test('an application of another account is unknown under one’s own', async () => {
    const theirs = await addedApplication(staff, formId, { account: 'BAYSIDE' })
    const mine = new URL(theirs.base, 'http://x').pathname.replace('BAYSIDE', 'ACME')
    for (const path of [
      mine,
      `${mine}/comments`,
      `${mine}/answers/history?path=trucks`,
      mine.replace('/apps/', '/apps/digital/'),
    ])
      expect((await owner.get(path)).status).toBe(404)
    expect((await owner.put(`${mine}/answers`, { edits: [{ path: 'trucks', value: '1', version: 0 }] })).status).toBe(
      404,
    )
    expect((await owner.get(theirs.base)).status).toBe(404)
  })
})
