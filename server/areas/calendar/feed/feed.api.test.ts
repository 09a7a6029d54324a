import ical from 'ical.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/calendar/feed'

const eventsIn = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents('vevent').map((part) => new ical.Event(part))

test('a feed opens in a calendar program without logging in', async () => {
  const owner = await server.signIn('owner@acme.test')
  const made = await owner.post(path)
  expect(made.status).toBe(201)
  expect(made.body.path).toMatch(/^\/open\/calendar\/[\w-]{43}\.ics$/)
  const program = server.visitor()
  const { status, headers, body } = await program.get(made.body.path)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const events = eventsIn(body)
  const meeting = events.find(({ summary }) => summary === 'Renewal strategy meeting')!
  const listed = await owner.get('/api/accounts/ACME/service-calendar')
  expect(meeting.startDate.toJSDate().toISOString()).toBe(listed.body.events[0].meetingTime)
  expect(events.find(({ summary }) => summary === 'Renewal milestone: Renewal date')!.startDate.isDate).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

test('every reading is recorded, and its owner sees the last one', async () => {
  const user = await server.signIn('user@acme.test')
  expect((await user.get(path)).body).toEqual({ createdAt: null, lastUsedAt: null })
  const made = await user.post(path)
  const { userId } = (await user.get('/api/users/me')).body
  await server.visitor().get(made.body.path)
  await server.visitor().get(made.body.path)
  const known = await user.get(path)
  expect(known.body).toEqual({ createdAt: made.body.createdAt, lastUsedAt: server.clock.now().toISOString() })
  expect((await auditOf(server, 'calendar-feed', userId)).map(({ action }) => action)).toEqual([
    'calendar-feed.create',
    'calendar-feed.read',
    'calendar-feed.read',
  ])
})

test('its address is kept nowhere', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post(path, undefined, { headers: { 'idempotency-key': crypto.randomUUID() } })
  const token = /calendar\/(.*)\.ics/.exec(body.path)![1]!
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ found: boolean }>`select exists (select from calendar_feeds f where f::text like ${`%${token}%`})
      or exists (select from audit a where a::text like ${`%${token}%`})
      or exists (select from idempotency i where i::text like ${`%${token}%`}) as found`.execute(tx.db),
  )
  expect(rows).toEqual([{ found: false }])
})

test('a replaced, a revoked and an unknown address answer alike', async () => {
  const owner = await server.signIn('owner@acme.test')
  const first = await owner.post(path)
  const second = await owner.post(path)
  const replaced = await server.visitor().get(first.body.path)
  expect((await server.visitor().get(second.body.path)).status).toBe(200)
  expect((await owner.delete(path)).status).toBe(204)
  const revoked = await server.visitor().get(second.body.path)
  const unknown = await server.visitor().get(`/open/calendar/${'a'.repeat(43)}.ics`)
  const said = [replaced, revoked, unknown].map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }))
  expect(said[0]).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(said).toEqual([said[0], said[0], said[0]])
  expect((await owner.get(path)).body.createdAt).toBeNull()
})

test('ends with the right to open the account, and when its user is disabled', async () => {
  const user = await server.signIn('user@acme.test')
  const { body } = await user.post(path)
  const { userId } = (await user.get('/api/users/me')).body
  const status = async () => (await server.visitor().get(body.path)).status
  const change = (statement: ReturnType<typeof sql>) =>
    server.running.platform.database.write('system', (tx) => statement.execute(tx.db))
  expect(await status()).toBe(200)
  await change(sql`update users set disabled_at = now() where id = ${userId}`)
  expect(await status()).toBe(404)
  await change(sql`update users set disabled_at = null where id = ${userId}`)
  expect(await status()).toBe(200)
  await change(sql`delete from account_roles where user_id = ${userId} and account_code = 'ACME'`)
  expect(await status()).toBe(404)
})
