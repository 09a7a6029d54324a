import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { lastCodeTo } from '../../app/test/sent-messages.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { expectEnded } from '../../app/test/within-a-second.ts'
import { appCode, copyOf, logIn, makeHolder, otherThan, password, setUpApp } from './test/holders.ts'

const server = useTestServer()
const minutes = (count: number) => count * 60_000
const settings = { tfaEnabled: true, tfaType: 'TOTP' }
const change = (client: Awaited<ReturnType<typeof logIn>>) => client.put('/api/users/tfa/update', settings)

test('the password opens what asks for it, for five minutes, in this session alone', async () => {
  const holder = await makeHolder(server)
  const client = await logIn(server, holder)
  const other = await logIn(server, holder)
  server.clock.advance(minutes(6))
  expect((await change(client)).status).toBe(403)
  expect((await client.post('/auth/step-up', { password })).status).toBe(204)
  expect((await change(client)).status).toBe(202)
  expect((await change(other)).status).toBe(403)
  server.clock.advance(minutes(5) + 1)
  expect((await change(client)).status).toBe(403)
})

test('a wrong password is refused, and kept in the audit', async () => {
  const holder = await makeHolder(server)
  const client = await logIn(server, holder)
  server.clock.advance(minutes(6))
  const { status, body } = await client.post('/auth/step-up', { password: 'another' })
  expect([status, body.code, body.message]).toEqual([422, 'step_up_refused', texts.stepUpRefused])
  expect((await change(client)).status).toBe(403)
  expect((await auditOf(server, 'user', holder.userId)).at(-1)?.action).toBe('step-up.refuse')
})

test('a code of the app does too, once', async () => {
  const holder = await makeHolder(server)
  const client = await logIn(server, holder)
  const { secret } = await setUpApp(server, client)
  server.clock.advance(minutes(6))
  const code = appCode(secret, server.clock.now())
  const wrong = await client.post('/auth/step-up', { code: otherThan(code) })
  expect([wrong.status, wrong.body.message]).toEqual([422, texts.stepUpRefused])
  expect((await client.post('/auth/step-up', { code })).status).toBe(204)
  expect((await client.post('/auth/step-up', { code })).status).toBe(422)
  expect((await client.post('/api/users/tfa/recovery-codes')).status).toBe(200)
})

test('a code by phone does too, by either call', async () => {
  const holder = await makeHolder(server, { tfa: 'SMS' })
  const client = await logIn(server, holder)
  const send = async () => {
    expect((await client.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })).status).toBe(200)
    return lastCodeTo(server, holder.phone)
  }
  await client.post('/tfa/verify-code', { code: await send() })
  server.clock.advance(minutes(6))
  const other = await client.post('/auth/step-up', { code: await send(), tfaPhone: '(917) 555-0100' })
  expect([other.status, other.body.message]).toEqual([422, texts.otherPhone])
  expect((await client.post('/auth/step-up', { code: await lastCodeTo(server, holder.phone) })).status).toBe(204)
  expect((await change(client)).status).toBe(202)
  server.clock.advance(minutes(6))
  const before = copyOf(server, client)
  expect((await client.post('/tfa/verify-code', { code: await send() })).body).toBe('approved')
  expect((await change(client)).status).toBe(202)
  await expectEnded(before)
})

test('ten wrong proofs in fifteen minutes are enough', async () => {
  const holder = await makeHolder(server)
  const client = await logIn(server, holder)
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    statuses.push((await client.post('/auth/step-up', { password: 'another' })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect((await client.post('/auth/step-up', { password })).status).toBe(429)
  server.clock.advance(minutes(15))
  await client.post('/auth/refresh')
  expect((await client.post('/auth/step-up', { password })).status).toBe(204)
})
