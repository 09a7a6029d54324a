import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { lastCodeTo, messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { expectEnded } from '../../../app/test/within-a-second.ts'
import { copyOf, logIn, makeHolder, otherThan, setUpApp, appCode } from '../test/holders.ts'

const server = useTestServer()
const seconds = (count: number) => count * 1000
const minutes = (count: number) => count * 60_000

/** A login that owes its code, and has just been sent one. */
async function owingCode() {
  const holder = await makeHolder(server, { tfa: 'SMS' })
  const client = await logIn(server, holder)
  const send = (tfaPhone = holder.phone, tfaType = 'SMS') =>
    client.post('/tfa/send-verification', { tfaPhone, tfaType })
  const verify = (code: string) => client.post('/tfa/verify-code', { code, tfaPhone: holder.phone })
  return { ...holder, client, send, verify, code: () => lastCodeTo(server, holder.phone) }
}

describe('a code by phone', () => {
  test('is sent in the words of the product, and completes the login under new credentials', async () => {
    const { client, send, verify, code, phone } = await owingCode()
    expect(await send()).toMatchObject({ status: 200, body: { resendInSeconds: 30, expiresInSeconds: 300 } })
    const [message] = await messagesTo(server, phone)
    expect(message).toMatchObject({
      channel: 'sms',
      text: `Your Portico code is ${await code()}. It is valid for 5 minutes.`,
    })
    const before = copyOf(server, client)
    expect(await verify(await code())).toMatchObject({ status: 200, body: 'approved' })
    expect((await client.get('/api/users/me')).body).toMatchObject({ tfaValidated: true, firstName: 'Helen' })
    await expectEnded(before)
    expect((await before.post('/auth/refresh')).status).toBe(401)
  })

  test('is spoken where a call is asked for, and takes the masked form of the phone too', async () => {
    const { client, send, phone } = await owingCode()
    const { tfaPhone } = (await client.get('/api/users/me')).body
    expect(tfaPhone).not.toContain('206')
    expect((await send(tfaPhone, 'VOICE')).status).toBe(200)
    expect((await messagesTo(server, phone)).map(({ channel }) => channel)).toEqual(['voice'])
  })

  test('never goes to a phone that somebody with a stolen password names', async () => {
    const { client, send, code, userId } = await owingCode()
    const stolen = '(917) 555-0100'
    const refused = await send(stolen)
    expect(refused).toMatchObject({
      status: 422,
      body: { message: texts.otherPhone, fields: { tfaPhone: texts.otherPhone } },
    })
    await send()
    const verified = await client.post('/tfa/verify-code', { code: await code(), tfaPhone: stolen })
    expect([verified.status, verified.body.message]).toEqual([422, texts.otherPhone])
    expect(await messagesTo(server, stolen)).toEqual([])
    const trail = await auditOf(server, 'user', userId)
    expect(trail.map(({ action }) => action)).toEqual(['two-factor.refuse', 'two-factor.send', 'two-factor.refuse'])
    expect(JSON.stringify(trail)).not.toContain('917')
  })

  test('is refused when wrong, and works no more after five tries', async () => {
    const { send, verify, code } = await owingCode()
    await send()
    const right = await code()
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await verify(otherThan(right))
      expect([status, body.code, body.message]).toEqual([422, 'code_not_approved', texts.codeNotApproved])
    }
    expect((await verify(right)).status).toBe(422)
  })

  test('works for five minutes', async () => {
    const { send, verify, code, client } = await owingCode()
    await send()
    server.clock.advance(minutes(5) + 1)
    expect((await verify(await code())).status).toBe(422)
    await send()
    server.clock.advance(minutes(5) - seconds(1))
    expect((await verify(await code())).status).toBe(200)
    expect((await client.get('/api/users/me')).body.tfaValidated).toBe(true)
  })

  test('is ended by the next one, which is sent after 30 seconds at the earliest', async () => {
    const { send, verify, code } = await owingCode()
    await send()
    const first = await code()
    server.clock.advance(seconds(12))
    const soon = await send()
    expect([soon.status, soon.body.message, soon.headers['retry-after']]).toEqual([429, texts.resendTooSoon, '18'])
    server.clock.advance(seconds(18))
    expect((await send()).status).toBe(200)
    const second = await code()
    // Once in a million they are equal.
    expect((await verify(first === second ? otherThan(second) : first)).status).toBe(422)
    expect((await verify(second)).status).toBe(200)
  })

  test('is sent five times an hour and ten times a day at most', async () => {
    const holder = await makeHolder(server, { tfa: 'SMS' })
    const ask = async () => {
      const client = await logIn(server, holder)
      server.clock.advance(seconds(31))
      return client.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })
    }
    const statuses = async (count: number) => {
      const answers: number[] = []
      for (let asked = 0; asked < count; asked += 1) answers.push((await ask()).status)
      return answers
    }
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
    server.clock.advance(minutes(61))
    expect(await statuses(5)).toEqual([200, 200, 200, 200, 200])
    server.clock.advance(minutes(61))
    const tooMany = await ask()
    expect([tooMany.status, tooMany.body.message]).toEqual([429, texts.tooManyCodes])
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(20 * 3600)
    server.clock.advance(minutes(24 * 60))
    expect((await ask()).status).toBe(200)
  })

  test('given fifty times at once is approved once', async () => {
    const { client, send, code, phone } = await owingCode()
    await send()
    const right = await code()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        copyOf(server, client).post('/tfa/verify-code', { code: right, tfaPhone: phone }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('asked for ten times at once is sent once', async () => {
    const { client, phone } = await owingCode()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        copyOf(server, client).post('/tfa/send-verification', { tfaPhone: phone, tfaType: 'SMS' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 429),
    ])
    expect(await messagesTo(server, phone)).toHaveLength(1)
  })

  test('of the wrong shape names its field', async () => {
    const { verify } = await owingCode()
    expect(await verify('12345')).toMatchObject({ status: 422, body: { fields: { code: texts.codeLength } } })
  })

  test('leads to the new password where one is owed too', async () => {
    const holder = await makeHolder(server, { tfa: 'SMS', mustReset: true })
    const client = await logIn(server, holder)
    const { phone: tfaPhone } = holder
    await client.post('/tfa/send-verification', { tfaPhone, tfaType: 'SMS' })
    const code = await lastCodeTo(server, tfaPhone)
    expect((await client.post('/tfa/verify-code', { code, tfaPhone })).status).toBe(200)
    expect((await client.get('/api/accounts')).body.code).toBe('password_owed')
  })

  test('is not there for someone without two-factor', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const sent = await client.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })
    expect([sent.status, sent.body.message]).toEqual([422, texts.noPhone])
    expect((await client.post('/tfa/verify-code', { code: '123456' })).status).toBe(422)
  })
})

describe('a code of an app', () => {
  async function owingAppCode() {
    const holder = await makeHolder(server)
    const { secret } = await setUpApp(server, await logIn(server, holder))
    server.clock.advance(minutes(2))
    const client = await logIn(server, holder)
    const verify = (code: string, from = client) => from.post('/tfa/verify-code', { code })
    const code = (shift = 0) => appCode(secret, new Date(server.clock.now().getTime() + seconds(shift)))
    return { ...holder, client, verify, code }
  }

  test('works once, one step early or late', async () => {
    const early = await owingAppCode()
    const used = early.code(-30)
    expect((await early.verify(early.code(-90))).status).toBe(422)
    expect((await early.verify(used)).status).toBe(200)
    const again = await logIn(server, early)
    expect((await early.verify(used, again)).status).toBe(422)
    expect((await early.verify(early.code(30), again)).status).toBe(200)
  })

  test('given fifty times at once is approved once', async () => {
    const { client, verify, code } = await owingAppCode()
    const right = code()
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(right, copyOf(server, client))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('may be wrong five times in fifteen minutes, and thirty times a day', async () => {
    const holder = await owingAppCode()
    const statuses: number[] = []
    const round = async () => {
      const client = await logIn(server, holder)
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await holder.verify(otherThan(holder.code()), client)).status)
      }
    }
    const pattern = [422, 422, 422, 422, 422, 429]
    await round()
    expect(statuses).toEqual(pattern)
    const right = await holder.verify(holder.code(), await logIn(server, holder))
    expect([right.status, Number(right.headers['retry-after']) <= 15 * 60]).toEqual([429, true])
    for (let rounds = 1; rounds < 6; rounds += 1) {
      server.clock.advance(minutes(17))
      await round()
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    server.clock.advance(minutes(17))
    expect((await holder.verify(holder.code(), await logIn(server, holder))).status).toBe(429)
    server.clock.advance(minutes(24 * 60))
    expect((await holder.verify(holder.code(), await logIn(server, holder))).status).toBe(200)
  })
})
