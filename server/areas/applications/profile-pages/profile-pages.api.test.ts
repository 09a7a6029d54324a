import { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedApplication, publishedForm, sampleSections } from '../test/application-client.ts'

const server = useTestServer()
const base = '/api/accounts/RIDGE/profile-pages'
let staff: TestClient
let owner: TestClient

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@summit.test')
  owner = await server.signIn('owner@ridge.test')
})

const changesOf = async (changed: string): Promise<number> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ many: number }>`select count(*)::int as many from events
      where type = 'change' and payload ->> 'changed' = ${changed} and account_code = 'RIDGE'`.execute(tx.db),
  )
  return rows[0]!.many
}

describe('a page of the profile', () => {
  test.each(ProfilePageName.options)('%s is a form whose every answer is a fact', async (page) => {
    const { status, body } = await owner.get(`${base}/${page}`)
    expect([status, body.page, body.mayEdit]).toEqual([200, page, true])
    expect(body.progress.required).toBeGreaterThan(0)
    const overview = (await owner.get(base)).body
    expect(overview).toContainEqual({ page, progress: body.progress })
    expect(overview).toHaveLength(ProfilePageName.options.length)
    const questions = body.layout.pages.flatMap(
      ({ sections }: { sections: { questions: { kind: string; fact: string | null }[] }[] }) =>
        sections.flatMap((section) => section.questions),
    )
    expect(
      questions.filter(
        ({ kind, fact }: { kind: string; fact: string | null }) => kind !== 'calculated' && fact === null,
      ),
    ).toEqual([])
  })

  test('fills applications, and is filled by them', async () => {
    const formId = await publishedForm(server, sampleSections)
    const application = await addedApplication(staff, formId, { account: 'RIDGE' })
    const facts = await changesOf('facts')
    const saved = await owner.put(`${base}/entity/answers`, {
      edits: [{ path: 'website', value: 'www.ridge.example', version: 0, onlyHere: true }],
    })
    expect([saved.status, saved.body.errors]).toEqual([200, {}])
    const { value } = saved.body.answers.website
    expect(saved.body.answers.website).toMatchObject({
      version: 1,
      onlyHere: false,
      provenance: { by: 'Harriet Vance' },
    })
    expect((await application.answerOf('website')).value).toBe(value)
    expect(await changesOf('facts')).toBe(facts + 1)
    await application.save({ path: 'website', value: 'https://other.example', version: 1 })
    expect((await owner.get(`${base}/entity`)).body.answers.website).toMatchObject({
      value: 'https://other.example',
      version: 2,
    })
    const late = await owner.put(`${base}/entity/answers`, {
      edits: [{ path: 'website', value: 'https://late.example', version: 1 }],
    })
    expect(late.body.stale.website).toMatchObject({ value: 'https://other.example', version: 2 })
    expect(await auditOf(server, 'profile-page', 'entity')).toMatchObject([
      { action: 'profile-page.answer', after: { saved: 1, stale: 0 } },
      { action: 'profile-page.answer', after: { saved: 0, stale: 1 } },
    ])
  })

  test('keeps what a brokerage asks there beside the facts', async () => {
    const path = '/api/broker-admin/SUMMIT/forms/profile-industry/layout'
    const admin = await server.signIn('admin@portico.test')
    const { layout, draftVersion } = (await admin.get(path)).body
    layout.pages[0].sections[0].questions.push({ key: 'favouriteTool', kind: 'text', label: 'Favourite tool' })
    const draft = await admin.put(path, { layout, draftVersion })
    expect([draft.status, draft.body.errors]).toEqual([200, []])
    await admin.post(`${path}/versions`, { draftVersion: draft.body.draftVersion })
    const edits = [{ path: 'favouriteTool', value: 'Mandoline', version: 0 }]
    expect((await owner.put(`${base}/industry/answers`, { edits })).status).toBe(200)
    expect((await owner.get(`${base}/industry`)).body.answers.favouriteTool.value).toBe('Mandoline')
    expect(JSON.stringify((await owner.get('/api/accounts/RIDGE/facts')).body)).not.toContain('Mandoline')
  })

  test('is not there under another name, for other accounts, or without the code', async () => {
    expect((await owner.get(`${base}/nosuch`)).status).toBe(422)
    expect((await owner.get('/api/accounts/ACME/profile-pages/entity')).status).toBe(404)
    const yard = await server.signIn('yard@acme.test')
    for (const path of ['profile-pages', 'profile-pages/entity'])
      expect((await yard.get(`/api/accounts/ACME/${path}`)).status).toBe(403)
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get('/api/accounts/ACME/profile-pages/entity')).body.mayEdit).toBe(false)
    const partner = await server.signIn('partner@carrier.test')
    const edits = [{ path: 'website', value: 'x.example', version: 0 }]
    expect((await partner.put('/api/accounts/ACME/profile-pages/entity/answers', { edits })).status).toBe(403)
  })
})

describe('people at a page of the profile', () => {
  const industry = `${base}/industry`

  test('comment on its questions, apart from those of other pages, and settle what is answered', async () => {
    const path = `${base}/entity/comments`
    const told = await changesOf('profile-pages')
    const first = await owner.post(path, { path: 'website', text: ' Is this the new one? ' })
    expect([first.status, first.body]).toMatchObject([
      201,
      [{ path: 'website', text: 'Is this the new one?', by: 'Harriet Vance', own: true, resolvedAt: null }],
    ])
    expect(await changesOf('profile-pages')).toBe(told + 1)
    expect((await owner.get(`${base}/entity`)).body.commentCounts).toEqual({ website: 1 })
    expect((await staff.get(`${path}?path=website`)).body).toMatchObject([{ own: false }])
    expect((await staff.get(`${base}/safety/comments`)).body).toEqual([])
    const settled = await staff.put(`${path}/${first.body[0].id}`, { resolved: true })
    expect(settled.body[0].resolvedAt).toBe(server.clock.now().toISOString())
    expect((await owner.get(`${base}/entity`)).body.commentCounts).toEqual({})
    expect((await staff.put(`${base}/safety/comments/${first.body[0].id}`, { resolved: false })).status).toBe(404)
    const unknown = await owner.post(path, { path: 'nosuch', text: 'Hello' })
    expect([unknown.status, unknown.body.fields]).toEqual([422, { path: applicationMessages.unknownQuestion }])
  })

  test('are given it or a part of it, with a notice that leads there, and say when they are done', async () => {
    const page = (await owner.get(industry)).body
    const [section] = page.layout.pages[0].sections
    const given = await staff.put(`${industry}/assignments`, { part: section.key, username: 'OWNER@ridge.test' })
    expect([given.status, given.body]).toMatchObject([
      200,
      [{ part: section.key, username: 'owner@ridge.test', doneAt: null }],
    ])
    server.clock.advance(1000)
    await staff.put(`${industry}/assignments`, { part: null, username: 'owner@ridge.test' })
    expect((await owner.get(industry)).body.assignees).toMatchObject([{ part: section.key }, { part: null }])
    const said = await owner.post(`${industry}/assignments/done`, { done: true })
    expect(said.body).toMatchObject([{ doneAt: server.clock.now().toISOString() }, { part: null }])
    const link = '/RIDGE/profile/industry'
    expect(await notificationsOf(server, `Profile: ${page.title}`)).toMatchObject([
      { payload: { message: expect.stringContaining(`asked you to complete “${section.title}”`), link } },
      { payload: { message: expect.stringContaining('asked you to complete a profile page'), link } },
      { payload: { message: 'Harriet Vance completed the work you assigned', link } },
    ])
    const back = await owner.put(`${industry}/assignments`, { part: section.key, username: null })
    expect(back.body).toMatchObject([{ part: null }])
    const trail = (await auditOf(server, 'profile-page', 'industry')).map(({ action }) => action)
    expect(trail.slice(-4)).toEqual([
      'profile-page.assign',
      'profile-page.assign',
      'profile-page.finish-parts',
      'profile-page.take-back',
    ])
    const nothing = await owner.post(`${base}/safety/assignments/done`, { done: true })
    expect([nothing.status, nothing.body.message]).toEqual([422, applicationMessages.nothingAssigned])
  })

  test('have to be able to open it', async () => {
    const admin = await server.signIn('owner@acme.test')
    const path = '/api/accounts/ACME/profile-pages/safety/assignments'
    const { status, body } = await admin.put(path, { part: null, username: 'yard@acme.test' })
    expect([status, body.fields]).toEqual([422, { username: applicationMessages.mayNotAnswer }])
    const partner = await server.signIn('partner@carrier.test')
    const comments = '/api/accounts/ACME/profile-pages/safety/comments'
    expect((await partner.post(comments, { path: 'safetyProgram', text: 'Hello' })).status).toBe(403)
    expect((await owner.get(comments)).status).toBe(404)
  })

  test('see every value that an answer had, the latest first', async () => {
    const version = (await owner.get(`${base}/entity`)).body.answers.legalName?.version ?? 0
    for (const [at, value] of ['Ridge Farms LLC', 'Ridge Farms, Inc.'].entries())
      await owner.put(`${base}/entity/answers`, { edits: [{ path: 'legalName', value, version: version + at }] })
    const history = (await staff.get(`${base}/entity/answers/history?path=legalName`)).body
    expect(history.slice(0, 2)).toMatchObject([
      { value: 'Ridge Farms, Inc.', onlyHere: false, provenance: { by: 'Harriet Vance', source: 'TYPED' } },
      { value: 'Ridge Farms LLC' },
    ])
    expect((await staff.get(`${base}/entity/answers/history?path=nosuch`)).status).toBe(404)
  })
})
