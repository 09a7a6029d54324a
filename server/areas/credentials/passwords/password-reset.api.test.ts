import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { expect, test, vi } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { expectEnded } from '../../../app/test/within-a-second.ts'
import { logIn, makeHolder, password, wordsTo, type NewHolder } from '../test/holders.ts'

const server = useTestServer()
const minutes = (count: number) => count * 60_000
const next = 'Quiet-walnut-42!'

const ask = (username: string) => server.visitor().post('/auth/password-reset', { username })
const look = (identifier: string) => server.visitor().get(`/open/password-reset/${identifier}`)
const reset = (identifier: string, typed = next) =>
  server.visitor().post(`/auth/password-reset/${identifier}`, { password: typed })

const linksTo = async ({ username }: NewHolder) =>
  (await messagesTo(server, username)).flatMap(({ link }) => (link?.startsWith('/password-reset/') ? [link] : []))

/** Asks for a link and answers its identifier, once the mail is on its way. */
async function linkFor(holder: NewHolder): Promise<string> {
  const before = (await linksTo(holder)).length
  await ask(holder.username)
  return linkAfter(holder, before)
}

async function linkAfter(holder: NewHolder, before: number): Promise<string> {
  const isSent = async () => {
    const links = await linksTo(holder)
    return links.length > before && links
  }
  const links = await vi.waitUntil(isSent, { timeout: 30_000 })
  // Messages are told apart by their time.
  server.clock.advance(1000)
  return links.at(-1)!.slice('/password-reset/'.length)
}

test('a mailed link sets a new password, ends all sessions, tells the user, and works once', async () => {
  const holder = await makeHolder(server)
  const client = await logIn(server, holder)
  const identifier = await linkFor(holder)
  expect(identifier).toMatch(/^[\w-]{43}$/)
  const expiresAt = new Date(server.clock.now().getTime() + minutes(60) - 1000).toISOString()
  expect(await look(identifier)).toMatchObject({ status: 200, body: { expiresAt } })
  expect((await look(identifier)).status).toBe(200)
  expect((await reset(identifier)).status).toBe(204)
  await expectEnded(client)
  await expect(logIn(server, holder)).rejects.toThrow('could not log in')
  expect((await (await logIn(server, holder, next)).get('/api/users/me')).status).toBe(200)
  expect(await look(identifier)).toMatchObject({ status: 404 })
  expect(await reset(identifier, 'Brave-lemon-17?')).toMatchObject({
    status: 404,
    body: { message: texts.resetLinkSpent },
  })
  expect(await wordsTo(server, holder.username)).toContain('Your Portico password was changed')
  expect((await auditOf(server, 'user', holder.userId)).map(({ action }) => action)).toContain('password.reset')
})

test('used twenty times at once it sets one password', async () => {
  const identifier = await linkFor(await makeHolder(server))
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(identifier)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
})

test('a password that is refused does not use the link up', async () => {
  const identifier = await linkFor(await makeHolder(server))
  for (const [typed, message] of [
    ['Password1!', texts.passwordCommon],
    ['letters', texts.passwordShort],
    [password, texts.passwordUnchanged],
  ] as const) {
    expect(await reset(identifier, typed)).toMatchObject({
      status: 400,
      body: { message, fields: { password: message } },
    })
  }
  expect((await reset(identifier)).status).toBe(204)
})

test('a new password ends the links that are still on their way', async () => {
  const holder = await makeHolder(server)
  const earlier = await linkFor(holder)
  expect((await reset(await linkFor(holder))).status).toBe(204)
  expect((await look(earlier)).status).toBe(404)
})

test('a link works for an hour', async () => {
  const identifier = await linkFor(await makeHolder(server))
  server.clock.advance(minutes(60))
  expect((await look(identifier)).status).toBe(404)
  expect((await reset(identifier)).status).toBe(404)
})

test('two-factor stays', async () => {
  const holder = await makeHolder(server, { tfa: 'SMS' })
  expect((await reset(await linkFor(holder))).status).toBe(204)
  expect((await (await logIn(server, holder, next)).get('/api/accounts')).body.code).toBe('code_owed')
})

test('someone who has no login gets the same answer, and no mail', async () => {
  const known = await makeHolder(server)
  const strange = await ask('stranger@elsewhere.test')
  const answer = await ask(known.username)
  const plain = ({ status, body, headers }: typeof answer) => ({
    status,
    body,
    headers: Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
  })
  expect(plain(strange)).toEqual(plain(answer))
  expect(strange.status).toBe(202)
  await linkAfter(known, 0)
  expect(await messagesTo(server, 'stranger@elsewhere.test')).toEqual([])
})

test('a user is mailed five links an hour at most', async () => {
  const holder = await makeHolder(server)
  for (let asked = 0; asked < 5; asked += 1) await linkFor(holder)
  await ask(holder.username)
  await vi.waitUntil(
    async () => (await auditOf(server, 'user', holder.userId)).at(-1)?.action === 'password-reset.refuse',
    { timeout: 30_000 },
  )
  expect(await linksTo(holder)).toHaveLength(5)
  server.clock.advance(minutes(61))
  expect(await linkFor(holder)).toMatch(/^[\w-]{43}$/)
})

test('an identifier that was never given is refused', async () => {
  expect((await look('x'.repeat(43))).status).toBe(404)
  expect((await reset('x'.repeat(43))).status).toBe(404)
})
