import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
let admin: TestClient
let staff: TestClient
beforeAll(async () => {
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into accounts (code, company_name, brokerage_code, relationship, primary_effective_date) values
      ('UNDATED', 'Zephyr Undated Works', 'HARBOR', 'CLIENT', null),
      ('TWIN-A', 'Twin Peaks Lumber', 'HARBOR', 'CLIENT', ${dayIn(10)}::date),
      ('TWIN-B', 'Twin Peaks Lumber', 'HARBOR', 'PROSPECT', ${dayIn(10)}::date),
      ('GONE', 'Gone Company', 'HARBOR', 'CLIENT', ${dayIn(10)}::date)`.execute(tx.db),
  )
  await server.running.platform.database.write('system', (tx) =>
    sql`update accounts set deleted_at = now() where code = 'GONE'`.execute(tx.db),
  )
  admin = await server.signIn('admin@portico.test')
  staff = await server.signIn('advisor@harbor.test')
})

const dayIn = (days: number) => server.today(days)

async function listed(client: TestClient, query = ''): Promise<string[]> {
  const { status, body } = await client.get(`/api/accounts?${query}`)
  expect(status).toBe(200)
  return body.items.map(({ accountCode }: AccountListing) => accountCode)
}

/** The whole list, read in pages. */
async function paged(client: TestClient, query: string, limit = 2): Promise<string[]> {
  const codes: string[] = []
  for (let cursor = ''; ;) {
    const { body } = await client.get(`/api/accounts?${query}&limit=${limit}${cursor}`)
    codes.push(...body.items.map(({ accountCode }: AccountListing) => accountCode))
    if (body.nextCursor === null) return codes
    cursor = `&cursor=${body.nextCursor}`
  }
}

describe('which accounts are listed', () => {
  test('all for an administrator, those of the brokerage for its staff, their own for the insured', async () => {
    expect(await listed(admin)).toEqual([
      'ACME',
      'BAYSIDE',
      'DOELAW',
      'NORTH',
      'PROSPER',
      'RIDGE',
      'TWIN-A',
      'TWIN-B',
      'UNDATED',
    ])
    expect(await listed(staff)).toEqual(['ACME', 'BAYSIDE', 'NORTH', 'PROSPER', 'TWIN-A', 'TWIN-B', 'UNDATED'])
    expect(await listed(await server.signIn('multi@acme.test'))).toEqual(['ACME', 'BAYSIDE'])
    expect(await listed(await server.signIn('nobody@portico.test'))).toEqual([])
  })

  test('each once, for staff who work for several brokerages and hold a role on an account besides', async () => {
    await server.running.platform.database.write('system', async (tx) => {
      const who = sql`(select id from users where username = 'claims@harbor.test')`
      await sql`insert into broker_roles (user_id, brokerage_code, role) values (${who}, 'ALPS', 'CLAIMS')`.execute(
        tx.db,
      )
      await sql`insert into account_roles (account_code, user_id, role)
        values ('ACME', ${who}, 'CLAIMS'), ('RIDGE', ${who}, 'CLAIMS')`.execute(tx.db)
    })
    const several = await server.signIn('claims@harbor.test')
    expect(await listed(several)).toEqual([
      'ACME',
      'BAYSIDE',
      'DOELAW',
      'NORTH',
      'PROSPER',
      'RIDGE',
      'TWIN-A',
      'TWIN-B',
      'UNDATED',
    ])
    expect(await listed(several, 'brokerCode=ALPS')).toEqual(['DOELAW'])
    expect(await listed(several, 'brokerCode=SUMMIT')).toEqual(['RIDGE'])
    expect(await paged(several, 'sort=renewal')).toEqual(await listed(several, 'sort=renewal'))
  })

  test('only of the named brokerage, which opens nothing that was closed', async () => {
    expect(await listed(admin, 'brokerCode=SUMMIT')).toEqual(['RIDGE'])
    expect(await listed(staff, 'brokerCode=SUMMIT')).toEqual([])
    expect(await listed(await server.signIn('multi@acme.test'), 'brokerCode=HARBOR')).toEqual(['ACME', 'BAYSIDE'])
  })

  test('only of the named relationship', async () => {
    expect(await listed(staff, 'relationship=PROSPECT')).toEqual(['PROSPER', 'TWIN-B'])
  })

  test('only those named by code, and of those only what one may open', async () => {
    expect(await listed(staff, 'codes=NORTH,RIDGE,ACME,NOSUCH')).toEqual(['ACME', 'NORTH'])
  })

  test('only those that renew within some days, from today on', async () => {
    expect(await listed(staff, 'renewalWithinDays=45')).toEqual(['ACME', 'TWIN-A', 'TWIN-B'])
    expect(await listed(staff, 'renewalWithinDays=44')).toEqual(['TWIN-A', 'TWIN-B'])
    expect(await listed(staff, 'renewalWithinDays=0')).toEqual([])
    expect(await listed(admin, 'renewalWithinDays=45&sort=renewal')).toEqual(['TWIN-A', 'TWIN-B', 'RIDGE', 'ACME'])
    expect(await listed(admin, 'renewalWithinDays=45&search=twin&relationship=CLIENT')).toEqual(['TWIN-A'])
  })

  test.each(['sort=size', 'relationship=FRIEND', 'renewalWithinDays=-1', 'codes=a%20b'])(
    'refuses %s with the field named',
    async (query) => {
      const { status, body } = await admin.get(`/api/accounts?${query}`)
      expect([status, Object.keys(body.fields)]).toEqual([422, [query.split('=')[0]]])
    },
  )
})

describe('the order of the list', () => {
  test('by renewal, the soonest first and those without a date last', async () => {
    expect(await listed(staff, 'sort=renewal')).toEqual([
      'TWIN-A',
      'TWIN-B',
      'ACME',
      'NORTH',
      'PROSPER',
      'BAYSIDE',
      'UNDATED',
    ])
  })

  test.each(['sort=name', 'sort=renewal', 'sort=name&renewalWithinDays=120', 'sort=renewal&search=i'])(
    'pages with %s without losing or repeating one',
    async (query) => {
      for (const client of [admin, staff]) expect(await paged(client, query)).toEqual(await listed(client, query))
    },
  )

  test('a cursor of the other order is refused', async () => {
    const { body } = await staff.get('/api/accounts?sort=renewal&limit=1')
    expect((await staff.get(`/api/accounts?sort=name&cursor=${body.nextCursor}`)).status).toBe(400)
    const forged = Buffer.from(JSON.stringify(['2026-02-31', 'x', 'ACME'])).toString('base64url')
    expect((await staff.get(`/api/accounts?sort=renewal&cursor=${forged}`)).status).toBe(400)
  })
})

test('a search that very many match shows some of them and says so, with the account of that code', async () => {
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into brokerages (code, name) values ('MANY', 'Many')`.execute(tx.db),
  )
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into accounts (code, company_name, brokerage_code)
      select 'QUARRY', 'A quarry of basalt', 'MANY'
      union all select 'Q' || n, 'Quarry of basalt ' || n, 'MANY' from generate_series(1, 230) as n
      union all select 'BASALT', 'Z quarry of basalt', 'MANY'`.execute(tx.db),
  )
  const { items, isCut } = (await admin.get('/api/accounts?search=quarry&limit=200')).body
  expect([items.length, isCut]).toEqual([200, true])
  expect(await paged(admin, 'search=quarry', 100)).toContain('QUARRY')
  expect(await paged(admin, 'search=basalt', 100)).toContain('BASALT')
  expect((await admin.get('/api/accounts?search=twin')).body).toMatchObject({ items: [{}, {}], isCut: false })
})
