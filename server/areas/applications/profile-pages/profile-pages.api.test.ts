import { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
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
    expect([saved.status, saved.body.faults]).toEqual([200, {}])
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
    expect([draft.status, draft.body.faults]).toEqual([200, []])
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
