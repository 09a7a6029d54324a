import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { expectEnded } from '../../../app/test/within-a-second.ts'
import { makeSingleUseLink } from '../../single-use-links/single-use-links.public.ts'
import { copyOf, logIn, makeHolder, password, wordsTo } from '../test/holders.ts'

const server = useTestServer()
const path = '/api/users/self/reset-password'
const next = 'Quiet-walnut-42!'

describe('changing the password', () => {
  test('goes on under new credentials, ends the other sessions, and tells the user', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const other = await logIn(server, holder)
    const before = copyOf(server, client)
    expect((await client.post(path, { currentPassword: password, password: next })).status).toBe(204)
    expect((await client.get('/api/users/me')).status).toBe(200)
    await expectEnded(before)
    expect((await before.post('/auth/refresh')).status).toBe(401)
    await expectEnded(other)
    await expect(logIn(server, holder)).rejects.toThrow('could not log in')
    expect((await (await logIn(server, holder, next)).get('/api/users/me')).status).toBe(200)
    expect(await wordsTo(server, holder.username)).toContain('Your Portico password was changed')
    const trail = await auditOf(server, 'user', holder.userId)
    expect(trail.find(({ action }) => action === 'password.change')).toMatchObject({ actor: holder.username })
  })

  test('completes a login that owed it', async () => {
    const holder = await makeHolder(server, { mustReset: true })
    const client = await logIn(server, holder)
    expect((await client.get('/api/accounts')).body.code).toBe('password_owed')
    expect((await client.post(path, { password: next })).body.fields).toEqual({
      currentPassword: texts.currentPasswordWrong,
    })
    expect((await client.post(path, { currentPassword: password, password: next })).status).toBe(204)
    expect((await client.get('/api/users/me')).body).toMatchObject({ mustResetPassword: false, firstName: 'Helen' })
  })

  test.each([
    ['', texts.passwordRequired],
    ['Ab1!xyz', texts.passwordShort],
    ['only-letters', texts.passwordMix],
    [password, texts.passwordUnchanged],
    ['Password1!', texts.passwordCommon],
    ['Qwerty123!', texts.passwordCommon],
    ['Helen-Holder-1', texts.passwordCommon],
    [`a1!${'x'.repeat(126)}`, texts.passwordLong],
  ])('to %j is refused with its reason, and kept in the audit', async (typed, message) => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const answer = await client.post(path, { currentPassword: password, password: typed })
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { password: message } } })
    expect((await client.get('/api/users/me')).status).toBe(200)
    expect((await auditOf(server, 'user', holder.userId)).at(-1)).toMatchObject({
      action: 'password.refuse',
      after: { reason: `password_refused: ${message}` },
    })
  })

  test('with a wrong current password is refused', async () => {
    const client = await logIn(server, await makeHolder(server))
    const { status, body } = await client.post(path, { currentPassword: 'another', password: next })
    expect([status, body.message, body.fields]).toEqual([
      400,
      texts.currentPasswordWrong,
      { currentPassword: texts.currentPasswordWrong },
    ])
  })

  test('may be refused twenty times in fifteen minutes', async () => {
    const client = await logIn(server, await makeHolder(server))
    const statuses: number[] = []
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await client.post(path, { currentPassword: 'another', password: next })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  })

  test('twice at once is done once', async () => {
    const holder = await makeHolder(server)
    const client = await logIn(server, holder)
    const answers = await Promise.all(
      ['Quiet-walnut-42!', 'Brave-lemon-17?'].map((typed) =>
        copyOf(server, client).post(path, { currentPassword: password, password: typed }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  test('after a login by link does not ask for the current one, and still takes no old one', async () => {
    const holder = await makeHolder(server, { mustReset: true })
    const client = server.visitor()
    const { platform } = server.running
    const token = await platform.database.write('system', (tx) =>
      makeSingleUseLink({ platform }, tx, { userId: holder.userId, purpose: 'login', minutes: 15 }),
    )
    const [tokenOne, tokenTwo] = token.split('.')
    await client.post('/auth/login-with-single-use', { tokenOne, tokenTwo })
    expect((await client.post(path, { password })).body.message).toBe(texts.passwordUnchanged)
    expect((await client.post(path, { password: next })).status).toBe(204)
    expect((await client.get('/api/users/me')).body.mustResetPassword).toBe(false)
  })
})
