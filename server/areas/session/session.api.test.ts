import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { withinASecond } from '../../app/test/within-a-second.ts'
import { demoPassword } from '../../demo/demo-people.ts'

const server = useTestServer()

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

describe('logging out', () => {
  test('ends the session at once and clears both cookies', async () => {
    const owner = await server.signIn('owner@acme.test')
    const cookie = owner.cookieHeader()
    const { status } = await owner.post('/auth/logout')
    expect([status, [...owner.cookies.keys()]]).toEqual([204, ['portico-device']])
    await withinASecond(async () => (await server.visitor().get('/api/users/me', { headers: { cookie } })).status).toBe(
      401,
    )
    expect((await owner.post('/auth/logout')).status).toBe(204)
  })

  test('ends it with either cookie alone', async () => {
    for (const lost of ['portico-session', 'portico-refresh']) {
      const owner = await server.signIn('owner@acme.test')
      const cookie = owner.cookieHeader()
      owner.cookies.delete(lost)
      expect((await owner.post('/auth/logout')).status).toBe(204)
      await withinASecond(
        async () => (await server.visitor().get('/api/users/me', { headers: { cookie } })).status,
      ).toBe(401)
    }
  })
})
