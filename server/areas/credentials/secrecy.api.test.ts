import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { lastCodeTo, messagesTo } from '../../app/test/sent-messages.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { appCode, logIn, makeHolder, otherThan, password, setUpApp } from './test/holders.ts'

const logged: string[] = []
const server = useTestServer(logged)

test('no code, secret, password or phone stands in the log, the audit or a kept answer', async () => {
  const holder = await makeHolder(server, { tfa: 'SMS' })
  const headers = { 'idempotency-key': 'k' }
  const client = await logIn(server, holder)
  const stranger = '(917) 555-0177'
  await client.post('/tfa/send-verification', { tfaPhone: stranger, tfaType: 'SMS' })
  await client.post('/tfa/send-verification', { tfaPhone: holder.phone, tfaType: 'SMS' })
  const sent = await lastCodeTo(server, holder.phone)
  const wrong = otherThan(sent)
  await client.post('/tfa/verify-code', { code: wrong, tfaPhone: holder.phone })
  await client.post('/tfa/verify-code', { code: sent, tfaPhone: holder.phone })
  const { secret } = await setUpApp(server, client)
  const { body } = await client.post('/api/users/tfa/recovery-codes', undefined, { headers })
  server.clock.advance(120_000)
  const shown = appCode(secret, server.clock.now())
  await client.post('/auth/step-up', { code: shown }, { headers })
  await client.post('/auth/step-up', { password: 'Mistaken-fox-3!' })
  await client.post('/auth/recovery-code', { recoveryCode: body.recoveryCodes[0] }, { headers })
  await client.post(
    '/api/users/self/reset-password',
    { currentPassword: password, password: 'Quiet-walnut-42!' },
    { headers },
  )
  await server.visitor().post('/auth/password-reset', { username: holder.username })
  const mailed = () =>
    messagesTo(server, holder.username).then((all) => all.find(({ link = '' }) => link.includes('reset')))
  const identifier = (await vi.waitUntil(mailed, { timeout: 30_000 })).link!.split('/').at(-1)!
  await server.visitor().get(`/open/password-reset/${identifier}`)
  await server.visitor().get(`/password-reset/${identifier}`)
  await vi.waitUntil(() => logged.some((line) => line.includes('/open/password-reset/')))
  const secrets = [
    sent,
    wrong,
    shown,
    secret,
    password,
    'Mistaken-fox-3!',
    'Quiet-walnut-42!',
    stranger.slice(-8),
    holder.phone.slice(-8),
    identifier,
    ...body.recoveryCodes,
  ]
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ kept: string }>`select audit::text as kept from audit union all
      select idempotency::text from idempotency union all select data::text from jobs.job`.execute(tx.db),
  )
  expect(rows.length).toBeGreaterThan(10)
  const written = [...logged, ...rows.map(({ kept }) => kept)].join('\n')
  expect(secrets.filter((one) => digitsOrText(written, one))).toEqual([])
})

/** A code of six digits may stand inside a longer number, such as a time. */
const digitsOrText = (written: string, one: string) =>
  /^\d+$/.test(one) ? new RegExp(`(?<![\\d.])${one}(?!\\d)`).test(written) : written.includes(one)
