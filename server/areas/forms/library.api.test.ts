import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { accountPath, brokerPath, FormClient, layoutOf, libraryPath, question } from './test/form-client.ts'
import { applicationOf } from './test/used-form.ts'
import { freeForm } from './uses/use.store.ts'

const server = useTestServer()

const at = async (username: string, path: string) => new FormClient(await server.signIn(username), path)
const global = () => at('admin@portico.test', libraryPath)
const harbor = () => at('broker-admin@harbor.test', brokerPath('HARBOR'))
const acme = () => at('advisor@harbor.test', accountPath('ACME'))

const named = (forms: readonly Form[], name: string) => forms.find((form) => form.name === name)

describe('the library of forms', () => {
  test('comes with the forms of the portal, published at the global level and inherited below', async () => {
    const forms = await (await global()).list()
    const applicant = forms.find(({ formId }) => formId === 'applicant-information')
    expect(applicant).toMatchObject({
      brokerCode: null,
      publishedVersion: 1,
      hasDraft: false,
      inUse: expect.any(Number),
    })
    expect(applicant!.questions).toBeGreaterThan(20)
    expect(applicant!.mappedPercent).toBeGreaterThanOrEqual(60)
    const inherited = (await (await harbor()).list()).find(({ formId }) => formId === 'applicant-information')
    expect(inherited).toEqual({ ...applicant, publishedVersion: null, inUse: inherited!.inUse })
    expect((await (await acme()).list()).map(({ formId }) => formId)).toContain('applicant-information')
  })

  test('shows a form below once it is published, and to its own brokerage alone', async () => {
    const admin = await global()
    const drafted = await admin.add({ name: 'Global form' })
    expect(drafted).toMatchObject({ questions: 0, publishedVersion: null, hasDraft: true, version: 1 })
    expect(named(await (await harbor()).list(), 'Global form')).toBeUndefined()
    expect((await (await harbor()).client.get(`${brokerPath('HARBOR')}/${drafted.formId}/layout`)).status).toBe(404)
    await admin.publish(drafted.formId, layoutOf(question('name')))
    expect(named(await (await harbor()).list(), 'Global form')).toMatchObject({ questions: 1, publishedVersion: null })

    const own = await (await harbor()).add({ name: 'Form of Harbor' })
    expect(own.brokerCode).toBe('HARBOR')
    expect(named(await admin.list(), 'Form of Harbor')).toBeUndefined()
    expect(named(await (await acme()).list(), 'Form of Harbor')).toBeUndefined()
    await (await harbor()).publish(own.formId, layoutOf(question('name')))
    expect(named(await (await acme()).list(), 'Form of Harbor')).toMatchObject({ questions: 1 })
    const summit = await at('advisor@summit.test', brokerPath('SUMMIT'))
    expect(named(await summit.list(), 'Form of Harbor')).toBeUndefined()
    expect((await summit.client.get(`${brokerPath('SUMMIT')}/${own.formId}/layout`)).status).toBe(404)
    const ridge = await at('advisor@summit.test', accountPath('RIDGE'))
    expect((await ridge.client.get(`${accountPath('RIDGE')}/${own.formId}/layout`)).status).toBe(404)
  })

  test('offers accounts the pages of their profile as well, and no retired forms', async () => {
    const admin = await global()
    const today = server.today()
    const forms = {
      'Profile page': { purpose: 'PROFILE' },
      'Retired today': { retiredOn: today },
      'Retired one day': { retiredOn: '2999-01-01' },
    } as const
    for (const [name, more] of Object.entries(forms)) {
      const { formId } = await admin.add({ name, ...more })
      await admin.publish(formId, layoutOf(question('name')))
    }
    const offered = new Set((await (await acme()).list()).map(({ name }) => name))
    expect(Object.keys(forms).map((name) => offered.has(name))).toEqual([true, false, true])
    const below = (await (await harbor()).list()).map(({ name }) => name)
    expect(below).toEqual(expect.arrayContaining(Object.keys(forms)))
  })

  test('counts questions and mapped ones as a level has them', async () => {
    const admin = await global()
    const { formId } = await admin.add({ name: 'Counted' })
    const layout = layoutOf(question('legalName', { fact: 'legalName' }), question('b'), question('c'), question('d'))
    await admin.save(formId, layout)
    expect(named(await admin.list(), 'Counted')).toMatchObject({ questions: 4, mappedPercent: 25 })
    await admin.publish(formId, layout)
    await (await harbor()).publish(formId, layoutOf(question('legalName', { fact: 'legalName' }), question('b')))
    expect(named(await (await harbor()).list(), 'Counted')).toMatchObject({
      questions: 2,
      mappedPercent: 50,
      publishedVersion: 1,
    })
    expect(named(await (await acme()).list(), 'Counted')).toMatchObject({ questions: 2, publishedVersion: null })
    expect(named(await admin.list(), 'Counted')).toMatchObject({ questions: 4, publishedVersion: 1 })
  })
})

describe('a form', () => {
  test('is changed from its version, audited, and told to its brokerage', async () => {
    const client = await harbor()
    const form = await client.add({ name: 'To be changed', state: 'CA', carrier: 'Mutual' })
    const edit = { name: form.name, title: 'A new title', edition: form.edition, retiredOn: '2030-01-31' }
    const path = `${brokerPath('HARBOR')}/${form.formId}`
    const changed = await client.client.put(path, { ...edit, version: 1 })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { title: 'A new title', retiredOn: '2030-01-31', state: null, version: 2 },
    ])
    const late = await client.client.put(path, { ...edit, title: 'Another title', version: 1 })
    expect([late.status, late.body.message, late.body.current]).toMatchObject([
      409,
      messages.stale,
      { title: 'A new title', version: 2 },
    ])
    expect((await auditOf(server, 'form', form.formId)).map(({ action, actor }) => [action, actor])).toEqual([
      ['form.add', 'broker-admin@harbor.test'],
      ['form.change', 'broker-admin@harbor.test'],
    ])
  })

  test('of the same name and edition is refused in one library, and in that above it', async () => {
    const admin = await global()
    const first = await admin.add({ name: 'Only once', edition: '2026-01' })
    const next = await admin.add({ name: 'Only once', edition: '2027-01' })
    const refused = { edition: libraryMessages.sameEdition }
    for (const client of [admin, await harbor()]) {
      const { status, body } = await client.tryAdd({ name: 'ONLY once', edition: '2026-01' })
      expect([status, body.fields]).toEqual([422, refused])
    }
    const renamed = await admin.client.put(`${libraryPath}/${next.formId}`, { ...next, edition: first.edition })
    expect([renamed.status, renamed.body.fields]).toEqual([422, refused])
    const answers = await Promise.all([1, 2, 3].map(() => admin.tryAdd({ name: 'At once' })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422])
  })

  test.each([
    [{ name: 'ab' }, { name: 'Name is required, at least 3 characters' }],
    [{ edition: ' ' }, { edition: 'Edition is required' }],
    [{ state: 'California' }, { state: 'Invalid State Code' }],
    [{ retiredOn: '2026-02-30' }, { retiredOn: expect.any(String) }],
    [{ purpose: 'POLICY' }, { purpose: expect.any(String) }],
  ])('with %j is refused, and the field named', async (sent, fields) => {
    const { status, body } = await (await global()).tryAdd({ name: 'Wrong', ...sent } as never)
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('is deleted unless an application was made of it', async () => {
    const admin = await global()
    const { formId } = await admin.add({ name: 'To be deleted' })
    await admin.publish(formId, layoutOf(question('name')))
    const used = await applicationOf(server, { account: 'RIDGE', brokerage: 'SUMMIT' }, { formId })
    const path = `${libraryPath}/${formId}`
    const refused = await admin.client.delete(path)
    expect([refused.status, refused.body]).toMatchObject([422, { message: libraryMessages.inUse }])
    await server.running.platform.database.write({ account: 'RIDGE' }, (tx) =>
      freeForm(tx, { account: 'RIDGE', applicationId: used.applicationId }),
    )
    expect((await admin.client.delete(path)).status).toBe(204)
    expect((await admin.client.delete(path)).status).toBe(404)
    expect((await admin.client.get(`${path}/layout`)).status).toBe(404)
    expect(named(await admin.list(), 'To be deleted')).toBeUndefined()
    await admin.add({ name: 'To be deleted' })
    expect((await auditOf(server, 'form', formId)).at(-1)).toMatchObject({ action: 'form.delete' })
  })

  test('belongs to the level that made it', async () => {
    const admin = await global()
    const shared = await admin.add({ name: 'Shared' })
    await admin.publish(shared.formId, layoutOf(question('name')))
    const client = await harbor()
    const own = await client.add({ name: 'Own' })
    const edit = { ...shared, title: 'Taken over' }
    const answers = [
      await client.client.put(`${brokerPath('HARBOR')}/${shared.formId}`, edit),
      await client.client.delete(`${brokerPath('HARBOR')}/${shared.formId}`),
      await admin.client.put(`${libraryPath}/${own.formId}`, edit),
      await admin.client.delete(`${libraryPath}/${own.formId}`),
      await admin.client.get(`${libraryPath}/${own.formId}/layout`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404, 404])
    expect((await client.client.delete(`${brokerPath('HARBOR')}/${own.formId}`)).status).toBe(204)
  })
})

describe('rights', () => {
  const layout = layoutOf(question('name'))
  const draftVersion = 999
  const callsOf = (path: string, formId: string) =>
    [
      ['GET', path],
      ['GET', `${path}/${formId}/layout`],
      ['PUT', `${path}/${formId}/layout`, { layout, draftVersion }],
      ['POST', `${path}/${formId}/layout/versions`, { draftVersion }],
      ['POST', `${path}/${formId}/layout/rollback`, { draftVersion, number: 1 }],
    ] as const
  const statuses = async (username: string, path: string, formId: string) => {
    const client = await server.signIn(username)
    const answers = []
    for (const [method, url, body] of callsOf(path, formId))
      answers.push((await client.call(method, url, { body })).status)
    return answers
  }
  const formId = 'applicant-information'

  test('at the global level are those of administrators', async () => {
    for (const username of ['broker-admin@harbor.test', 'owner@acme.test', 'viewer@acme.test'])
      expect(await statuses(username, libraryPath, formId)).toEqual([403, 403, 403, 403, 403])
  })

  test('at a brokerage are to read for its staff and to change for its admins', async () => {
    expect(await statuses('advisor@harbor.test', brokerPath('HARBOR'), formId)).toEqual([200, 200, 403, 403, 403])
    expect(await statuses('broker-admin@harbor.test', brokerPath('HARBOR'), formId)).toEqual([200, 200, 409, 409, 409])
    for (const username of ['owner@acme.test', 'advisor@summit.test'])
      expect(await statuses(username, brokerPath('HARBOR'), formId)).toEqual([404, 404, 404, 404, 404])
  })

  test('at an account are those of the brokerage’s staff: its own people never see layouts', async () => {
    expect(await statuses('advisor@harbor.test', accountPath('ACME'), formId)).toEqual([200, 200, 409, 409, 409])
    for (const username of ['owner@acme.test', 'viewer@acme.test'])
      expect(await statuses(username, accountPath('ACME'), formId)).toEqual([403, 403, 403, 403, 403])
    expect(await statuses('advisor@summit.test', accountPath('ACME'), formId)).toEqual([404, 404, 404, 404, 404])
    const { body } = await (await server.signIn('owner@acme.test')).get(accountPath('ACME'))
    expect(body.message).toBe(messages.notAllowed)
  })
})
