import { usualMessages } from '@portico/contract/kit/usual.messages.ts'
import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { lastCodeTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { expectEnded } from '../../../app/test/within-a-second.ts'
import { appCode, copyOf, logIn, makeHolder, otherThan, setUpApp, wordsTo } from '../test/holders.ts'

const server = useTestServer()
const minutes = (count: number) => count * 60_000
const path = '/api/users/tfa/update'

/** Sets how far a brokerage asks two-factor. */
const ask = (brokerage: string, how: 'OPTIONAL' | 'STAFF' | 'EVERYONE') =>
  server.running.platform.database.write('system', (tx) =>
    sql`update brokerages set two_factor = ${how} where code = ${brokerage}`.execute(tx.db),
  )

const join = (userId: string, brokerage: string) =>
  server.running.platform.database.write('system', (tx) =>
    sql`insert into broker_roles (user_id, brokerage_code, role) values (${userId}, ${brokerage}, 'CLAIMS')`.execute(
      tx.db,
    ),
  )

describe('switching two-factor on', () => {
  test('by phone takes effect with the code that went to the new phone, and shows recovery codes once', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const other = await logIn(server, holder)
    const settings = { tfaEnabled: true, tfaType: 'SMS', tfaPhone: '206.555.0911' }
    const started = await client.put(path, settings)
    expect(started).toMatchObject({ status: 202, body: { resendInSeconds: 30, authenticator: null } })
    expect((await client.get('/api/users/tfa')).body.tfaEnabled).toBe(false)
    const code = await lastCodeTo(server, '(206) 555-0911')
    const wrong = await client.put(path, { ...settings, code: otherThan(code) })
    expect([wrong.status, wrong.body.message]).toEqual([422, texts.codeNotApproved])
    const elsewhere = await client.put(path, { ...settings, tfaPhone: '(206) 555-0999', code })
    expect(elsewhere.status).toBe(422)
    const saved = await client.put(path, { ...settings, code })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        settings: {
          tfaEnabled: true,
          tfaType: 'SMS',
          tfaPhone: '(•••) •••-0911',
          isRequired: false,
          recoveryCodesLeft: 10,
        },
      },
    })
    expect(new Set(saved.body.recoveryCodes).size).toBe(10)
    expect(saved.body.recoveryCodes.every((shown: string) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(shown))).toBe(true)
    await expectEnded(other)
    expect((await client.get('/api/users/me')).body.tfaEnabled).toBe(true)
    expect((await logIn(server, holder).then((next) => next.get('/api/accounts'))).body.code).toBe('code_owed')
    expect(await wordsTo(server, holder.username)).toContain('Two-factor was turned on.')
  })

  test('by app gives the app its secret, and takes effect with a code of it', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const settings = { tfaEnabled: true, tfaType: 'TOTP' }
    const { status, body } = await client.put(path, settings)
    expect([status, body.resendInSeconds]).toEqual([202, null])
    const { secret, uri } = body.authenticator
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Portico:holder-.*issuer=Portico/)
    const saved = await client.put(path, { ...settings, code: appCode(secret, server.clock.now()) })
    expect(saved.body.settings).toMatchObject({ tfaType: 'TOTP', tfaPhone: null })
  })

  test('names a phone that is missing or has not ten digits', async () => {
    const client = await logIn(server, await makeHolder(server))
    for (const tfaPhone of [undefined, '206 555']) {
      const { status, body } = await client.put(path, { tfaEnabled: true, tfaType: 'SMS', tfaPhone })
      expect([status, body.fields]).toEqual([422, { tfaPhone: usualMessages.phone }])
    }
  })

  test('waits for its code fifteen minutes at most', async () => {
    const client = await logIn(server, await makeHolder(server))
    const settings = { tfaEnabled: true, tfaType: 'TOTP' }
    const { body } = await client.put(path, settings)
    server.clock.advance(minutes(4))
    expect((await client.put(path, { tfaEnabled: true, tfaType: 'SMS', code: '123456' })).status).toBe(422)
    server.clock.advance(minutes(11) + 1)
    await client.post('/auth/refresh')
    await client.post('/auth/step-up', { password: 'Cedar-otter-9!travel' })
    const code = appCode(body.authenticator.secret, server.clock.now())
    expect((await client.put(path, { ...settings, code })).status).toBe(422)
  })

  test('completes a login that owed it, under new credentials', async () => {
    const holder = await makeHolder(server)
    await join(holder.userId, 'SUMMIT')
    await ask('SUMMIT', 'STAFF')
    const client = await logIn(server, holder)
    expect((await client.get('/api/accounts')).body.code).toBe('enrollment_owed')
    expect((await client.get('/api/users/tfa')).body).toMatchObject({ tfaEnabled: false, isRequired: true })
    const before = copyOf(server, client)
    await setUpApp(server, client)
    expect((await client.get('/api/accounts')).status).toBe(200)
    await expectEnded(before)
    await ask('SUMMIT', 'OPTIONAL')
  })
})

describe('changing two-factor', () => {
  test('asks for the password or a code again after five minutes', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    server.clock.advance(minutes(5) + 1)
    const refused = await client.put(path, { tfaEnabled: true, tfaType: 'TOTP' })
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
  })

  test('tells the old number and the user, keeps the recovery codes, and ends the codes of the old phone', async () => {
    const holder = await makeHolder(server, { tfa: 'SMS' })
    const client = await logIn(server, holder)
    await client.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })
    await client.post('/tfa/verify-code', { code: await lastCodeTo(server, holder.phone) })
    const owing = await logIn(server, holder)
    server.clock.advance(31_000)
    await owing.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })
    const open = await lastCodeTo(server, holder.phone)
    server.clock.advance(1000)
    const { recoveryCodes } = await setUpApp(server, client)
    expect(recoveryCodes).toBeNull()
    expect(await wordsTo(server, holder.phone)).toContain('Your two-factor settings were changed.')
    expect(await wordsTo(server, holder.username)).toContain('Your two-factor settings were changed.')
    await expectEnded(owing)
    expect((await owing.post('/tfa/verify-code', { code: open })).status).toBe(401)
    const trail = await auditOf(server, 'user', holder.userId)
    const change = trail.find(({ action }) => action === 'two-factor.change')
    expect(change).toMatchObject({ before: { tfaType: 'SMS' }, after: { tfaType: 'TOTP' }, actor: holder.username })
  })

  test('off is refused where a brokerage asks for it, and takes everything away where nobody does', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    await setUpApp(server, client)
    await join(holder.userId, 'SUMMIT')
    await ask('SUMMIT', 'STAFF')
    const refused = await client.put(path, { tfaEnabled: false })
    expect([refused.status, refused.body.fields]).toEqual([422, { tfaEnabled: texts.tfaRequired }])
    await ask('SUMMIT', 'OPTIONAL')
    const other = await logIn(server, holder)
    const off = await client.put(path, { tfaEnabled: false })
    expect(off).toMatchObject({
      status: 200,
      body: {
        recoveryCodes: null,
        settings: { tfaEnabled: false, tfaType: null, tfaPhone: null, recoveryCodesLeft: 0 },
      },
    })
    await expectEnded(other)
    expect(await wordsTo(server, holder.username)).toContain('Two-factor was turned off.')
  })

  test('keeps phone and secret sealed', async () => {
    const holder = await makeHolder(server)
    const { secret } = await setUpApp(server, await logIn(server, holder))
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ kept: string }>`select users::text as kept from users where id = ${holder.userId}`.execute(tx.db),
    )
    expect(rows[0]?.kept).not.toContain(secret)
  })

  test('answers a repeat under its key without keeping what was shown once', async () => {
    const client = await logIn(server, await makeHolder(server))
    const headers = { 'idempotency-key': 'one-intent' }
    const first = await client.put(path, { tfaEnabled: true, tfaType: 'TOTP' }, { headers })
    const again = await client.put(path, { tfaEnabled: true, tfaType: 'TOTP' }, { headers })
    expect(again.body).toEqual(first.body)
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ kept: string }>`select idempotency::text as kept from idempotency`.execute(tx.db),
    )
    expect(rows.map(({ kept }) => kept).join('\n')).not.toContain(first.body.authenticator.secret)
  })
})

describe('recovery codes', () => {
  async function withCodes() {
    const holder = await makeHolder(server)
    const { recoveryCodes } = await setUpApp(server, await logIn(server, holder))
    return {
      holder,
      recoveryCodes,
      recover: async (recoveryCode: string) => {
        const client = await logIn(server, holder)
        return { client, ...(await client.post('/auth/recovery-code', { recoveryCode })) }
      },
    }
  }

  test('stand in for a code, however they are written, each once', async () => {
    const { holder, recoveryCodes, recover } = await withCodes()
    const first = recoveryCodes[0]!
    const used = await recover(` ${first.toLowerCase().replace('-', ' ')}`)
    expect([used.status, used.body]).toEqual([200, 'approved'])
    expect((await used.client.get('/api/users/me')).body.tfaValidated).toBe(true)
    expect(await wordsTo(server, holder.username)).toContain('You have 9 left.')
    expect((await used.client.get('/api/users/tfa')).body.recoveryCodesLeft).toBe(9)
    const again = await recover(first)
    expect([again.status, again.body.message]).toEqual([422, texts.codeNotApproved])
    expect((await recover(recoveryCodes[1]!)).status).toBe(200)
    expect((await recover('00000-00000')).status).toBe(422)
  })

  test('given fifty times at once are approved once', async () => {
    const { holder, recoveryCodes } = await withCodes()
    const client = await logIn(server, holder)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        copyOf(server, client).post('/auth/recovery-code', { recoveryCode: recoveryCodes[0] }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('may be wrong ten times an hour', async () => {
    const { recoveryCodes, recover } = await withCodes()
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await recover('00000-00000')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await recover(recoveryCodes[0]!)).status).toBe(429)
    server.clock.advance(minutes(60))
    expect((await recover(recoveryCodes[0]!)).status).toBe(200)
  })

  test('are made anew: the earlier ones work no more', async () => {
    const { holder, recoveryCodes, recover } = await withCodes()
    const { client } = await recover(recoveryCodes[0]!)
    server.clock.advance(1000)
    const { status, body } = await client.post('/api/users/tfa/recovery-codes')
    expect([status, body.recoveryCodes.length, body.settings.recoveryCodesLeft]).toEqual([200, 10, 10])
    expect((await recover(recoveryCodes[1]!)).status).toBe(422)
    server.clock.advance(1000)
    expect((await recover(body.recoveryCodes[0])).status).toBe(200)
    expect(await wordsTo(server, holder.username)).toContain('New Portico recovery codes')
  })

  test('are not made without two-factor', async () => {
    const client = await logIn(server, await makeHolder(server))
    const { status, body } = await client.post('/api/users/tfa/recovery-codes')
    expect([status, body.fields]).toEqual([422, { tfaEnabled: texts.tfaOff }])
  })
})
