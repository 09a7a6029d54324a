import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSession } from '@portico/contract/areas/session/session.shapes.ts'
import { startServer, type RunningServer } from '../../../app/start-server.ts'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { EventStreamReader } from '../../../app/test/event-stream-reader.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { expectEnded } from '../../../app/test/within-a-second.ts'
import { demoPassword } from '../../../demo/demo-people.ts'

const server = useTestServer()
const minute = 60_000
const path = '/api/users/self/sessions'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

let second: RunningServer
const readers: EventStreamReader[] = []
beforeAll(async () => {
  const { config, log, database } = server.running.platform
  second = await startServer(config, { log, now: server.clock.now, database })
  await second.app.listen({ port: 0 })
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})
afterAll(() => second.close())

const sessionsOf = async (client: TestClient): Promise<OwnSession[]> => (await client.get(path)).body.sessions

const idOf = (client: TestClient) => client.cookies.get('portico-refresh')!.split('.')[0]!

async function signInWith(username: string, userAgent: string): Promise<TestClient> {
  const client = server.visitor()
  const headers = { 'user-agent': userAgent }
  await client.post('/auth/login', { username, password: demoPassword }, { headers })
  return client
}

describe('one’s own sessions', () => {
  test('are listed with their device in words, the latest active first, and nobody else’s', async () => {
    const desk = await signInWith('owner@acme.test', firefox)
    server.clock.advance(minute)
    const phone = await server.signIn('owner@acme.test')
    await server.signIn('user@acme.test')
    const listed = await sessionsOf(desk)
    expect(listed.map(({ sessionId }) => sessionId)).toEqual([idOf(phone), idOf(desk)])
    const startedAt = new Date(server.clock.now().getTime() - minute)
    expect(listed[1]).toEqual({
      sessionId: idOf(desk),
      isCurrent: true,
      device: 'Firefox on Linux',
      ip: desk.address,
      startedAt: startedAt.toISOString(),
      activeAt: startedAt.toISOString(),
      endsAt: new Date(startedAt.getTime() + 12 * 60 * minute).toISOString(),
    })
    await desk.get('/api/users/me', { headers: { 'x-portico-activity': '1' } })
    server.clock.advance(minute)
    await desk.get('/api/users/me', { headers: { 'x-portico-activity': '1' } })
    expect((await sessionsOf(phone)).map(({ sessionId }) => sessionId)).toEqual([idOf(desk), idOf(phone)])
  })

  test('that have ended, were left idle or are over are not listed', async () => {
    const [left, idle] = [await server.signIn('user@acme.test'), await server.signIn('user@acme.test')]
    await left.post('/auth/logout')
    server.clock.advance(59 * minute)
    const here = await server.signIn('user@acme.test')
    expect((await sessionsOf(here)).map(({ sessionId }) => sessionId)).toContain(idOf(idle))
    server.clock.advance(minute)
    expect((await sessionsOf(here)).map(({ sessionId }) => sessionId)).toEqual([idOf(here)])
    for (let passed = 0; passed < 12 * 60; passed += 14) {
      server.clock.advance(14 * minute)
      await here.post('/auth/refresh', undefined, { headers: { 'x-portico-activity': '1' } })
    }
    const next = await server.signIn('user@acme.test')
    expect((await sessionsOf(next)).map(({ sessionId }) => sessionId)).toEqual([idOf(next)])
  })

  test('are a hundred at most', async () => {
    const inTurn = async () => {
      for (let made = 0; made < 21; made += 1) await server.signIn('nobody@portico.test')
    }
    await Promise.all(Array.from({ length: 5 }, inTurn))
    expect(await sessionsOf(await server.signIn('nobody@portico.test'))).toHaveLength(100)
  })
})

describe('ending sessions', () => {
  test('ends one, with its streams on every server at once, and leaves a record', async () => {
    const [here, lost] = [await server.signIn('owner@acme.test'), await server.signIn('owner@acme.test')]
    const lostId = idOf(lost)
    const reader = new EventStreamReader(second.app, lost)
    readers.push(reader)
    expect(await reader.status).toBe(200)
    expect((await lost.get('/api/users/me')).status).toBe(200)
    const { status, body } = await here.delete(`${path}/${lostId}`)
    expect(status).toBe(200)
    expect(body.sessions.map(({ sessionId }: OwnSession) => sessionId)).not.toContain(lostId)
    await reader.ended
    await expectEnded(lost)
    expect((await lost.post('/auth/refresh')).status).toBe(401)
    expect((await here.get('/api/users/me')).status).toBe(200)
    expect((await auditOf(server, 'session', lostId)).at(-1)).toMatchObject({
      action: 'session.end',
      actor: 'owner@acme.test',
    })
  })

  test('ends all others at once, and keeps the one that asks', async () => {
    const here = await server.signIn('multi@acme.test')
    const others = [await server.signIn('multi@acme.test'), await server.signIn('multi@acme.test')]
    const reader = new EventStreamReader(second.app, others[0]!)
    readers.push(reader)
    expect(await reader.status).toBe(200)
    const { status, body } = await here.delete(path)
    expect([status, body.sessions]).toEqual([
      200,
      [expect.objectContaining({ sessionId: idOf(here), isCurrent: true })],
    ])
    await reader.ended
    for (const other of others) await expectEnded(other)
    expect((await here.get('/api/users/me')).status).toBe(200)
  })

  test('answers 404 for someone else’s, one that has ended and one that never was', async () => {
    const [owner, stranger] = [await server.signIn('owner@acme.test'), await server.signIn('owner@ridge.test')]
    const gone = await server.signIn('owner@acme.test')
    const goneId = idOf(gone)
    await gone.post('/auth/logout')
    const answers = []
    for (const id of [idOf(stranger), goneId, crypto.randomUUID(), 'x', '%00']) {
      answers.push(await owner.delete(`${path}/${id}`))
    }
    for (const { status, body } of answers) {
      expect({ status, ...body, requestId: '' }).toEqual({ ...answers[0]!.body, status: 404, requestId: '' })
    }
    expect((await stranger.get('/api/users/me')).status).toBe(200)
  })

  test('is open to viewers too: it is their own', async () => {
    const [here, other] = [await server.signIn('viewer@acme.test'), await server.signIn('viewer@acme.test')]
    expect((await here.delete(`${path}/${idOf(other)}`)).status).toBe(200)
  })

  test('is closed to a session that still owes something', async () => {
    const tfa = await server.signIn('tfa@acme.test')
    expect([(await tfa.get(path)).status, (await tfa.delete(path)).status]).toEqual([401, 401])
  })
})
