import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../app/start-server.ts'
import { EventStreamReader } from '../../app/test/event-stream-reader.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/tasks'
let second: RunningServer
const readers: EventStreamReader[] = []

beforeAll(async () => {
  const { config, log, database } = server.running.platform
  second = await startServer(config, { log, now: server.clock.now, database })
  await server.running.app.listen({ port: 0 })
  await second.app.listen({ port: 0 })
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})
afterAll(() => second.close())

async function open(
  app: FastifyInstance,
  client: TestClient,
  lastEventId?: string,
  query?: string,
): Promise<EventStreamReader> {
  const reader = new EventStreamReader(app, client, lastEventId, query)
  readers.push(reader)
  expect(await reader.status).toBe(200)
  return reader
}

const notificationOf = (note: string) => (event: { event: string; data: Record<string, unknown> }) =>
  event.event === 'notification' && event.data.note === note

const changesTo = (reader: EventStreamReader) =>
  reader.events.filter(({ event }) => event === 'change').map(({ data }) => data)

describe('the event stream', () => {
  test('tells a person of a task given to them, on whichever server process they are', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const here = await open(server.running.app, owner)
    const there = await open(second.app, owner)
    await advisor.post(path, { details: 'Seen on both processes', tagged: 'owner@acme.test' })
    for (const reader of [here, there]) {
      const told = await reader.until(notificationOf('Seen on both processes'))
      expect(told.data).toMatchObject({ message: 'Nora Whitfield assigned you a task', accountCode: 'ACME' })
      await reader.until(({ event, data }) => event === 'change' && data.changed === 'tasks')
    }
  })

  test('tells nothing of an account to those who may not open it', async () => {
    const owner = await server.signIn('owner@acme.test')
    const stranger = await open(server.running.app, await server.signIn('owner@ridge.test'))
    const insider = await open(server.running.app, owner)
    await owner.post(path, { details: 'A matter of this account' })
    await insider.until(({ event }) => event === 'change')
    const ridge = await server.signIn('advisor@summit.test')
    await ridge.post('/api/accounts/RIDGE/tasks', { details: 'Marks the end', tagged: 'owner@ridge.test' })
    await stranger.until(notificationOf('Marks the end'))
    expect(stranger.events.filter(({ data }) => data.accountCode === 'ACME')).toEqual([])
  })

  test('tells of a whole brokerage to those on its accounts and its staff, and to nobody else', async () => {
    const usernames = ['owner@acme.test', 'prospect@prosper.test', 'broker-admin@harbor.test', 'admin@portico.test']
    const admin = await server.signIn('admin@portico.test')
    const meant = await Promise.all(usernames.map(async (username) => open(second.app, await server.signIn(username))))
    const stranger = await open(second.app, await server.signIn('owner@ridge.test'))
    const setting = { featureFlag: 'RENEWAL_FLOW_NAME', value: 'Annual review', source: 'BROKERAGE' }
    await admin.post('/admin/features/account/ACME', setting)
    await admin.delete('/admin/features/account/ACME/RENEWAL_FLOW_NAME')
    await admin.post('/admin/features/account/RIDGE', { featureFlag: 'LOSS_RUNS', value: true, source: 'ACCOUNT' })
    await stranger.until(({ event }) => event === 'change')
    expect(changesTo(stranger)).toEqual([{ accountCode: 'RIDGE', changed: 'features' }])
    const told = { brokerageCode: 'HARBOR', changed: 'features' }
    for (const reader of meant) {
      await reader.until(() => changesTo(reader).length >= 2)
      expect(changesTo(reader).slice(0, 2)).toEqual([told, told])
    }
  })

  test('tells of what holds for the whole portal to its staff and administrators, and to nobody else', async () => {
    const admin = await server.signIn('admin@portico.test')
    const usernames = ['admin@portico.test', 'broker-admin@harbor.test', 'advisor@summit.test']
    const meant = await Promise.all(usernames.map(async (username) => open(second.app, await server.signIn(username))))
    const owner = await server.signIn('owner@acme.test')
    const insured = await open(second.app, owner)
    const form = { name: `Told to staff ${crypto.randomUUID()}`, title: 'Told to staff', edition: '2026-01' }
    const { formId } = (await admin.post('/api/forms', form)).body
    const { layout, draftVersion } = (await admin.get(`/api/forms/${formId}/layout`)).body
    const drafted = await admin.put(`/api/forms/${formId}/layout`, { layout, draftVersion })
    const { draftVersion: version } = drafted.body
    expect((await admin.post(`/api/forms/${formId}/layout/versions`, { draftVersion: version })).status).toBe(200)
    await owner.post(path, { details: 'Comes after the form' })
    await insured.until(({ event }) => event === 'change')
    expect(changesTo(insured)).not.toContainEqual({ changed: 'forms' })
    for (const reader of meant) {
      await reader.until(({ event }) => event === 'change')
      // Of the publication alone: a draft is of no use to brokerages.
      expect(changesTo(reader).filter(({ changed }) => changed === 'forms')).toEqual([{ changed: 'forms' }])
    }
  })

  test('resumes after the last event seen, with nothing lost and nothing twice', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const give = (number: number) => advisor.post(path, { details: `Resumed ${number}`, tagged: 'owner@acme.test' })
    let reader = await open(server.running.app, owner)
    const seen: unknown[] = []
    await give(0)
    let last = await reader.until(notificationOf('Resumed 0'))
    for (let number = 1; number <= 12; number += 1) {
      reader.close()
      await give(number)
      reader = await open(number % 2 === 0 ? server.running.app : second.app, owner, last.id)
      last = await reader.until(notificationOf(`Resumed ${number}`))
      seen.push(...reader.events.filter(({ event }) => event === 'notification').map(({ data }) => data.note))
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => `Resumed ${index + 1}`))
  })

  test('tells its place as it opens, so that one broken before its first event loses nothing', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const broken = await open(server.running.app, owner)
    const { id, data } = await broken.until(({ event }) => event === 'opened')
    expect(data).toEqual({})
    broken.close()
    await advisor.post(path, { details: 'Told to nobody at first', tagged: 'owner@acme.test' })
    const resumed = await open(second.app, owner, id)
    await resumed.until(notificationOf('Told to nobody at first'))
    const notices = resumed.events.filter(({ event }) => event === 'notification')
    expect(notices.map(({ data: told }) => told.note)).toEqual(['Told to nobody at first'])
  })

  test('opened where the current user stood, tells what came since, once, and nothing from before', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const give = (details: string) => advisor.post(path, { details, tagged: 'user@acme.test' })
    const user = await server.signIn('user@acme.test')
    const earlier = await open(server.running.app, user)
    await give('Told before the page was there')
    await earlier.until(notificationOf('Told before the page was there'))
    const { eventsPlace } = (await user.get('/api/users/me')).body
    await give('Told while the page was opening')
    for (const { app } of [server.running, second]) {
      const reader = await open(app, user, eventsPlace)
      await reader.until(({ event }) => event === 'opened')
      await give('Marks the end')
      await reader.until(notificationOf('Marks the end'))
      const notes = reader.events.filter(({ event }) => event === 'notification').map(({ data }) => data.note)
      expect(notes.filter((note) => note !== 'Marks the end')).toEqual(['Told while the page was opening'])
    }
  })

  test('tells a page that is opening what others have changed since it was read; one that resumes reads again', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const ridge = await server.signIn('advisor@summit.test')
    const { eventsPlace } = (await owner.get('/api/users/me')).body
    await advisor.post(path, { details: 'While the page was opening' })
    await ridge.post('/api/accounts/RIDGE/tasks', { details: 'Of another brokerage' })
    const query = `?lastEventId=${eventsPlace}&changesAfter=${eventsPlace}`
    const told = { accountCode: 'ACME', changed: 'tasks' }
    for (const { app } of [server.running, second]) {
      const opening = await open(app, owner, undefined, query)
      await opening.until(({ event }) => event === 'opened')
      expect(changesTo(opening)).toEqual([told])
      const resumed = await open(app, owner, eventsPlace, query)
      await resumed.until(({ event }) => event === 'opened')
      expect(changesTo(resumed)).toEqual([])
    }
  })

  test('ends at logout, on every server process', async () => {
    const owner = await server.signIn('owner@acme.test')
    const here = await open(server.running.app, owner)
    const there = await open(second.app, owner)
    await owner.post('/auth/logout')
    await Promise.all([here.ended, there.ended])
    const again = new EventStreamReader(server.running.app, owner)
    expect(await again.status).toBe(204)
  })

  test('answers 204 without a complete session, which stops a browser from asking again', async () => {
    const half = await server.signIn('tfa@acme.test')
    for (const client of [server.visitor(), half]) {
      const reader = new EventStreamReader(server.running.app, client)
      readers.push(reader)
      expect(await reader.status).toBe(204)
    }
  })

  test('an event of a rolled back write is never told', async () => {
    const owner = await server.signIn('owner@acme.test')
    const reader = await open(server.running.app, owner)
    const refused = await owner.post(path, { details: 'fine', tagged: 'nobody@portico.test' })
    expect(refused.status).toBe(422)
    await owner.post(path, { details: 'The one that counts' })
    await reader.until(({ event }) => event === 'change')
    expect(reader.events.filter(({ event }) => event === 'change')).toHaveLength(1)
  })
})
