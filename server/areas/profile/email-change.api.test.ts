import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { lastCodeTo, messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { demoPassword } from '../../demo/demo-people.ts'

const server = useTestServer()
const path = '/api/users/self/email'

/** Signs in someone of the demonstration, whom no other test of this file uses, and asks for a code. */
async function asked(username: string, email: string): Promise<TestClient> {
  const client = await server.signIn(username)
  expect(await client.post(path, { email })).toMatchObject({ status: 202, body: { resendInSeconds: 30 } })
  return client
}

/** A code that is not the one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a new address', () => {
  test('counts once its code is given: for mail and login; the old address is told', async () => {
    const owner = await asked('owner@acme.test', 'Elena@acme.example')
    expect((await owner.get('/api/users/me')).body.email).toBe('owner@acme.test')
    const code = await lastCodeTo(server, 'Elena@acme.example')
    const { status, body } = await owner.put(path, { email: 'elena@acme.example', code })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'Elena@acme.example', username: 'Elena@acme.example' })
    expect((await messagesTo(server, 'owner@acme.test')).at(-1)).toMatchObject({
      subject: 'Your Portico email address was changed',
    })
    expect(await server.signIn('elena@acme.example')).toBeDefined()
    const old = await server.visitor().post('/auth/login', { username: 'owner@acme.test', password: demoPassword })
    expect(old.status).toBe(422)
    expect((await auditOf(server, 'user', body.userId)).at(-1)).toMatchObject({
      action: 'user.email',
      before: { email: 'owner@acme.test' },
      after: { email: 'Elena@acme.example' },
    })
  })

  test('leaves a username alone that was no address', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set username = 'caleb' where username = 'advisor@summit.test'`.execute(tx.db),
    )
    const advisor = await asked('caleb', 'caleb@summit.example')
    const code = await lastCodeTo(server, 'caleb@summit.example')
    const { body } = await advisor.put(path, { email: 'caleb@summit.example', code })
    expect(body).toMatchObject({ email: 'caleb@summit.example', username: 'caleb' })
  })

  test('ends the links that were mailed to the old one', async () => {
    const multi = await asked('multi@acme.test', 'multi@acme.example')
    const userId = (await multi.get('/api/users/me')).body.userId as string
    const now = server.clock.now()
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into single_use_links (token_hash, user_id, purpose, created_at, expires_at)
        values ('\\x00', ${userId}, 'password-reset', ${now}, ${new Date(now.getTime() + 60_000)})`.execute(tx.db),
    )
    const code = await lastCodeTo(server, 'multi@acme.example')
    expect((await multi.put(path, { email: 'multi@acme.example', code })).status).toBe(200)
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select from single_use_links where user_id = ${userId} and expires_at > ${now}`.execute(tx.db),
    )
    expect(rows).toEqual([])
  })
})

describe('an address of someone else', () => {
  test('is answered like a free one, and its owner is told and sent no code', async () => {
    const taken = await (await server.signIn('prospect@prosper.test')).post(path, { email: 'OWNER@ridge.test' })
    const free = await (await server.signIn('lawyer@doelaw.test')).post(path, { email: 'jon@doelaw.example' })
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual(free.body)
    const [told] = await messagesTo(server, 'OWNER@ridge.test')
    expect(told).toMatchObject({ channel: 'email', subject: 'Someone tried to use your email address' })
    expect(told?.code).toBeUndefined()
    expect(told?.text).not.toMatch(/\d{6}/)
  })

  test('cannot be taken by a code that was sent while it was free', async () => {
    const user = await asked('user@acme.test', 'late@acme.example')
    const code = await lastCodeTo(server, 'late@acme.example')
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set email = 'late@acme.example' where username = 'owner@ridge.test'`.execute(tx.db),
    )
    const { status, body } = await user.put(path, { email: 'late@acme.example', code })
    expect([status, body.fields]).toEqual([422, { code: credentialsMessages.codeNotApproved }])
  })
})

describe('the code', () => {
  test('fits its own address alone, once', async () => {
    const claims = await asked('claims@harbor.test', 'marcus@harbor.example')
    const code = await lastCodeTo(server, 'marcus@harbor.example')
    expect((await claims.put(path, { email: 'else@harbor.example', code })).status).toBe(422)
    expect((await claims.put(path, { email: 'marcus@harbor.example', code })).status).toBe(422)
    expect((await claims.get('/api/users/me')).body.email).toBe('claims@harbor.test')
  })

  test('may be tried five times, and no wrong one changes anything', async () => {
    const manager = await asked('manager@harbor.test', 'daniel@harbor.example')
    const code = await lastCodeTo(server, 'daniel@harbor.example')
    for (let tries = 0; tries < 5; tries++) {
      const { status } = await manager.put(path, { email: 'daniel@harbor.example', code: otherThan(code) })
      expect(status).toBe(422)
    }
    expect((await manager.put(path, { email: 'daniel@harbor.example', code })).status).toBe(422)
  })

  test('works for 15 minutes, and another may be asked for after 30 seconds', async () => {
    const viewer = await asked('viewer@acme.test', 'grace@acme.example')
    const early = await viewer.post(path, { email: 'grace@acme.example' })
    expect([early.status, early.headers['retry-after']]).toEqual([429, '30'])
    const first = await lastCodeTo(server, 'grace@acme.example')
    server.clock.advance(30_000)
    expect((await viewer.post(path, { email: 'grace@acme.example' })).status).toBe(202)
    const second = await lastCodeTo(server, 'grace@acme.example')
    expect((await viewer.put(path, { email: 'grace@acme.example', code: first })).status).toBe(422)
    server.clock.advance(14 * 60_000 + 59_000)
    const again = await server.signIn('viewer@acme.test')
    expect((await again.put(path, { email: 'grace@acme.example', code: second })).status).toBe(200)
  })

  test('works no longer than 15 minutes', async () => {
    await asked('nobody@portico.test', 'robin@portico.example')
    const code = await lastCodeTo(server, 'robin@portico.example')
    server.clock.advance(15 * 60_000)
    const again = await server.signIn('nobody@portico.test')
    expect((await again.put(path, { email: 'robin@portico.example', code })).status).toBe(422)
  })
})

describe('what is refused', () => {
  test.each([
    [{ email: 'broker-admin@HARBOR.test' }, 'email'],
    [{ email: 'no address' }, 'email'],
    [{}, 'email'],
  ])('%j, with the field named', async (body, field) => {
    const admin = await server.signIn('broker-admin@harbor.test')
    const answer = await admin.post(path, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  test('a code that is none', async () => {
    const admin = await server.signIn('broker-admin@harbor.test')
    const { status, body } = await admin.put(path, { email: 'priya@harbor.example', code: '12345' })
    expect([status, body.fields]).toEqual([422, { code: 'Code has to be 6 digits' }])
  })

  test('everything, unless the person has just proved who they are', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    server.clock.advance(6 * 60_000)
    const answers = [
      await advisor.post(path, { email: 'nora@harbor.example' }),
      await advisor.put(path, { email: 'nora@harbor.example', code: '123456' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'step_up_required'],
      [403, 'step_up_required'],
    ])
  })
})

test('an address goes to one of two who confirm it at the same moment', async () => {
  const address = 'shared@acme.example'
  const lawyer = await asked('lawyer@doelaw.test', address)
  const ownCode = await lastCodeTo(server, address)
  const claims = await asked('claims@harbor.test', address)
  const otherCode = await lastCodeTo(server, address)
  const answers = await Promise.all([
    lawyer.put(path, { email: address, code: ownCode }),
    claims.put(path, { email: address, code: otherCode }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
})
