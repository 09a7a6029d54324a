import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { expectEnded } from '../../app/test/within-a-second.ts'

const server = useTestServer()
const minutes = (count: number) => count * 60_000

test('answers a token, rotates the refresh cookie and keeps the session alive past 15 minutes', async () => {
  const owner = await server.signIn('owner@acme.test')
  const before = owner.cookies.get('portico-refresh')
  server.clock.advance(minutes(14))
  const { status, body } = await owner.post('/auth/refresh')
  expect([status, body.expiresIn]).toEqual([200, 900])
  expect(owner.cookies.get('portico-refresh')).not.toBe(before)
  server.clock.advance(minutes(14))
  expect((await owner.get('/api/users/me')).status).toBe(200)
})

test('sent a hundred times at once rotates once, and all get the same successor', async () => {
  const owner = await server.signIn('owner@acme.test')
  const cookie = owner.cookieHeader()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => server.visitor().post('/auth/refresh', undefined, { headers: { cookie } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.accessToken)).size).toBe(1)
})

test('honours the parent of an unused successor once, and ends the session for a copied secret', async () => {
  const owner = await server.signIn('owner@acme.test')
  const first = owner.cookieHeader()
  const again = () => server.visitor().post('/auth/refresh', undefined, { headers: { cookie: first } })
  await owner.post('/auth/refresh')
  server.clock.advance(11_000)
  expect((await again()).status).toBe(200)
  server.clock.advance(11_000)
  const stolen = await again()
  expect([stolen.status, stolen.body.message]).toEqual([401, sessionMessages.expired])
  await expectEnded(owner)
  expect((await owner.post('/auth/refresh')).status).toBe(401)
})

test('refuses a secret that was made up, and the owner’s session goes on', async () => {
  const owner = await server.signIn('owner@acme.test')
  const [id] = owner.cookies.get('portico-refresh')!.split('.')
  for (const generation of [0, 1, 7]) {
    const cookie = `portico-refresh=${id}.${generation}.${'A'.repeat(43)}`
    const { status, headers } = await server.visitor().post('/auth/refresh', undefined, { headers: { cookie } })
    // Cookies are not cleared: by then they may be those of another login in the same browser.
    expect([status, headers['set-cookie']]).toEqual([401, undefined])
  }
  expect((await owner.post('/auth/refresh')).status).toBe(200)
})

test('replaces the session cookie: the one before works for requests under way, and then no more', async () => {
  const owner = await server.signIn('owner@acme.test')
  const copied = { headers: { cookie: `portico-session=${owner.cookies.get('portico-session')}` } }
  const statusOfCopy = async () => (await server.visitor().get('/api/users/me', copied)).status
  await owner.post('/auth/refresh')
  expect(`portico-session=${owner.cookies.get('portico-session')}`).not.toBe(copied.headers.cookie)
  expect(await statusOfCopy()).toBe(200)
  server.clock.advance(11_000)
  await expect.poll(statusOfCopy, { timeout: 5000 }).toBe(401)
  expect((await owner.get('/api/users/me')).status).toBe(200)
  await owner.post('/auth/refresh')
  expect(await statusOfCopy()).toBe(401)
})

test('is not activity: after an hour without input the session ends; with input it goes on, for twelve hours at most', async () => {
  const idle = await server.signIn('owner@acme.test')
  const active = await server.signIn('owner@acme.test')
  const statuses: number[] = []
  for (let passed = 0; passed < 12 * 60; passed += 14) {
    server.clock.advance(minutes(14))
    await active.get('/api/users/me', { headers: { 'x-portico-activity': '1' } })
    if (passed < 70) await idle.post('/auth/refresh')
    const { status } = await active.post('/auth/refresh')
    statuses.push(status)
  }
  expect(new Set(statuses.slice(0, -2))).toEqual(new Set([200]))
  expect((await idle.post('/auth/refresh')).status).toBe(401)
  expect((await active.post('/auth/refresh')).status).toBe(401)
})

test('says how long the session still lasts where that is less than until the next refresh', async () => {
  const owner = await server.signIn('owner@acme.test')
  const left: number[] = []
  for (const passed of [14, 14, 14, 14]) {
    server.clock.advance(minutes(passed))
    left.push((await owner.post('/auth/refresh')).body.expiresIn)
  }
  expect(left).toEqual([900, 900, 900, 240])
  const active = { headers: { 'x-portico-activity': '1' } }
  expect((await owner.post('/auth/refresh', undefined, active)).body.expiresIn).toBe(900)
})

test('carries a person’s input along, so that a long letter typed without a call keeps the session', async () => {
  const typing = await server.signIn('owner@acme.test')
  const statuses: number[] = []
  for (let passed = 0; passed < 120; passed += 14) {
    server.clock.advance(minutes(14))
    statuses.push((await typing.post('/auth/refresh', undefined, { headers: { 'x-portico-activity': '1' } })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a bearer counts only together with the cookie of its own session', async () => {
  const owner = await server.signIn('owner@acme.test')
  const other = await server.signIn('owner@acme.test')
  const { body } = await owner.post('/auth/refresh')
  const headers = { authorization: `Bearer ${body.accessToken}` }
  expect((await owner.get('/api/users/me', { headers })).status).toBe(200)
  expect((await other.get('/api/users/me', { headers })).status).toBe(401)
  expect((await server.visitor().get('/api/users/me', { headers })).status).toBe(401)
})

test('without it a session reaches nothing after 15 minutes, and a refresh brings it back', async () => {
  const [owner, other] = [await server.signIn('owner@acme.test'), await server.signIn('owner@acme.test')]
  server.clock.advance(minutes(15) - 1000)
  expect((await other.get('/api/users/me')).status).toBe(200)
  server.clock.advance(1000)
  // A browser has dropped its cookie by now; a thief who kept it gains nothing.
  expect((await owner.get('/api/users/me')).status).toBe(401)
  expect((await owner.post('/auth/refresh')).status).toBe(200)
  expect((await owner.get('/api/users/me')).status).toBe(200)
})

test('a session without any input ends after 60 minutes, even for a cookie that was just renewed', async () => {
  const owner = await server.signIn('owner@acme.test')
  for (const passed of [14, 14, 14, 14]) {
    server.clock.advance(minutes(passed))
    expect((await owner.post('/auth/refresh')).status).toBe(200)
  }
  server.clock.advance(minutes(4))
  expect((await owner.get('/api/users/me')).status).toBe(401)
})
