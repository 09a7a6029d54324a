import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../../app/start-server.ts'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { firstMessageTo, lastCodeTo, subjectsTo } from '../../../app/test/sent-messages.ts'
import { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { makeSingleUseLink } from '../../single-use-links/single-use-links.public.ts'

const server = useTestServer()
const minute = 60_000
const subject = 'Your login link'

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await server.running.platform.database.read('system', (tx) => query.execute(tx.db))).rows

const userOf = async (username: string) =>
  (await rowsOf(sql<{ id: string }>`select id from users where username = ${username}`))[0]!.id

/** The tokens of a new link, as an email would carry them. */
async function aLink(username: string): Promise<{ tokenOne: string; tokenTwo: string }> {
  const { platform } = server.running
  const userId = await userOf(username)
  const token = await platform.database.write('system', (tx) =>
    makeSingleUseLink({ platform }, tx, { userId, purpose: 'login', minutes: 15 }),
  )
  const [tokenOne = '', tokenTwo = ''] = token.split('.')
  return { tokenOne, tokenTwo }
}

const use = (tokens: object, client = server.visitor()) => client.post('/auth/login-with-single-use', tokens)

describe('asking for a login link', () => {
  test('mails one that logs in, once', async () => {
    const visitor = server.visitor()
    expect((await visitor.post('/auth/login-link', { username: 'OWNER@acme.test' })).status).toBe(202)
    const mail = await firstMessageTo(server, 'owner@acme.test')
    expect(mail.subject).toBe(subject)
    const [, tokenOne, tokenTwo] = /^\/token-login\/([\w-]{43})\/([\w-]{43})$/.exec(mail.link ?? '') ?? []
    const first = await use({ tokenOne, tokenTwo }, visitor)
    expect([first.status, first.body]).toEqual([
      200,
      { tfaEnabled: false, tfaPhone: null, tfaType: null, mustResetPassword: false, mustEnrollTfa: false },
    ])
    expect((await visitor.get('/api/users/me')).body).toMatchObject({ username: 'owner@acme.test' })
    expect((await use({ tokenOne, tokenTwo })).status).toBe(422)
  })

  test('answers alike for a name that nobody has, and mails nothing', async () => {
    const ask = (username: string) => server.visitor().post('/auth/login-link', { username })
    const known = await ask('multi@acme.test')
    const unknown = await ask('stranger@acme.test')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const named = (headers: object) => Object.keys(headers).filter((name) => name !== 'date')
    expect(named(unknown.headers)).toEqual(named(known.headers))
    await firstMessageTo(server, 'multi@acme.test')
    expect(await subjectsTo(server, 'stranger@acme.test')).toEqual([])
  })

  test('sends five an hour to a user at most, whoever asks', async () => {
    const name = 'viewer@acme.test'
    for (let asked = 0; asked < 7; asked += 1) await server.visitor().post('/auth/login-link', { username: name })
    const userId = await userOf(name)
    await expect.poll(async () => (await auditOf(server, 'user', userId)).length, { timeout: 30_000 }).toBe(7)
    const actions = (await auditOf(server, 'user', userId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'login-link.send')).toHaveLength(5)
    expect(await subjectsTo(server, name)).toHaveLength(5)
    server.clock.advance(61 * minute)
    await server.visitor().post('/auth/login-link', { username: name })
    await expect.poll(() => subjectsTo(server, name), { timeout: 30_000 }).toHaveLength(6)
  })

  test('is limited by address', async () => {
    const visitor = server.visitor()
    const statuses: number[] = []
    for (let asked = 0; asked < 21; asked += 1) {
      statuses.push((await visitor.post('/auth/login-link', { username: `nobody-${asked}@acme.test` })).status)
    }
    expect([statuses[19], statuses[20]]).toEqual([202, 429])
  })

  test('keeps neither the tokens nor the asked name in plain', async () => {
    await server.visitor().post('/auth/login-link', { username: 'lawyer@doelaw.test' })
    const mail = await firstMessageTo(server, 'lawyer@doelaw.test')
    const [tokenOne = '', tokenTwo = ''] = mail.link!.split('/').slice(-2)
    const stored = JSON.stringify(
      await rowsOf(sql`select encode(token_hash, 'escape') as line from single_use_links
        union all select data::text from jobs.job union all select coalesce(after::text, '') from audit`),
    )
    for (const secret of [tokenOne, tokenTwo]) expect(stored).not.toContain(secret)
    const jobs = JSON.stringify(await rowsOf(sql`select data from jobs.job`))
    expect(jobs).not.toContain('lawyer@doelaw.test')
  })
})

describe('a login link', () => {
  test('used a hundred times at once, on two servers, starts exactly one session', async () => {
    const userId = await userOf('prospect@prosper.test')
    const tokens = await aLink('prospect@prosper.test')
    const apps = [server.running.app, second.app]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => use(tokens, new TestClient(apps[index % 2]!))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99)
    expect(await rowsOf(sql`select 1 from sessions where user_id = ${userId}`)).toHaveLength(1)
  })

  test('works for 15 minutes', async () => {
    const [early, late] = [await aLink('owner@acme.test'), await aLink('owner@acme.test')]
    server.clock.advance(15 * minute - 1000)
    expect((await use(early)).status).toBe(200)
    server.clock.advance(1000)
    expect((await use(late)).status).toBe(422)
  })

  test('fails alike whatever is wrong with it', async () => {
    const { tokenOne, tokenTwo } = await aLink('owner@acme.test')
    const other = await aLink('owner@acme.test')
    const disabled = await aLink('claims@harbor.test')
    await server.running.platform.database.write('system', (tx) =>
      sql`update users set disabled_at = now() where username = 'claims@harbor.test'`.execute(tx.db),
    )
    for (const tokens of [
      { tokenOne, tokenTwo: other.tokenTwo },
      { tokenOne: tokenTwo, tokenTwo: tokenOne },
      { tokenOne: '', tokenTwo: '' },
      { tokenOne: 'x', tokenTwo: '\u0000' },
      disabled,
    ]) {
      const { status, body, headers } = await use(tokens)
      expect([status, body.message]).toEqual([422, sessionMessages.tokenLoginFailed])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect((await use({ tokenOne, tokenTwo })).status).toBe(200)
  })

  test('proves an address, not a password: what asks for a fresh proof is refused', async () => {
    const visitor = server.visitor()
    await use(await aLink('advisor@harbor.test'), visitor)
    const { status, body } = await visitor.post('/api/users/tfa/recovery-codes')
    expect([status, body.code]).toEqual([403, 'step_up_required'])
  })

  test('takes nobody past two-factor or a new password that is owed', async () => {
    const [tfa, reset] = [server.visitor(), server.visitor()]
    const answer = await use(await aLink('tfa@acme.test'), tfa)
    expect(answer.body).toMatchObject({ tfaEnabled: true, tfaPhone: '(•••) •••-0163' })
    expect((await tfa.get('/api/accounts')).status).toBe(401)
    expect((await use(await aLink('reset@acme.test'), reset)).body).toMatchObject({ mustResetPassword: true })
    expect((await reset.get('/api/accounts')).status).toBe(401)
    // Only a login that is whole makes a browser known.
    expect([tfa, reset].map(({ cookies }) => cookies.has('portico-device'))).toEqual([false, false])
  })

  test('makes the browser known once the code of two-factor was given', async () => {
    const tfa = server.visitor()
    const { body } = await use(await aLink('tfa@acme.test'), tfa)
    await tfa.post('/tfa/send-verification', { tfaPhone: body.tfaPhone, tfaType: body.tfaType })
    const code = await lastCodeTo(server, '(206) 555-0163')
    expect((await tfa.post('/tfa/verify-code', { code, tfaPhone: body.tfaPhone })).body).toBe('approved')
    expect((await tfa.get('/api/accounts')).status).toBe(200)
    expect(tfa.cookies.get('portico-device')).toMatch(/^[\w-]{43}$/)
  })

  test('starts a session with credentials of its own', async () => {
    const browser = await server.signIn('owner@acme.test')
    const before = new Map(browser.cookies)
    await use(await aLink('owner@acme.test'), browser)
    expect(browser.cookies.get('portico-session')).not.toBe(before.get('portico-session'))
    expect(browser.cookies.get('portico-device')).toBe(before.get('portico-device'))
  })
})

let second: RunningServer
beforeAll(async () => {
  const { config, log, database } = server.running.platform
  second = await startServer(config, { log, now: server.clock.now, database })
})
afterAll(() => second.close())
