import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestServer, type TestServer } from '../../app/test/test-server.ts'

const path = '/open/page-views'

async function countsOf({ running }: TestServer) {
  const { rows } = await running.platform.database.read('system', (tx) =>
    sql`select day::text, user_type, page, views::int from page_views order by user_type, page`.execute(tx.db),
  )
  return rows
}

describe('page views where analytics are on', () => {
  const server = useTestServer([], { PORTICO_ANALYTICS: 'on' })

  test('are counted by day, kind of user and pattern, and by nothing else', async () => {
    const view = { page: '/$accountId/dashboard', userType: 'account_user' }
    const owner = await server.signIn('owner@acme.test')
    for (const client of [owner, server.visitor()]) expect((await client.post(path, view)).status).toBe(204)
    expect((await server.visitor().post(path, { page: '/help', userType: 'guest' })).status).toBe(204)
    const day = server.today()
    expect(await countsOf(server)).toEqual([
      { day, user_type: 'account_user', page: '/$accountId/dashboard', views: 2 },
      { day, user_type: 'guest', page: '/help', views: 1 },
    ])
  })

  test.each([
    { page: '/ACME/policy?search=secret', userType: 'guest' },
    { page: '/policy/8f14e45f-ea6d', userType: 'owner@acme.test' },
    { page: 'help', userType: 'guest' },
    { page: '/help/', userType: 'guest' },
    { page: '/1234', userType: 'guest' },
    { page: `/${'a'.repeat(200)}`, userType: 'guest' },
  ])('of %j are refused', async (view) => {
    expect((await server.visitor().post(path, view)).status).toBe(422)
  })

  test('invented pages do not fill the table, while known ones count on', async () => {
    const { database } = server.running.platform
    await database.write('system', (tx) =>
      sql`insert into page_views select current_date + 1, 'guest', '/p' || n, 1 from generate_series(1, 2000) n`.execute(
        tx.db,
      ),
    )
    server.clock.advance(new Date(Date.now() + 86_400_000).getTime() - server.clock.now().getTime())
    for (const page of ['/p7', '/invented']) await server.visitor().post(path, { page, userType: 'guest' })
    const { rows } = await database.read('system', (tx) =>
      sql`select page, views::int from page_views where page in ('/p7', '/invented')`.execute(tx.db),
    )
    expect(rows).toEqual([{ page: '/p7', views: 2 }])
  })

  test('are counted 600 times in ten minutes from one address', async () => {
    const visitor = server.visitor()
    const view = () => visitor.post(path, { page: '/help', userType: 'guest' })
    expect((await view()).status).toBe(204)
    const { rows } = await server.running.platform.database.write('system', (tx) =>
      sql`update rate_counts set tries = 599 where bucket like 'POST /open/page-views%' returning 1`.execute(tx.db),
    )
    expect(rows).not.toEqual([])
    expect([(await view()).status, (await view()).status]).toEqual([204, 429])
  })
})

describe('page views where nothing is set', () => {
  const server = useTestServer()

  test('are not counted', async () => {
    expect((await server.visitor().post(path, { page: '/help', userType: 'guest' })).status).toBe(404)
    expect(await countsOf(server)).toEqual([])
  })
})
