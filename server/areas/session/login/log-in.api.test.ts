import { hash } from '@node-rs/argon2'
import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../../app/start-server.ts'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { subjectsTo } from '../../../app/test/sent-messages.ts'
import { TestClient, type TestAnswer } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { demoPassword } from '../../../demo/demo-people.ts'

const server = useTestServer()
const minute = 60_000
const newDevice = 'Your login was used on a new device'

const tryWith = (client: TestClient, username: string, password = 'wrong') =>
  client.post('/auth/login', { username, password })

/** So many failed tries from elsewhere, each counted: the clock goes on past every delay. */
async function failures(username: string, count: number): Promise<TestClient> {
  const stranger = server.visitor()
  for (let failed = 0; failed < count; failed += 1) await tryWith(stranger, username)
  return stranger
}

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await server.running.platform.database.read('system', (tx) => query.execute(tx.db))).rows

/** What a caller can tell of an answer. */
const seen = ({ status, body, headers }: TestAnswer) => ({
  status,
  body: { ...body, requestId: '' },
  headers: Object.keys(headers).filter((name) => name !== 'date'),
})

describe('logging in', () => {
  test('answers the fields of the user and puts the session in cookies that scripts cannot read', async () => {
    const { status, body, headers } = await tryWith(server.visitor(), 'OWNER@acme.test', demoPassword)
    expect(status).toBe(200)
    expect(body).toEqual({
      username: 'owner@acme.test',
      isAdmin: false,
      hasMultipleAccounts: false,
      tfaEnabled: false,
      tfaPhone: null,
      tfaType: null,
      mustResetPassword: false,
      mustEnrollTfa: false,
    })
    const cookies = headers['set-cookie'] as string[]
    const cookie = (kind: string) => cookies.find((sent) => sent.startsWith(`portico-${kind}=`))
    expect(cookies).toHaveLength(3)
    expect(cookies.every((sent) => sent.includes('HttpOnly'))).toBe(true)
    expect(cookie('session')).toMatch(/Max-Age=900; Path=\/; .*SameSite=Lax/)
    expect(cookie('refresh')).toMatch(/Path=\/auth; .*SameSite=Strict/)
    expect(cookie('device')).toMatch(/=[\w-]{43}; Max-Age=15552000; Path=\/auth; .*SameSite=Strict/)
  })

  test('gives a session of its own each time: what a browser brought along opens nothing', async () => {
    const browser = server.visitor()
    const planted = { session: 'x'.repeat(43), refresh: `${crypto.randomUUID()}.0.${'x'.repeat(43)}` }
    for (const [kind, value] of Object.entries(planted)) browser.cookies.set(`portico-${kind}`, value)
    await tryWith(browser, 'owner@acme.test', demoPassword)
    const first = new Map(browser.cookies)
    expect(first.get('portico-session')).not.toBe(planted.session)
    await tryWith(browser, 'owner@acme.test', demoPassword)
    expect(browser.cookies.get('portico-session')).not.toBe(first.get('portico-session'))
    expect(browser.cookies.get('portico-refresh')?.split('.')[0]).not.toBe(first.get('portico-refresh')?.split('.')[0])
  })

  test('keeps when the user last did, and an audit row', async () => {
    await server.signIn('claims@harbor.test')
    const [user] = await rowsOf(sql<{ id: string; at: Date; session: string }>`
      select users.id, last_login_at as at, sessions.id as session
      from users join sessions on user_id = users.id where username = 'claims@harbor.test'`)
    expect(user?.at).toEqual(server.clock.now())
    expect(await auditOf(server, 'session', user!.session)).toMatchObject([
      { action: 'session.start', after: { userId: user!.id, state: 'complete', startedBy: 'password' } },
    ])
  })

  test('keeps refused logins in the audit', async () => {
    await tryWith(server.visitor(), 'nobody@elsewhere.test')
    const trail = await auditOf(server, 'user', 'unknown')
    expect(trail.at(-1)).toMatchObject({ action: 'session.refuse', after: { username: 'nobody@elsewhere.test' } })
  })

  test('names empty fields', async () => {
    const { status, body } = await tryWith(server.visitor(), ' ', '')
    expect([status, Object.keys(body.fields)]).toEqual([422, ['username', 'password']])
  })
})

describe('failed logins', () => {
  test('answer alike for an unknown name, a wrong password and a try that has to wait', async () => {
    const visitor = server.visitor()
    const unknown = await tryWith(visitor, 'who@acme.test', demoPassword)
    const wrong = await tryWith(visitor, 'user@acme.test')
    await failures('user@acme.test', 4)
    await failures('who@acme.test', 4)
    const delayed = await tryWith(visitor, 'user@acme.test', demoPassword)
    const delayedUnknown = await tryWith(visitor, 'who@acme.test', demoPassword)
    expect(unknown.body).toMatchObject({ code: 'unknown_login', message: sessionMessages.unknownLogin })
    expect(unknown.status).toBe(422)
    for (const answer of [wrong, delayed, delayedUnknown]) expect(seen(answer)).toEqual(seen(unknown))
  })

  test('are counted for names that nobody has as for others, under a fingerprint', async () => {
    const [known, unknown] = ['prospect@prosper.test', 'ghost@prosper.test']
    await failures(known, 6)
    await failures(unknown, 6)
    const counts = await rowsOf(sql<{ name_hash: Buffer; failures: number; wait: number }>`
      select name_hash, failures, extract(epoch from blocked_until - last_at)::int as wait
      from login_failures where last_at = ${server.clock.now()} and failures = 5 order by failures desc limit 2`)
    expect(counts.map(({ failures: count, wait }) => [count, wait])).toEqual([
      [5, 2],
      [5, 2],
    ])
    expect(counts.every(({ name_hash }) => name_hash.length === 32)).toBe(true)
  })

  test('make the next try wait twice as long each, fifteen minutes at most, and never for good', async () => {
    const name = 'broker-admin@harbor.test'
    await failures(name, 5)
    const waits: number[] = []
    for (let failed = 0; failed < 12; failed += 1) {
      const [found] = await rowsOf(sql<{ wait: number }>`select extract(epoch from blocked_until - last_at)::int as wait
        from login_failures order by last_at desc, failures desc limit 1`)
      waits.push(found!.wait)
      server.clock.advance((found!.wait - 1) * 1000)
      expect((await tryWith(server.visitor(), name, demoPassword)).status).toBe(422)
      server.clock.advance(1000)
      await tryWith(server.visitor(), name)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    server.clock.advance(15 * minute)
    expect((await tryWith(server.visitor(), name, demoPassword)).status).toBe(200)
  })

  test('begin anew after a login, and after half a day', async () => {
    const name = 'manager@harbor.test'
    await failures(name, 4)
    expect((await tryWith(server.visitor(), name, demoPassword)).status).toBe(200)
    await failures(name, 4)
    server.clock.advance(13 * 60 * minute)
    await failures(name, 4)
    expect((await tryWith(server.visitor(), name, demoPassword)).status).toBe(200)
  })

  test('do not keep the owner out of a device that they had logged in with', async () => {
    const owner = await server.signIn('owner@acme.test')
    const attacker = await failures('owner@acme.test', 40)
    expect((await tryWith(server.visitor(), 'owner@acme.test', demoPassword)).status).toBe(422)
    expect((await tryWith(owner, 'owner@acme.test', demoPassword)).status).toBe(200)
    expect((await tryWith(attacker, 'owner@acme.test', demoPassword)).status).toBe(422)
    for (let failed = 0; failed < 5; failed += 1) await tryWith(owner, 'owner@acme.test')
    expect((await tryWith(owner, 'owner@acme.test', demoPassword)).status).toBe(422)
    server.clock.advance(15 * minute)
  })

  test('count a device only for those who had logged in with it', async () => {
    const stranger = await server.signIn('owner@ridge.test')
    for (let failed = 0; failed < 5; failed += 1) await tryWith(stranger, 'viewer@acme.test')
    expect((await tryWith(server.visitor(), 'viewer@acme.test', demoPassword)).status).toBe(422)
    expect((await tryWith(stranger, 'viewer@acme.test', demoPassword)).status).toBe(422)
  })
})

describe('tries over two servers', () => {
  let second: RunningServer
  beforeAll(async () => {
    const { config, log, database } = server.running.platform
    second = await startServer(config, { log, now: server.clock.now, database })
  })
  afterAll(() => second.close())

  test('are counted together, however many come at once', async () => {
    const name = 'advisor@summit.test'
    const servers = [server.running.app, second.app]
    const tries = Array.from({ length: 20 }, (_, index) => tryWith(new TestClient(servers[index % 2]!), name))
    await Promise.all(tries)
    for (const app of servers) expect((await tryWith(new TestClient(app), name, demoPassword)).status).toBe(422)
  })

  test('from one address end in 429 on both', async () => {
    const clients = [server.running.app, second.app].map((app) => new TestClient(app))
    for (const client of clients) client.address = '198.51.100.7'
    const statuses: number[] = []
    for (let tried = 0; tried < 102; tried += 1) {
      statuses.push((await tryWith(clients[tried % 2]!, `made-up-${tried}@acme.test`)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 422), 429, 429])
    server.clock.advance(5 * minute)
    expect((await tryWith(clients[0]!, 'user@acme.test', demoPassword)).status).toBe(200)
  })
})

describe('a new device', () => {
  test('is told to the user by mail, but not the first one ever, nor one that is known', async () => {
    const name = 'multi@acme.test'
    const first = await server.signIn(name)
    await tryWith(first, name, demoPassword)
    expect(await subjectsTo(server, name)).toEqual([])
    await server.signIn(name)
    expect(await subjectsTo(server, name)).toEqual([newDevice])
  })

  test('is one again after half a year', async () => {
    const browser = await server.signIn('lawyer@doelaw.test')
    server.clock.advance(181 * 24 * 60 * minute)
    await tryWith(browser, 'lawyer@doelaw.test', demoPassword)
    expect(await subjectsTo(server, 'lawyer@doelaw.test')).toEqual([newDevice])
  })

  test('is shared by users without one keeping the other out', async () => {
    const browser = await server.signIn('owner@ridge.test')
    const device = browser.cookies.get('portico-device')
    await tryWith(browser, 'nobody@portico.test', demoPassword)
    expect(browser.cookies.get('portico-device')).toBe(device)
    const before = await subjectsTo(server, 'owner@ridge.test')
    await tryWith(browser, 'owner@ridge.test', demoPassword)
    expect(await subjectsTo(server, 'owner@ridge.test')).toEqual(before)
  })
})

describe('a kept password', () => {
  const stored = async (username: string) =>
    (await rowsOf(sql<{ hash: string }>`select password_hash as hash from users where username = ${username}`))[0]!.hash

  test('is hashed anew at login where it was hashed in a weaker way', async () => {
    const weak = await hash(demoPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set password_hash = ${weak} where username = 'nobody@portico.test'`.execute(tx.db),
    )
    await tryWith(server.visitor(), 'nobody@portico.test')
    expect(await stored('nobody@portico.test')).toBe(weak)
    await server.signIn('nobody@portico.test')
    const strong = await stored('nobody@portico.test')
    expect(strong).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    await server.signIn('nobody@portico.test')
    expect(await stored('nobody@portico.test')).toBe(strong)
  })
})
