import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const hourMs = 3_600_000

async function overview(): Promise<Overview> {
  const { status, body } = await (await server.signIn('admin@portico.test')).get('/api/administration/overview')
  expect(status).toBe(200)
  return body
}

const runSql = (statement: ReturnType<typeof sql>) =>
  server.running.platform.database.write('system', (tx) => statement.execute(tx.db))

test('tells of sign-ins hour by hour, failed ones apart', async () => {
  const before = await overview()
  expect(before.signIns.hours).toHaveLength(24)
  expect(before.signIns.isComplete).toBe(true)
  const start = Math.floor(server.clock.now().getTime() / hourMs) * hourMs
  expect(before.signIns.hours.at(-1)?.from).toBe(new Date(start).toISOString())
  await server.signIn('owner@acme.test')
  await server.visitor().post('/auth/login', { username: 'owner@acme.test', password: 'wrong' })
  const yesterday = new Date(start - 23 * hourMs)
  const longAgo = new Date(start - 24 * hourMs)
  for (const at of [yesterday, longAgo])
    await runSql(sql`insert into audit (at, action, subject_type) values (${at}, 'session.refuse', 'login')`)
  const { signIns } = await overview()
  const [was, is] = [before.signIns.hours.at(-1)!, signIns.hours.at(-1)!]
  // The owner, and the administrator who asked again.
  expect([is.succeeded - was.succeeded, is.failed - was.failed]).toEqual([2, 1])
  expect(signIns.hours[0]).toEqual({ from: yesterday.toISOString(), succeeded: 0, failed: 1 })
})

test('counts people at work, each once, and nobody who left or is away', async () => {
  const { peopleActive } = await overview()
  const advisor = await server.signIn('advisor@harbor.test')
  await server.signIn('advisor@harbor.test')
  expect((await overview()).peopleActive).toBe(peopleActive + 1)
  await advisor.post('/auth/logout')
  expect((await overview()).peopleActive).toBe(peopleActive + 1)
  server.clock.advance(16 * 60_000)
  expect((await overview()).peopleActive).toBe(1)
})

test('counts tenants: brokerages, and accounts by phase without deleted ones', async () => {
  const { tenants } = await overview()
  expect(tenants.isEstimate).toBe(false)
  await runSql(sql`insert into accounts (code, company_name, brokerage_code, relationship, phase, deleted_at) values
    ('NEWCO', 'Newco', 'HARBOR', 'PROSPECT', null, null), ('OLDCO', 'Oldco', 'HARBOR', 'CLIENT', 'Gone', now())`)
  const after = (await overview()).tenants
  expect(after.brokerages).toBe(tenants.brokerages)
  const setupOf = ({ accounts }: Overview['tenants']) => accounts.find(({ phase }) => phase === 'Setup')
  expect(setupOf(after)).toEqual({
    phase: 'Setup',
    clients: setupOf(tenants)?.clients ?? 0,
    prospects: (setupOf(tenants)?.prospects ?? 0) + 1,
  })
  expect(after.accounts.map(({ phase }) => phase)).not.toContain('Gone')
})

test('estimates a large table from a sample of it', async () => {
  await runSql(sql`insert into accounts (code, company_name, brokerage_code, relationship, phase, ams_type)
    select 'BIG-' || n, 'Large', 'HARBOR', 'CLIENT', 'Bulk', repeat('x', 900) from generate_series(1, 8000) as n`)
  const { tenants } = await overview()
  const bulk = tenants.accounts.find(({ phase }) => phase === 'Bulk')?.clients ?? 0
  expect(tenants.isEstimate).toBe(true)
  expect(bulk).toBeGreaterThan(6000)
  expect(bulk).toBeLessThan(10_000)
})

test('tells of jobs that wait and of those given up, queue by queue', async () => {
  const { jobs, database } = server.running.platform
  await database.write('system', (tx) => jobs.enqueue(tx, 'nightly-letters', {}, { afterSeconds: 3600 }))
  await database.write('system', (tx) => jobs.enqueue(tx, 'nightly-letters', {}, { afterSeconds: 3600 }))
  await runSql(sql`update jobs.queue set failed_count = 3 where name = 'nightly-letters'`)
  const queues = (await overview()).jobs
  expect(queues.find(({ queue }) => queue === 'nightly-letters')).toEqual({
    queue: 'nightly-letters',
    waiting: 2,
    failed: 3,
  })
  expect(queues.some(({ queue }) => queue.startsWith('__'))).toBe(false)
})

test('tells of messages that wait and of those given up, for every channel', async () => {
  await runSql(sql`insert into messages (id, channel, recipient, content_sealed, sent_at) values
    (gen_random_uuid(), 'sms', '+12065550100', 'sealed', null), (gen_random_uuid(), 'sms', '+12065550100', null, null),
    (gen_random_uuid(), 'voice', '+12065550100', null, now())`)
  const { messages } = await overview()
  expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms', 'voice'])
  expect(messages.slice(1)).toEqual([
    { channel: 'sms', waiting: 1, givenUp: 1 },
    { channel: 'voice', waiting: 0, givenUp: 0 },
  ])
})

test('tells how this process answers', async () => {
  const before = (await overview()).process
  await server.visitor().get('/healthz')
  const { process } = await overview()
  // The first asking itself, the login of the second, and the probe.
  expect(process.answers - before.answers).toBe(3)
  expect(process.errors).toBe(0)
  expect(process.openStreams).toBe(0)
  expect(Date.parse(process.startedAt)).toBeLessThan(server.clock.now().getTime())
})
