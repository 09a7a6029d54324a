import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { demoPassword } from '../../demo/demo-people.ts'

const server = useTestServer()
const minutes = (count: number) => count * 60_000

describe('logging in', () => {
  test('answers the fields of the user and puts the session in cookies that scripts cannot read', async () => {
    const visitor = server.visitor()
    const { status, body, headers } = await visitor.post('/auth/login', {
      username: 'OWNER@acme.test',
      password: demoPassword,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      username: 'owner@acme.test',
      isAdmin: false,
      hasMultipleAccounts: false,
      tfaEnabled: false,
      tfaPhone: null,
      tfaType: null,
      mustResetPassword: false,
    })
    const cookies = headers['set-cookie'] as string[]
    expect(cookies).toHaveLength(2)
    expect(cookies.every((cookie) => cookie.includes('HttpOnly'))).toBe(true)
    expect(cookies.find((cookie) => cookie.startsWith('portico-refresh'))).toMatch(/Path=\/auth.*SameSite=Strict/)
  })

  test('answers alike for an unknown name, a wrong password and a blocked login', async () => {
    const visitor = server.visitor()
    const answers = [
      await visitor.post('/auth/login', { username: 'who@acme.test', password: demoPassword }),
      await visitor.post('/auth/login', { username: 'user@acme.test', password: 'wrong' }),
    ]
    for (let failures = 0; failures < 6; failures += 1) {
      await visitor.post('/auth/login', { username: 'user@acme.test', password: 'wrong' })
    }
    answers.push(await visitor.post('/auth/login', { username: 'user@acme.test', password: demoPassword }))
    for (const { status, body } of answers) {
      expect({ ...body, requestId: '', status }).toEqual({
        status: 422,
        code: 'unknown_login',
        message: sessionMessages.unknownLogin,
        requestId: '',
      })
    }
    server.clock.advance(minutes(16))
    const { status } = await visitor.post('/auth/login', { username: 'user@acme.test', password: demoPassword })
    expect(status).toBe(200)
  })

  test('keeps refused logins in the audit', async () => {
    await server.visitor().post('/auth/login', { username: 'nobody@elsewhere.test', password: 'x' })
    const trail = await auditOf(server, 'user', 'unknown')
    expect(trail.at(-1)).toMatchObject({ action: 'session.refuse', after: { username: 'nobody@elsewhere.test' } })
  })

  test('names empty fields', async () => {
    const { status, body } = await server.visitor().post('/auth/login', { username: ' ', password: '' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['username', 'password']])
  })
})

describe('a session that still owes something', () => {
  test('with two-factor reaches the current user, with little in it, and nothing else', async () => {
    const tfa = await server.signIn('tfa@acme.test')
    const me = await tfa.get('/api/users/me')
    expect(me.body).toMatchObject({
      tfaEnabled: true,
      tfaValidated: false,
      tfaPhone: '(•••) •••-0163',
      accountRoles: {},
    })
    expect((await tfa.get('/api/accounts/ACME')).status).toBe(401)
    expect((await tfa.get('/api/accounts')).status).toBe(401)
  })

  test('with a new password owed reaches no account', async () => {
    const reset = await server.signIn('reset@acme.test')
    expect((await reset.get('/api/users/me')).body).toMatchObject({ mustResetPassword: true })
    expect((await reset.get('/api/accounts/ACME/tasks')).status).toBe(401)
  })
})

describe('the current user', () => {
  test('carries roles by brokerage and by account', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    expect((await advisor.get('/api/users/me')).body).toMatchObject({
      brokerRoles: { HARBOR: ['ADVISOR'] },
      accountRoles: {},
    })
    const multi = await server.signIn('multi@acme.test')
    const { body } = await multi.get('/api/users/me')
    expect(body).toMatchObject({ hasMultipleAccounts: true, accountRoles: { ACME: 'ADMIN', BAYSIDE: 'ADMIN' } })
    expect(body.userAccounts.map(({ accountCode }: { accountCode: string }) => accountCode)).toEqual([
      'ACME',
      'BAYSIDE',
    ])
  })

  test('knows nothing of an account that was deleted', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`update accounts set deleted_at = now() where code = 'BAYSIDE'`.execute(tx.db),
    )
    const multi = server.visitor()
    const login = await multi.post('/auth/login', { username: 'multi@acme.test', password: demoPassword })
    expect(login.body.hasMultipleAccounts).toBe(false)
    expect((await multi.get('/api/users/me')).body).toMatchObject({
      hasMultipleAccounts: false,
      accountRoles: { ACME: 'ADMIN' },
      userAccounts: [{ accountCode: 'ACME' }],
    })
    expect((await multi.get('/api/accounts/BAYSIDE')).status).toBe(404)
  })

  test('is 401 without a session, and with a made-up one', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/api/users/me')).status).toBe(401)
    visitor.cookies.set('portico-session', 'x'.repeat(43))
    expect((await visitor.get('/api/users/me')).status).toBe(401)
  })
})

describe('refreshing', () => {
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
    expect((await owner.get('/api/users/me')).status).toBe(401)
    expect((await owner.post('/auth/refresh')).status).toBe(401)
  })

  test('refuses a secret that was tampered with', async () => {
    const owner = await server.signIn('owner@acme.test')
    const [id, generation] = owner.cookies.get('portico-refresh')!.split('.')
    owner.cookies.set('portico-refresh', `${id}.${generation}.${'A'.repeat(43)}`)
    expect((await owner.post('/auth/refresh')).status).toBe(401)
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
})

describe('logging out', () => {
  test('ends the session at once and clears both cookies', async () => {
    const owner = await server.signIn('owner@acme.test')
    const cookie = owner.cookieHeader()
    const { status } = await owner.post('/auth/logout')
    expect([status, owner.cookies.size]).toEqual([204, 0])
    expect((await server.visitor().get('/api/users/me', { headers: { cookie } })).status).toBe(401)
    expect((await owner.post('/auth/logout')).status).toBe(204)
  })
})
