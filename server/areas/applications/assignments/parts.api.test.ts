import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedApplication, type ApplicationClient, publishedForm, sampleSections } from '../test/application-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let office: TestClient
let formId: string

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
  office = await server.signIn('office@acme.test')
  formId = await publishedForm(server, sampleSections)
})

const added = (): Promise<ApplicationClient> =>
  addedApplication(staff, formId, { name: `Fleet ${crypto.randomUUID()}` })

const assign = (client: TestClient, { base }: ApplicationClient, username: string | null, part: string | null = null) =>
  client.put(`${base}/assignments`, { part, username })

describe('a part of an application', () => {
  test('is put into a person’s hands, who is told, and taken back', async () => {
    const application = await added()
    const given = await assign(owner, application, 'OFFICE@acme.test', 'business')
    expect([given.status, given.body]).toMatchObject([
      200,
      [{ part: 'business', username: 'office@acme.test', doneAt: null }],
    ])
    const { name } = application.entry.application
    expect(await notificationsOf(server, `${name} 2031`)).toMatchObject([
      { payload: { message: 'Elena Castillo asked you to complete “Business”' } },
    ])
    const listed = (await owner.get('/api/accounts/ACME/apps')).body.find(
      ({ id }: { id: string }) => id === application.entry.id,
    )
    expect(listed.assignees).toEqual(given.body)
    const over = await assign(owner, application, 'owner@acme.test', 'business')
    expect(over.body).toMatchObject([{ part: 'business', username: 'owner@acme.test', version: 2 }])
    expect((await assign(owner, application, null, 'business')).body).toEqual([])
    const trail = await auditOf(server, 'application', application.entry.id)
    expect(trail.map(({ action }) => action)).toEqual([
      'application.add',
      'application.assign',
      'application.assign',
      'application.take-back',
    ])
  })

  test.each([
    ['viewer@acme.test', applicationMessages.viewerAssignee],
    ['partner@carrier.test', applicationMessages.mayNotAnswer],
    ['yard@acme.test', applicationMessages.mayNotAnswer],
    ['owner@ridge.test', applicationMessages.unknownAssignee],
    ['advisor@summit.test', applicationMessages.unknownAssignee],
    ['nobody@portico.test', applicationMessages.unknownAssignee],
  ])('is not given to %s', async (username, message) => {
    const { status, body } = await assign(staff, await added(), username)
    expect([status, body.fields]).toEqual([422, { username: message }])
  })

  test('has to be one of the form', async () => {
    const { status, body } = await assign(staff, await added(), 'office@acme.test', 'nosuch')
    expect([status, body.fields]).toEqual([422, { part: applicationMessages.unknownPart }])
  })

  test('is taken by a User for themselves, and not given to others or out of another’s hands', async () => {
    const application = await added()
    expect((await assign(office, application, 'office@acme.test', 'trucks')).status).toBe(200)
    const { status, body } = await assign(office, application, 'owner@acme.test')
    expect([status, body.message]).toEqual([403, applicationMessages.ownPartsOnly])
    await assign(owner, application, 'owner@acme.test', 'trailers')
    for (const username of ['office@acme.test', null])
      expect((await assign(office, application, username, 'trailers')).status).toBe(403)
  })

  test('is said to be done by whoever has it; those who gave it are told', async () => {
    const application = await added()
    const path = `${application.base}/assignments/done`
    const nothing = await office.post(path, { done: true })
    expect([nothing.status, nothing.body.message]).toEqual([422, applicationMessages.nothingAssigned])
    await assign(staff, application, 'office@acme.test')
    const said = await office.post(path, { done: true })
    expect(said.body).toMatchObject([
      { part: null, username: 'office@acme.test', doneAt: server.clock.now().toISOString() },
    ])
    expect(await notificationsOf(server, `${application.entry.application.name} 2031`)).toMatchObject([
      { payload: { message: 'Nora Whitfield asked you to complete an application' } },
      { payload: { message: 'A Person completed the work you assigned' } },
    ])
    expect((await office.post(path, { done: false })).body[0].doneAt).toBeNull()
  })
})

describe('a comment', () => {
  test('stands at its question until it is settled, for everybody on the account', async () => {
    const application = await added()
    const path = `${application.base}/comments`
    const first = await owner.post(path, { path: 'trucks', text: '  Do leased ones count? ' })
    expect([first.status, first.body]).toMatchObject([
      201,
      [{ path: 'trucks', text: 'Do leased ones count?', by: 'Elena Castillo', own: true, resolvedAt: null }],
    ])
    server.clock.advance(1000)
    await staff.post(path, { path: 'trucks', text: 'Yes, all of them.' })
    await staff.post(path, { path: 'people', text: 'Name all partners.' })
    expect((await application.get()).commentCounts).toEqual({ trucks: 2, people: 1 })
    const ofTrucks = (await owner.get(`${path}?path=trucks`)).body
    expect(ofTrucks.map(({ own }: { own: boolean }) => own)).toEqual([true, false])
    const settled = await staff.put(`${path}/${ofTrucks[0].id}`, { resolved: true })
    expect(settled.body[0].resolvedAt).toBe(server.clock.now().toISOString())
    expect((await application.get()).commentCounts).toEqual({ trucks: 1, people: 1 })
    await owner.put(`${path}/${ofTrucks[0].id}`, { resolved: false })
    expect((await application.get()).commentCounts).toEqual({ trucks: 2, people: 1 })
  })

  test('needs a question and a text', async () => {
    const path = `${(await added()).base}/comments`
    const unknown = await owner.post(path, { path: 'nosuch', text: 'Hello' })
    expect([unknown.status, unknown.body.fields]).toEqual([422, { path: applicationMessages.unknownQuestion }])
    expect((await owner.post(path, { path: 'trucks', text: ' ' })).status).toBe(422)
    expect((await owner.put(`${path}/${crypto.randomUUID()}`, { resolved: true })).status).toBe(404)
    const partner = await server.signIn('partner@carrier.test')
    expect((await partner.post(path, { path: 'trucks', text: 'Hello' })).status).toBe(403)
  })
})
