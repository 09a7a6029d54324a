import { api } from '@portico/contract/api.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { sql } from 'kysely'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { useTestServer } from './test/test-server.ts'

const server = useTestServer()

describe('accounts', () => {
  test('a list holds what its reader may open, by name, in pages', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const first = await advisor.get('/api/accounts?limit=3')
    const rest = await advisor.get(`/api/accounts?limit=3&cursor=${first.body.nextCursor}`)
    const names = [...first.body.items, ...rest.body.items].map(({ accountCode }) => accountCode)
    expect(names).toEqual(['ACME', 'BAYSIDE', 'NORTH', 'PROSPER'])
    expect(rest.body.nextCursor).toBeNull()
    const admin = await server.signIn('admin@portico.test')
    expect((await admin.get('/api/accounts')).body.items).toHaveLength(6)
    const nobody = await server.signIn('nobody@portico.test')
    expect((await nobody.get('/api/accounts')).body.items).toEqual([])
  })

  test('are found by a part of name or code', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const found = await advisor.get('/api/accounts?search=acme%20b')
    expect(found.body.items.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
      'Acme Builders Group, Inc.',
    ])
    expect((await advisor.get('/api/accounts?search=ridgeline')).body.items).toEqual([])
    const codesOf = async (typed: string) =>
      (await advisor.get(`/api/accounts?search=${typed}`)).body.items.map(
        (item: { accountCode: string }) => item.accountCode,
      )
    expect(await codesOf('Bu')).toEqual(['ACME'])
    expect(await codesOf('b')).toEqual(['ACME', 'BAYSIDE'])
    expect(await codesOf('me')).toEqual([])
  })

  test('one account carries its people, its contact and the phase Setup where it has none', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { account } = (await owner.get('/api/accounts/ACME')).body
    expect(account).toMatchObject({
      companyName: 'Acme Builders Group, Inc.',
      brokerName: 'Harbor & Pine Insurance',
      primaryBrokerContact: { firstName: 'Daniel', role: 'P_ACCT_MGR' },
    })
    expect(account.users).toHaveLength(account.accountUsers.length + account.linkedAgents.length)
    const prospect = await server.signIn('prospect@prosper.test')
    expect((await prospect.get('/api/accounts/PROSPER')).body.account).toMatchObject({
      brokerRelationship: 'PROSPECT',
      phase: 'Setup',
    })
  })

  test('permissions are those granted, or all for staff', async () => {
    const permissionsOf = async (username: string) =>
      (await (await server.signIn(username)).get('/api/users/me/ACME/permissions')).body.permissions
    expect(await permissionsOf('user@acme.test')).not.toContain('OP_READ_FINANCIALS')
    expect(await permissionsOf('claims@harbor.test')).toContain('OP_READ_FINANCIALS')
  })
})

describe('policies', () => {
  test('are listed newest first, with their status', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.get('/api/accounts/ACME/policies')
    expect(status).toBe(200)
    const dates = body.map(({ effectiveDate }: { effectiveDate: string }) => effectiveDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const newest = body.filter((policy: { effectiveDate: string }) => policy.effectiveDate === dates[0])
    const labels = newest.map(({ carrier, name }: Record<string, string>) => `${carrier} ${name}`)
    expect(labels).toEqual(labels.toSorted())
    const statuses = new Set(body.map((policy: { status: string }) => policy.status))
    expect(statuses).toEqual(new Set(['IN_FORCE', 'CANCELED', 'EXPIRED']))
    expect(body.some(({ id }: { id: string | null }) => id === null)).toBe(true)
  })
})

describe('branding', () => {
  test('answers a brokerage by its subdomain and the product’s own look for any other', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/open/branding/summit')).body).toMatchObject({ tabName: 'Summit Client Hub' })
    expect((await visitor.get('/open/branding/alps')).body.loginBanner).toContain('no longer valid')
    expect((await visitor.get('/open/branding/unknown')).body).toEqual(defaultBranding)
    expect((await visitor.get('/open/branding/%00')).body).toEqual(defaultBranding)
  })

  test('a phone installs the portal under the name and in the colors of the host that was asked', async () => {
    const visitor = server.visitor()
    const at = (host: string, path: string) => visitor.call('GET', path, { headers: { host } })
    const summit = await at('summit.localhost', '/manifest.webmanifest')
    const { colors } = (await visitor.get('/open/branding/summit')).body
    expect(summit.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(summit.body)).toMatchObject({
      name: 'Summit Client Hub',
      short_name: 'Summit',
      theme_color: colors.primary,
      display: 'standalone',
      start_url: '/',
    })
    expect((await at('localhost', '/manifest.webmanifest')).body).toContain(`"name":"${defaultBranding.tabName}"`)
    const icon = await at('summit.localhost', '/icon.svg')
    expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(icon.bytes.toString()).toContain(`fill="${colors.primary}"`)
  })
})

describe('the second wall', () => {
  test('a query that forgot its account still sees only the account of its call', async () => {
    const { database } = server.running.platform
    const count = (table: string) =>
      sql<{ accounts: string }>`select distinct account_code as accounts from ${sql.table(table)}`
    for (const table of ['tasks', 'policies', 'account_roles', 'account_agents']) {
      const inRidge = await database.read({ account: 'RIDGE' }, (tx) => count(table).execute(tx.db))
      expect(inRidge.rows).toEqual([{ accounts: 'RIDGE' }])
    }
  })

  test('stands on every table that an account owns', async () => {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ table: string }>`select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_code'
        where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity`.execute(tx.db),
    )
    expect(rows).toEqual([])
  })

  test('a write cannot reach into another account', async () => {
    const { database } = server.running.platform
    const { rows } = await database.write({ account: 'RIDGE' }, (tx) =>
      sql`update tasks set details = 'taken over' where account_code = 'ACME' returning 1`.execute(tx.db),
    )
    expect(rows).toEqual([])
  })
})

describe('answers of the server itself', () => {
  test('an unknown path under the data paths is a JSON 404', async () => {
    for (const path of ['/api/unknown', '/auth/x', '/open/x', '/tfa/x', '/admin/features/x']) {
      const { status, body } = await server.visitor().get(path)
      expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
    }
  })

  test('a body that is no JSON is 400, one too large 413, each in the one shape', async () => {
    const visitor = server.visitor()
    const headers = { 'content-type': 'application/json' }
    const broken = await visitor.call('POST', '/auth/login', { body: '{"username"', headers })
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed'])
    const large = await visitor.post('/auth/login', { username: 'x'.repeat(1_100_000), password: 'x' })
    expect([large.status, large.body.code]).toEqual([413, 'too_large'])
  })

  test('every answer carries the security headers, the build of the pages and a request id', async () => {
    for (const path of ['/healthz', '/api/users/me', '/nowhere', '/openapi.json']) {
      const { headers } = await server.visitor().get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-portico-build': 'test-build',
      })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('data carries a policy that allows nothing, and the page of the API document allows no inline style', async () => {
    const policyOf = async (path: string) => (await server.visitor().get(path)).headers['content-security-policy']
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/api/users/me'])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringMatching(/^default-src 'none'/)])
    for (const path of ['/docs/api/static/index.html', '/docs/api/']) {
      const policy = await policyOf(path)
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'/)
    }
  })

  test('health, readiness and metrics answer', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/healthz')).status).toBe(200)
    expect((await visitor.get('/readyz')).status).toBe(200)
    expect((await visitor.get('/metrics')).body).toContain('portico_request_seconds_bucket')
  })

  test('the API document names every call of the contract, and nothing else', async () => {
    const { body } = await server.visitor().get('/openapi.json')
    const documented = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.toSorted()).toEqual(Object.keys(api).toSorted())
    expect(body.openapi).toBe('3.1.0')
    expect(JSON.stringify(body)).not.toContain('$defs')
  })
})

test('a server that is about to stop turns proxies away, gives up kept connections, and still answers', async () => {
  const { app } = server.running
  const address = await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true })
  const ask = (path = '/healthz') =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = get(`${address}${path}`, { agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      )
      asked.once('error', reject)
    })
  const askThrice = (path?: string) => Promise.all([ask(path), ask(path), ask(path)])
  const connections = promisify(app.server.getConnections.bind(app.server))
  expect(await askThrice('/readyz')).toEqual([200, 200, 200])
  expect(await connections()).toBe(3)
  server.running.leave()
  expect(await askThrice('/readyz')).toEqual([503, 503, 503])
  // Nothing is left that the server's end could cut off.
  await expect.poll(() => connections(), { timeout: 20_000 }).toBe(0)
  const closed = once(app.server, 'request').then(() => app.close())
  expect(await ask()).toBe(200)
  await closed
})
