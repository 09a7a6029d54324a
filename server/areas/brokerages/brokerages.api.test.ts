import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()

async function listed(client: TestClient, query = ''): Promise<string[]> {
  const { status, body } = await client.get(`/api/brokerages?${query}`)
  expect(status).toBe(200)
  return body.items.map(({ brokerCode }: Brokerage) => brokerCode)
}

describe('the list of brokerages', () => {
  test('holds those that one works for', async () => {
    const { body } = await (await server.signIn('advisor@harbor.test')).get('/api/brokerages')
    expect(body).toEqual({
      items: [
        {
          brokerCode: 'HARBOR',
          brokerName: 'Harbor & Pine Insurance',
          subdomain: 'harbor',
          mayAdminister: false,
          twoFactor: 'OPTIONAL',
          isSuspended: false,
        },
      ],
      nextCursor: null,
      isCut: false,
    })
  })

  test('is empty for people of the insured, whatever they search', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect(await listed(owner)).toEqual([])
    expect(await listed(owner, 'search=harbor')).toEqual([])
  })

  test('holds all of them for an administrator, by name, page by page', async () => {
    const admin = await server.signIn('admin@portico.test')
    expect(await listed(admin)).toEqual(['ALPS', 'HARBOR', 'SUMMIT'])
    const { body: first } = await admin.get('/api/brokerages?limit=2')
    expect(await listed(admin, `limit=2&cursor=${first.nextCursor}`)).toEqual(['SUMMIT'])
  })

  test('is searched by name and code', async () => {
    const admin = await server.signIn('admin@portico.test')
    expect(await listed(admin, 'search=RISK')).toEqual(['SUMMIT'])
    expect(await listed(admin, 'search=pi')).toEqual(['HARBOR'])
    expect(await listed(admin, 'search=%25')).toEqual([])
  })

  test('says where one is brokerage admin', async () => {
    const brokerAdmin = await server.signIn('broker-admin@harbor.test')
    expect((await brokerAdmin.get('/api/brokerages/HARBOR')).body).toMatchObject({ mayAdminister: true })
  })

  test('refuses a cursor of another list', async () => {
    const admin = await server.signIn('admin@portico.test')
    const { body } = await admin.get('/api/accounts?sort=renewal&limit=1')
    expect((await admin.get(`/api/brokerages?cursor=${body.nextCursor}`)).status).toBe(400)
  })
})

describe('of whom a brokerage asks two-factor', () => {
  const path = '/api/brokerages/SUMMIT/two-factor'

  test('is set by its admins and kept in the audit', async () => {
    const admin = await server.signIn('admin@portico.test')
    const { status, body } = await admin.put(path, { twoFactor: 'EVERYONE' })
    expect([status, body.twoFactor]).toEqual([200, 'EVERYONE'])
    expect((await admin.get('/api/brokerages/SUMMIT')).body.twoFactor).toBe('EVERYONE')
    expect(await auditOf(server, 'brokerage', 'SUMMIT')).toEqual([
      {
        action: 'brokerage.two-factor',
        actor: 'admin@portico.test',
        before: { twoFactor: 'OPTIONAL' },
        after: { twoFactor: 'EVERYONE' },
      },
    ])
  })

  test('holds from the next login on', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const brokerAdmin = await server.signIn('broker-admin@harbor.test')
    expect((await brokerAdmin.put('/api/brokerages/HARBOR/two-factor', { twoFactor: 'STAFF' })).status).toBe(200)
    expect((await advisor.get('/api/brokerages')).status).toBe(200)
    const anew = await server.signIn('advisor@harbor.test')
    expect((await anew.get('/api/brokerages')).status).toBe(401)
    expect((await anew.get('/api/users/me')).body.mustEnrollTfa).toBe(true)
    expect((await brokerAdmin.put('/api/brokerages/HARBOR/two-factor', { twoFactor: 'OPTIONAL' })).status).toBe(200)
  })

  test('is closed to staff, hidden from others, and asks for a fresh proof', async () => {
    const body = { twoFactor: 'OPTIONAL' }
    const refused = await (await server.signIn('advisor@harbor.test')).put('/api/brokerages/HARBOR/two-factor', body)
    expect([refused.status, refused.body.message]).toEqual([403, messages.notAllowed])
    const brokerAdmin = await server.signIn('broker-admin@harbor.test')
    expect((await brokerAdmin.put(path, body)).status).toBe(404)
    server.clock.advance(6 * 60_000)
    const late = await brokerAdmin.put('/api/brokerages/HARBOR/two-factor', body)
    expect([late.status, late.body.code]).toEqual([403, 'step_up_required'])
  })

  test('refuses a policy that there is not, and names the field', async () => {
    const admin = await server.signIn('admin@portico.test')
    const { status, body } = await admin.put(path, { twoFactor: 'SOMETIMES' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['twoFactor']])
  })
})

test('a search of brokerages that very many match says that it was cut, and shows the one of that code', async () => {
  const admin = await server.signIn('admin@portico.test')
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into brokerages (code, name) select 'GR' || n, 'Granary ' || n from generate_series(1, 230) as n
      union all select 'GRANARY', 'The Granary'`.execute(tx.db),
  )
  const first = (await admin.get('/api/brokerages?search=granary&limit=150')).body
  const second = (await admin.get(`/api/brokerages?search=granary&limit=150&cursor=${first.nextCursor}`)).body
  const seen = [...first.items, ...second.items].map(({ brokerCode }: Brokerage) => brokerCode)
  expect(seen).toContain('GRANARY')
  expect([first.isCut, second.isCut, second.nextCursor]).toEqual([true, true, null])
  expect(new Set(seen).size).toBeGreaterThanOrEqual(200)
  expect(seen.length).toBeLessThan(231)
  expect((await admin.get('/api/brokerages?search=harbor')).body.isCut).toBe(false)
})
