import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { RecordedErrorListing } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { doHousekeeping } from '../../../platform/housekeeping.ts'

const server = useTestServer([], { PORTICO_BUILD_ID: 'release-1' })
const errors = '/api/administration/errors'
let admin: TestClient

beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const flush = () => server.running.platform.errors.flush()

async function found(query: string): Promise<readonly RecordedErrorListing[]> {
  await flush()
  return (await admin.get(`${errors}?${query}`)).body.items as RecordedErrorListing[]
}

const report = (changed: object = {}) =>
  server.visitor().post('/open/client-errors', {
    name: 'TypeError',
    message: 'Cannot read dana@acme.test of 123-45-6789',
    stack: 'at Fe (https://a.example/assets/portal-Ab12Cd34.js?user=dana:1:2)',
    page: '/$accountId/tasks',
    release: 'release-1',
    ...changed,
  })

/** Another release that came after the one of the server. */
const addRelease = (release: string) =>
  server.running.platform.database.write('system', (tx) =>
    sql`insert into releases values (${release}, ${new Date(server.clock.now().getTime() + 1000)})`.execute(tx.db),
  )

const fail = (message: string, place = 'GET /api/never', brokerage: string | null = 'HARBOR') =>
  server.running.platform.errors.takeOwn(new Error(message), { source: 'SERVER', place, brokerage })

describe('errors', () => {
  test('of the web app are grouped and counted, without personal data', async () => {
    for (let times = 0; times < 2; times += 1) expect((await report()).status).toBe(204)
    const [error] = await found('source=CLIENT&search=Cannot read')
    expect(error).toMatchObject({
      source: 'CLIENT',
      message: 'Cannot read [email] of #',
      place: '/$accountId/tasks',
      times: 2,
      firstRelease: 'release-1',
      lastRelease: 'release-1',
      assignee: null,
      resolvedAt: null,
    })
    expect(error!.trend.at(-1)).toBe(2)
    const { body } = await admin.get(`${errors}/${error!.fingerprint}`)
    expect(body.stack).toBe('at Fe (assets/portal-Ab12Cd34.js:1:2)')
    expect(body.releases).toMatchObject([{ release: 'release-1', times: 2 }])
    expect(body.days.at(-1).times).toBe(2)
  })

  test('reported under an invented release, or with an address for a page, name neither', async () => {
    await report({ message: 'Invented', release: 'release-of-nobody' })
    expect(await found('search=invented')).toMatchObject([{ lastRelease: '' }])
    expect((await report({ page: '/ACME/tasks?search=Reyes' })).status).toBe(422)
  })

  test('of calls and jobs are recorded with their place and brokerage', async () => {
    fail('The first of this kind')
    server.running.platform.errors.takeOwn(new Error('No mail server'), {
      source: 'JOB',
      place: 'messages',
      brokerage: null,
    })
    const [call] = await found('brokerage=HARBOR&search=first of this')
    expect(call).toMatchObject({ place: 'GET /api/never', brokerages: ['HARBOR'] })
    const { body } = await admin.get(`${errors}/${call!.fingerprint}`)
    expect(body.brokerages).toMatchObject([{ code: 'HARBOR', times: 1 }])
    expect(body.stack).toContain('server/areas/operations/errors/errors.api.test.ts')
    expect(await found('brokerage=SUMMIT&search=first of this')).toEqual([])
    expect(await found('source=JOB&search=No mail')).toMatchObject([{ place: 'messages', brokerages: [] }])
  })

  test('that end a call are recorded under the pattern of its path', async () => {
    const { database } = server.running.platform
    const broken = vi.spyOn(database, 'read').mockImplementation(async () => {
      throw new Error('Broken for dana@acme.test')
    })
    const { status } = await admin.get(`${errors}/${'0'.repeat(32)}`)
    broken.mockRestore()
    expect(status).toBe(500)
    expect(await found('search=Broken for')).toMatchObject([
      { source: 'SERVER', place: `GET ${errors}/{fingerprint}`, message: 'Broken for [email]', brokerages: [] },
    ])
  })

  test('come page by page, last seen first', async () => {
    for (const kind of ['alpha', 'beta', 'gamma']) {
      fail(`Paged ${kind}`)
      server.clock.advance(1000)
    }
    await flush()
    const first = (await admin.get(`${errors}?search=paged&limit=2`)).body
    const second = (await admin.get(`${errors}?search=paged&limit=2&cursor=${first.nextCursor}`)).body
    const shown = [...first.items, ...second.items] as RecordedErrorListing[]
    expect(shown.map(({ message }) => message)).toEqual(['Paged gamma', 'Paged beta', 'Paged alpha'])
    expect(second.nextCursor).toBeNull()
  })

  test('are for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(errors)).status).toBe(403)
    expect((await admin.get(`${errors}/${'0'.repeat(32)}`)).status).toBe(404)
  })
})

describe('an error', () => {
  async function anError(message: string): Promise<RecordedErrorListing> {
    fail(message)
    return (await found(`search=${message}`))[0]!
  }

  test('is assigned to an administrator, and from two sides shows who has it', async () => {
    const { fingerprint } = await anError('To be assigned')
    const path = `${errors}/${fingerprint}/assignee`
    const own = 'admin@portico.test'
    expect((await admin.put(path, { username: own, was: null })).body.assignee).toMatchObject({ username: own })
    const late = await admin.put(path, { username: null, was: null })
    expect([late.status, late.body.current.assignee.username]).toEqual([409, own])
    const nobody = await admin.put(path, { username: 'owner@acme.test', was: own })
    expect([nobody.status, nobody.body.fields]).toEqual([422, { username: recordedErrorMessages.notAdministrator }])
    const mine = await found('assigned=ME&search=to be assigned')
    expect(mine).toHaveLength(1)
    expect(await found('assigned=NOBODY&search=to be assigned')).toEqual([])
    expect((await admin.put(path, { username: null, was: own })).body.assignee).toBeNull()
    expect((await auditOf(server, 'error', fingerprint)).map(({ action }) => action)).toEqual([
      'error.assign',
      'error.assign',
    ])
  })

  test('stays resolved in its release, and opens when a newer one has it', async () => {
    const { fingerprint } = await anError('To be resolved')
    const path = `${errors}/${fingerprint}`
    const resolved = await admin.post(`${path}/resolve`)
    expect(resolved.body).toMatchObject({ resolvedRelease: 'release-1', resolvedBy: expect.stringMatching(/./) })
    expect((await admin.post(`${path}/resolve`)).body.message).toBe(recordedErrorMessages.isResolved)
    await anError('To be resolved')
    expect(await found('state=OPEN&search=to be resolved')).toEqual([])
    expect(await found('state=RESOLVED&search=to be resolved')).toMatchObject([{ times: 2 }])
    await addRelease('release-2')
    const [known] = await found('search=to be resolved')
    const { place, name, message } = known!
    server.running.platform.errors.take({
      source: 'SERVER',
      place,
      name,
      message,
      stack: await frameOf(fingerprint),
      release: 'release-2',
      brokerage: null,
    })
    const [opened] = await found('state=OPEN&search=to be resolved')
    expect(opened).toMatchObject({ fingerprint, resolvedAt: null, lastRelease: 'release-2' })
    expect(opened!.reopenedAt).not.toBeNull()
  })

  test('is reopened by hand', async () => {
    const { fingerprint } = await anError('Resolved too early')
    await admin.post(`${errors}/${fingerprint}/resolve`)
    expect((await admin.post(`${errors}/${fingerprint}/reopen`)).body.resolvedAt).toBeNull()
    expect((await admin.post(`${errors}/${fingerprint}/reopen`)).body.message).toBe(recordedErrorMessages.isOpen)
  })
})

describe('errors of long ago', () => {
  test('are taken away 90 days after they were seen last', async () => {
    fail('Seen long ago')
    expect(await found('search=long ago')).toHaveLength(1)
    const { database, now } = server.running.platform
    await doHousekeeping({ database, now: () => new Date(now().getTime() + 91 * 86_400_000) })
    expect(await found('search=long ago')).toEqual([])
  })
})

/** The stack of an error as a server would write it. */
async function frameOf(fingerprint: string): Promise<string> {
  const { body } = await admin.get(`${errors}/${fingerprint}`)
  return String(body.stack).replaceAll('(server/', '(/srv/server/').replaceAll('(node_modules/', '(/srv/node_modules/')
}
