import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

const proxy = '192.0.2.7'
const logged: string[] = []
const server = useTestServer(logged, {
  NODE_ENV: 'production',
  PORTICO_ALLOW_EMBEDDED: 'true',
  PORTICO_PUBLIC_URL: 'https://portal.example',
  PORTICO_HOSTS: 'Portal.Other.example',
  PORTICO_API_HOSTS: 'portal.other.example=https://calls.other.example',
  PORTICO_TRUSTED_PROXIES: proxy,
})

const ask = async (host: string, path = '/openapi.json', client = server.visitor()) =>
  (await client.get(path, { headers: { host } })).status

describe('in production', () => {
  test('the public host, the brokerages’ and further ones are served', async () => {
    for (const host of ['portal.example', 'portal.example:443', 'HARBOR.portal.example', 'portal.other.example'])
      expect([host, await ask(host)]).toEqual([host, 200])
  })

  test('any other host is refused before anything else, whatever is asked', async () => {
    const foreign = ['evil.example', 'unknown.portal.example', 'portal.example.evil.example', 'localhost', '127.0.0.1']
    for (const host of foreign)
      for (const path of ['/', '/login', '/assets/x.js', '/api/users/me', '/api/unknown', '/open/branding/harbor'])
        expect([host, path, await ask(host, path)]).toEqual([host, path, 421])
    const login = await server
      .visitor()
      .post('/auth/login', { username: 'owner@acme.test', password: 'x' }, { headers: { host: 'evil.example' } })
    expect(login).toMatchObject({
      status: 421,
      body: { code: 'unknown_host', message: 'The portal is not at this address. Check the address and try again.' },
    })
    expect(login.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(login.headers['set-cookie']).toBeUndefined()
  })

  test('a person at such a host reads a page, a program an answer', async () => {
    const headers = { host: 'evil.example', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const page = await server.visitor().get('/ACME/dashboard', { headers })
    expect([page.status, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
    expect(page.body).toContain('The portal is not at this address. Check the address and try again.')
    expect(page.body).not.toContain('evil.example')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    for (const path of ['/api/users/me', '/open/branding/harbor', '/api/unknown'])
      expect((await server.visitor().get(path, { headers })).body).toMatchObject({ code: 'unknown_host' })
  })

  test('a subdomain is served within a second of a brokerage having it', async () => {
    expect(await ask('newcomer.portal.example')).toBe(421)
    await run(sql`insert into brokerages (code, name, subdomain) values ('NEWCOMER', 'Newcomer', 'newcomer')`)
    await expect.poll(() => ask('newcomer.portal.example'), { timeout: 10_000 }).toBe(200)
  })

  test('the subdomain of a suspended brokerage shows a neutral page', async () => {
    await run(sql`insert into brokerages (code, name, subdomain, suspended_at, suspended_reason)
      values ('CLOSED', 'Closed Brokers', 'closed', now(), 'Unpaid')`)
    const headers = { host: 'closed.portal.example', accept: 'text/html' }
    const page = await server.visitor().get('/login', { headers })
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body).toContain('This portal is not available at the moment. Please contact your insurance broker.')
    expect(page.body).not.toContain('Closed')
    const { status, body } = await server.visitor().get('/open/branding/closed', { headers })
    expect([status, body.code]).toEqual([503, 'suspended_host'])
  })

  test('probes may ask under any name', async () => {
    for (const path of ['/healthz', '/readyz?from=10.0.0.1', '/metrics'])
      expect([path, await ask('10.1.2.3:3000', path)]).toEqual([path, 200])
    expect(await ask('10.1.2.3:3000', '/healthz/more')).toBe(421)
  })

  test('a forwarded host counts only from a proxy that is trusted', async () => {
    const forwarded = async (from: TestClient, host: string, shown: string) =>
      (await from.get('/openapi.json', { headers: { host, 'x-forwarded-host': shown } })).status
    expect(await forwarded(server.visitor(), 'evil.example', 'portal.example')).toBe(421)
    expect(await forwarded(server.visitor(), 'portal.example', 'evil.example')).toBe(200)
    const trusted = server.visitor()
    trusted.address = proxy
    expect(await forwarded(trusted, 'inner.example', 'harbor.portal.example')).toBe(200)
    expect(await forwarded(trusted, 'portal.example', 'evil.example')).toBe(421)
  })

  test('a change must come from the host that it is asked of', async () => {
    const post = async (host: string, origin: string) =>
      (await server.visitor().post('/auth/logout', undefined, { headers: { host, origin } })).status
    expect(await post('harbor.portal.example', 'https://harbor.portal.example')).toBeLessThan(300)
    for (const origin of [
      'https://portal.example',
      'https://summit.portal.example',
      'http://harbor.portal.example',
      'https://evil.example',
      'null',
    ])
      expect([origin, await post('harbor.portal.example', origin)]).toEqual([origin, 403])
    expect(await post('evil.example', 'https://evil.example')).toBe(421)
  })
})

describe('a client', () => {
  const homeOf = async (username: string, host = 'portal.example') => {
    const client = server.visitor()
    const headers = { host }
    const login = await client.post('/auth/login', { username, password: 'Portico-demo-1!' }, { headers })
    expect(login.status).toBe(200)
    return (await client.get('/api/users/me', { headers })).body.homeOrigin
  }
  const redirectClients = (codes: readonly string[]) =>
    run(sql`update brokerages set redirect_clients = code = any(${[...codes]}::text[])`)

  test('stays where they are: no brokerage of the demonstration sends its clients on', async () => {
    const { rows } = await run(sql<{ code: string }>`select code from brokerages where redirect_clients`)
    expect(rows).toEqual([])
    expect(await homeOf('owner@acme.test')).toBeNull()
  })

  test('of a brokerage that wants it is told its host, unless they are there', async () => {
    await redirectClients(['HARBOR'])
    expect(await homeOf('owner@acme.test')).toBe('https://harbor.portal.example')
    expect(await homeOf('owner@acme.test', 'summit.portal.example')).toBe('https://harbor.portal.example')
    expect(await homeOf('owner@acme.test', 'portal.other.example')).toBe('https://harbor.portal.example')
    expect(await homeOf('owner@acme.test', 'harbor.portal.example')).toBeNull()
    expect(await homeOf('owner@ridge.test')).toBeNull()
  })

  test('is told so by the answers to changes of their own profile too', async () => {
    await redirectClients(['HARBOR'])
    const client = server.visitor()
    const headers = { host: 'portal.example' }
    await client.post('/auth/login', { username: 'owner@acme.test', password: 'Portico-demo-1!' }, { headers })
    const { status, body } = await client.delete('/api/users/self/picture', { headers })
    expect([status, body.homeOrigin]).toEqual([200, 'https://harbor.portal.example'])
  })

  test('is neither staff nor administrator, owes nothing and has accounts of one brokerage', async () => {
    await redirectClients(['HARBOR', 'SUMMIT', 'ALPS'])
    for (const username of ['advisor@harbor.test', 'admin@portico.test', 'nobody@portico.test', 'tfa@acme.test'])
      expect([username, await homeOf(username)]).toEqual([username, null])
    await run(sql`insert into account_roles (account_code, user_id, role)
      select 'RIDGE', id, 'USER' from users where username = 'user@acme.test'`)
    expect(await homeOf('user@acme.test')).toBeNull()
  })

  test('is not sent to what is no subdomain', async () => {
    await redirectClients(['HARBOR'])
    for (const subdomain of [null, 'evil.example/', 'evil.example#']) {
      await run(sql`update brokerages set subdomain = ${subdomain} where code = 'HARBOR'`)
      expect(await homeOf('owner@acme.test')).toBeNull()
    }
    await run(sql`update brokerages set subdomain = 'harbor' where code = 'HARBOR'`)
  })
})

test('the log tells of a refusal, without cookies or the host that was made up', async () => {
  await server.visitor().get('/login', { headers: { host: 'made-up.example', cookie: 'a-cookie=secret-value' } })
  const lines = logged.join('')
  expect(lines).toContain('"status":421')
  expect(lines).not.toMatch(/secret-value|made-up\.example/)
})

const run = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  server.running.platform.database.write('system', (tx) => statement.execute(tx.db))

describe('calls that go to another host than their pages', () => {
  const origin = 'https://portal.other.example'
  const host = 'calls.other.example'

  test('are let in with their cookies, from those pages alone', async () => {
    const asked = await server.visitor().get('/open/branding/harbor', { headers: { host, origin } })
    expect(asked.status).toBe(200)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'same-site',
    })
    const body = { username: 'owner@acme.test', password: 'x' }
    const login = (from: string) => server.visitor().post('/auth/login', body, { headers: { host, origin: from } })
    expect((await login(origin)).status).toBe(422)
    for (const other of ['https://portal.example', 'https://evil.example', 'null']) {
      const refused = await login(other)
      expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, undefined])
    }
  })

  test('are asked for beforehand by browsers', async () => {
    const preflight = async (from: string) =>
      server.running.app.inject({
        method: 'OPTIONS',
        url: '/api/accounts/ACME/tasks',
        headers: { host, origin: from, 'access-control-request-method': 'PUT' },
      })
    const allowed = await preflight(origin)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers['access-control-allow-headers']).toContain('x-requested-with')
    const refused = await preflight('https://evil.example')
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([404, undefined])
  })
})
