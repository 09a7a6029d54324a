import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { PlatformUserListing } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { anAccount, aPerson } from '../people/test/people.builders.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const users = '/api/administration/users'
const reason = { reason: 'Left the company' }
const named = async (query: string): Promise<string[]> =>
  ((await admin.get(`${users}?${query}`)).body.items as PlatformUserListing[]).map(({ username }) => username)

describe('the users of the platform', () => {
  test('are listed by username, page by page, and narrowed by any part of name and email', async () => {
    const first = (await admin.get(`${users}?limit=3`)).body
    const second = (await admin.get(`${users}?limit=3&cursor=${encodeURIComponent(first.nextCursor)}`)).body
    const seen = [...first.items, ...second.items].map(({ username }) => username)
    expect(seen).toHaveLength(6)
    expect(seen).toEqual(seen.toSorted((one, other) => (one < other ? -1 : 1)))
    expect(await named('search=castillo')).toContain('owner@acme.test')
    expect(await named('search=viewer@ac')).toEqual(['viewer@acme.test'])
    expect(await named('kind=ADMINISTRATOR')).toContain('admin@portico.test')
    expect(await named('kind=VIEWER&search=acme')).toEqual(['viewer@acme.test'])
    expect(await named('search=100%25')).toEqual([])
  })

  test('are shown with their roles, sessions and two-factor', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    await person.signIn()
    const { status, body } = await admin.get(`${users}/${person.email.toUpperCase()}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      username: person.email,
      profilePicture: null,
      isDisabled: false,
      openSessions: 1,
      accounts: [{ code: account, role: 'Admin' }],
      brokerages: [],
      tfaType: null,
      isSelf: false,
    })
    expect((await admin.get(`${users}/nobody-has-this`)).status).toBe(404)
  })

  test('are for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(users)).status).toBe(403)
    expect((await staff.post(`${users}/owner@acme.test/disable`, reason)).status).toBe(403)
  })
})

test('a search that very many users match shows some of them, page by page, and says so', async () => {
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into users (id, username, email, first_name, last_name, password_hash)
      select gen_random_uuid(), 'many' || n || '@crowd.test', 'many' || n || '@crowd.test', 'Vera', 'Crowd', ''
      from generate_series(1, 210) n`.execute(tx.db),
  )
  const first = (await admin.get(`${users}?limit=150&search=crowd`)).body
  const second = (await admin.get(`${users}?limit=150&search=crowd&cursor=${encodeURIComponent(first.nextCursor)}`))
    .body
  const seen = new Set([...first.items, ...second.items].map(({ username }: PlatformUserListing) => username))
  expect([seen.size, first.isCut, second.isCut, second.nextCursor]).toEqual([200, true, true, null])
  const one = (await admin.get(`${users}?search=many77@crowd.test`)).body
  expect([one.items.map(({ username }: PlatformUserListing) => username), one.isCut]).toEqual([
    ['many77@crowd.test'],
    false,
  ])
  expect(await named('search=many77@elsewhere')).toEqual([])
  // An address that someone has finds that person; part of one finds all that contain it.
  expect(await named('search=MANY7@crowd.test')).toEqual(['many7@crowd.test'])
  expect(await named('search=any7@crowd.test')).toEqual(['many7@crowd.test'])
})

describe('a login', () => {
  test('is disabled with a reason: its sessions end, it cannot log in, and it can be enabled again', async () => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const path = `${users}/${person.email}`
    const unsaid = await admin.post(`${path}/disable`, { reason: ' ' })
    expect([unsaid.status, unsaid.body.fields]).toEqual([422, { reason: platformUserMessages.reasonRequired }])
    expect((await admin.post(`${path}/disable`, reason)).body).toMatchObject({ isDisabled: true, openSessions: 0 })
    expect((await client.get('/api/users/me')).status).toBe(401)
    const credentials = { username: person.email, password: 'Portico-demo-1!' }
    expect((await server.visitor().post('/auth/login', credentials)).status).toBe(422)
    expect(await named(`state=DISABLED&search=${person.email}`)).toEqual([person.email])
    const [again, reset] = [await admin.post(`${path}/disable`, reason), await admin.post(`${path}/password-reset`)]
    expect([again.body.message, reset.body.message]).toEqual([
      platformUserMessages.isDisabled,
      platformUserMessages.disabledFirst,
    ])
    expect((await admin.post(`${path}/enable`, { reason: 'Came back' })).body.isDisabled).toBe(false)
    expect((await (await person.signIn()).get('/api/users/me')).status).toBe(200)
    expect((await auditOf(server, 'user', person.userId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.disable', 'user.enable']),
    )
  })

  test('of the administrator who asks, or of the last one, stays as it is', async () => {
    for (const [action, body] of [
      ['disable', reason],
      ['log-out', undefined],
    ] as const) {
      const { status, body: answer } = await admin.post(`${users}/admin@portico.test/${action}`, body)
      expect([status, answer.message]).toEqual([422, platformUserMessages.oneself])
    }
    const other = await aPerson(server)
    const set = (isAdmin: boolean) =>
      server.running.platform.database.write('system', (tx) =>
        sql`update users set is_admin = ${isAdmin} where username = ${other.email}`.execute(tx.db),
      )
    await set(true)
    const second = await other.signIn()
    expect((await second.post(`${users}/admin@portico.test/log-out`)).status).toBe(200)
    admin = await server.signIn('admin@portico.test')
    expect((await admin.post(`${users}/${other.email}/disable`, reason)).status).toBe(200)
  })

  test('is made read-only and back, is logged out, and gets a link for a new password', async () => {
    const account = await anAccount(server)
    const person = await aPerson(server, { account, role: 'ADMIN' })
    const client = await person.signIn()
    const path = `${users}/${person.email}`
    const task = { title: 'Read this', dueDate: '2031-03-03' }
    expect((await admin.put(`${path}/viewer`, { ...reason, isViewer: true })).body.isViewer).toBe(true)
    expect((await client.post(`/api/accounts/${account}/tasks`, task)).status).toBe(403)
    expect((await admin.put(`${path}/viewer`, { ...reason, isViewer: false })).body.isViewer).toBe(false)
    expect((await admin.post(`${path}/log-out`)).body.openSessions).toBe(0)
    expect((await client.get('/api/users/me')).status).toBe(401)
    expect((await admin.post(`${path}/password-reset`)).status).toBe(200)
    await expect.poll(() => messagesTo(server, person.email)).toMatchObject([{ channel: 'email' }])
  })

  test('has its two-factor reset with a reason: it is off, sessions end, and the user is notified', async () => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const path = `${users}/${person.email}/two-factor-reset`
    expect((await admin.post(path, reason)).body.message).toBe(platformUserMessages.tfaIsOff)
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set tfa_enabled = true, tfa_type = 'TOTP' where id = ${person.userId}`.execute(tx.db),
    )
    const { status, body } = await admin.post(path, reason)
    expect([status, body.tfaType, body.openSessions]).toEqual([200, null, 0])
    expect((await client.get('/api/users/me')).status).toBe(401)
    await expect.poll(() => messagesTo(server, person.email)).toMatchObject([{ channel: 'email' }])
    expect((await (await person.signIn()).get('/api/users/me')).status).toBe(200)
    const own = await admin.post(`${users}/admin@portico.test/two-factor-reset`, reason)
    expect([own.status, own.body.message]).toEqual([422, platformUserMessages.oneself])
  })

  test('waits after failed tries until the delay is removed', async () => {
    const person = await aPerson(server)
    const wrong = { username: person.email, password: 'wrong' }
    for (let tries = 0; tries < 6; tries += 1) await server.visitor().post('/auth/login', wrong)
    const path = `${users}/${person.email}`
    expect((await admin.get(path)).body.loginDelayedUntil).not.toBeNull()
    expect((await admin.post(`${path}/unlock`)).body.loginDelayedUntil).toBeNull()
    const right = { username: person.email, password: 'Portico-demo-1!' }
    expect((await server.visitor().post('/auth/login', right)).status).toBe(200)
  })
})
