import { api } from '@portico/contract/api.ts'
import { impersonationMessages } from '@portico/contract/areas/impersonation/impersonation.messages.ts'
import { isAboutAccount, isAboutBrokerage, subjectParameter } from '@portico/contract/kit/access.ts'
import { type Call, methodAndPath } from '@portico/contract/kit/call.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from './test/audit-trail.ts'
import { messagesTo } from './test/sent-messages.ts'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'
import { withinASecond } from './test/within-a-second.ts'
import { anAccount, aPerson } from '../areas/people/test/people.builders.ts'
import { endOverdue } from '../areas/impersonation/end-impersonations.ts'

const server = useTestServer()
const stopPath = '/api/users/self/impersonation'
const startPath = (username: string) => `/api/administration/users/${username}/impersonation`
const body = { reason: 'They see no renewal' }
const minute = 60_000

let admin: TestClient
beforeEach(async () => {
  admin = await server.signIn('admin@portico.test')
})

async function aMember() {
  const account = await anAccount(server)
  return { account, person: await aPerson(server, { account, role: 'ADMIN' }) }
}

const ofAdmin = async (client: TestClient) => (await client.get('/api/users/me')).body.username
const actionsOf = async (userId: string) => (await auditOf(server, 'user', userId)).map(({ action }) => action)

describe('viewing as a user', () => {
  test('shows what the user sees, until it is stopped and the administrator goes on in their own session', async () => {
    const { account, person } = await aMember()
    const started = await admin.post(startPath(person.email.toUpperCase()), body)
    expect([started.status, started.body.username]).toEqual([200, person.email])
    const me = (await admin.get('/api/users/me')).body
    expect(me).toMatchObject({
      username: person.email,
      isAdmin: false,
      isViewer: true,
      accountRoles: { [account]: 'ADMIN' },
      homeOrigin: null,
      impersonation: { reason: body.reason, endsAt: started.body.endsAt },
    })
    expect((await admin.get(`/api/accounts/${account}`)).status).toBe(200)
    expect((await admin.get('/api/accounts/ACME')).status).toBe(404)
    expect((await admin.get('/api/administration/users')).status).toBe(403)
    expect((await admin.post('/auth/refresh')).status).toBe(200)
    expect(await ofAdmin(admin)).toBe(person.email)
    expect((await admin.delete(stopPath)).status).toBe(204)
    expect((await admin.get('/api/users/me')).body).toMatchObject({
      username: 'admin@portico.test',
      impersonation: null,
    })
    expect((await admin.get('/api/administration/users')).status).toBe(200)
    expect((await admin.delete(stopPath)).status).toBe(204)
    expect(await actionsOf(person.userId)).toEqual(
      expect.arrayContaining(['impersonation.start', 'impersonation.stop']),
    )
  })

  test('asks for a reason, and is refused of administrators, of disabled users and to everyone else', async () => {
    const { person } = await aMember()
    const unsaid = await admin.post(startPath(person.email), { reason: ' ' })
    expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: impersonationMessages.reasonRequired }])
    const itself = await admin.post(startPath('admin@portico.test'), body)
    expect([itself.status, itself.body.message]).toEqual([422, impersonationMessages.ofAdministrator])
    expect((await admin.post(startPath('nobody-has-this'), body)).status).toBe(404)
    await admin.post(`/api/administration/users/${person.email}/disable`, body)
    const disabled = await admin.post(startPath(person.email), body)
    expect([disabled.status, disabled.body.message]).toEqual([422, impersonationMessages.ofDisabled])
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.post(startPath('owner@acme.test'), body)).status).toBe(403)
    expect(await ofAdmin(admin)).toBe('admin@portico.test')
  })

  test('asks for the password again where it was not given lately', async () => {
    const { person } = await aMember()
    server.clock.advance(6 * minute)
    const { status, body: problem } = await admin.post(startPath(person.email), body)
    expect([status, problem.code]).toEqual([403, 'step_up_required'])
  })

  test('changes nothing, not even what is the user’s own, and opens no files', async () => {
    const { account, person } = await aMember()
    await admin.post(startPath(person.email), body)
    const answers = await Promise.all(
      Object.entries<Call>(api as never)
        .filter(([key, { access, responses }]) => {
          const isWrite = methodAndPath(key).method !== 'GET'
          return access !== 'open' && key !== `DELETE ${stopPath}` && (isWrite || responses[200] === 'file')
        })
        .map(async ([key, { access }]) => {
          const { method, path } = methodAndPath(key)
          const named = isAboutAccount(access) ? subjectParameter(path) : undefined
          const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === named ? account : 'x'))
          const { status, body: problem } = await admin.call(method, address)
          return isAboutBrokerage(access) && status === 404 ? [] : [`${key}: ${status} ${problem.code}`]
        }),
    )
    const errors = answers.flat()
    expect(errors.length).toBeGreaterThan(200)
    expect(errors.filter((answer) => !answer.endsWith('403 impersonating'))).toEqual([])
    const { body: refused } = await admin.post(`/api/accounts/${account}/tasks`)
    expect(refused.message).toBe(impersonationMessages.readOnly)
  })

  test('is told to the user, by notification and email, and recorded in the accounts that were opened', async () => {
    const { account, person } = await aMember()
    const owner = await person.signIn()
    const reason = `They see no renewal ${account}`
    await admin.post(startPath(person.email), { reason })
    await expect
      .poll(() => messagesTo(server, person.email))
      .toMatchObject([{ channel: 'email', subject: 'Platform support viewed the portal as you' }])
    const note = impersonationMessages.noticedReason(reason)
    expect(await notificationsOf(server, note)).toHaveLength(1)
    await admin.get(`/api/accounts/${account}`)
    await admin.get(`/api/accounts/${account}/tasks`)
    await admin.delete(stopPath)
    const { firstName, lastName } = (await admin.get('/api/users/me')).body
    const { items } = (await owner.get(`/api/accounts/${account}/activity?kind=impersonation`)).body
    expect(items).toMatchObject([
      {
        action: 'impersonation.open',
        actor: { username: person.email },
        impersonatedBy: `${firstName} ${lastName}`,
        after: { reason },
      },
    ])
  })

  test('hides tax numbers wherever they stand in an answer', async () => {
    const { person } = await aMember()
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set titles = '74-5550123' where id = ${person.userId}`.execute(tx.db),
    )
    await admin.post(startPath(person.email), body)
    expect((await admin.get('/api/users/me')).body.titles).toBe('•••••••••')
  })
})

describe('it ends by itself', () => {
  test('after 30 minutes', async () => {
    const { person } = await aMember()
    await admin.post(startPath(person.email), body)
    server.clock.advance(10 * minute)
    await admin.post('/auth/refresh')
    server.clock.advance(10 * minute)
    await admin.post('/auth/refresh')
    expect(await ofAdmin(admin)).toBe(person.email)
    server.clock.advance(11 * minute)
    await admin.post('/auth/refresh')
    await withinASecond(() => ofAdmin(admin)).toBe('admin@portico.test')
    await endOverdue(server.running.platform, 'a-job')
    expect(await actionsOf(person.userId)).toContain('impersonation.stop')
  })

  test('once the user is disabled', async () => {
    const { person } = await aMember()
    await admin.post(startPath(person.email), body)
    const other = await server.signIn('admin@portico.test')
    expect((await other.post(`/api/administration/users/${person.email}/disable`, body)).status).toBe(200)
    await withinASecond(() => ofAdmin(admin)).toBe('admin@portico.test')
  })

  test('with the administrator’s own session', async () => {
    const { person } = await aMember()
    await admin.post(startPath(person.email), body)
    const stored = new Map(admin.cookies)
    expect((await admin.post('/auth/logout')).status).toBe(204)
    for (const [name, value] of stored) admin.cookies.set(name, value)
    expect((await admin.get('/api/users/me')).status).toBe(401)
    await endOverdue(server.running.platform, 'a-job')
    const rows = await auditOf(server, 'user', person.userId)
    const stop = rows.find(({ action }) => action === 'impersonation.stop')
    expect(stop?.after).toMatchObject({ endReason: 'LOGGED_OUT' })
  })
})
