import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { invitationDays, peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { countMails, identifierOf, lastMail } from '../test/mailbox.ts'
import { aBrokerage, aPerson, heldOn, userIdOf } from '../test/people.builders.ts'

const server = useTestServer()
const days = (count: number) => count * 86_400_000
const password = 'Quartz-lantern-58!'

beforeEach(() => server.clock.advance(1000))

const someone = () => `new-${crypto.randomUUID().slice(0, 8)}@people.test`
const draft = (fields: object = {}) => ({
  email: someone(),
  firstName: 'Ingrid',
  lastName: 'Nilsen',
  companyName: 'Fjord & Sons, Inc.',
  ...fields,
})
const asked = (body: object) => server.visitor().post('/open/registrations', body)
const looked = (identifier: string) => server.visitor().get(`/open/registrations/${identifier}`)
const completion = { firstName: 'Inga', lastName: 'Nilsen', companyName: 'Fjord & Daughters, Inc.', password }
const completed = (identifier: string, body: object = completion, client = server.visitor()) =>
  client.post(`/open/registrations/${identifier}/complete`, body)

/** Asks to register and answers the link that was emailed. */
async function registered(fields: object = {}): Promise<{ email: string; identifier: string }> {
  const body = draft(fields)
  expect((await asked(body)).status).toBe(202)
  return { email: body.email, identifier: identifierOf(await lastMail(server, body.email)) }
}

describe('asking for a login', () => {
  test('mails a link that lives for seven days, and repeats nothing that was typed', async () => {
    const body = draft({ firstName: 'Click', lastName: 'www.elsewhere.test', companyName: 'Win a prize' })
    const answer = await asked(body)
    expect([answer.status, answer.body]).toEqual([202, ''])
    const mail = await lastMail(server, body.email)
    expect(mail.subject).toBe('Complete your registration')
    expect(mail.text).toContain('We received a request for a Portico login')
    expect(mail.link).toMatch(/^\/register\?registration=[\w-]{43}$/)
    expect(mail.text).not.toMatch(/Click|elsewhere|prize/)
    const expiresAt = new Date(server.clock.now().getTime() + days(invitationDays))
    expect(mail.text).toContain(expiresAt.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' }))
  })

  test('names the brokerage that one registers with', async () => {
    const body = draft({ brokerCode: 'HARBOR' })
    expect((await asked(body)).status).toBe(202)
    const mail = await lastMail(server, body.email)
    expect(mail.text).toContain('We received a request for a Harbor & Pine Insurance login')
  })

  test('answers alike whether the address has a login; the mail alone tells', async () => {
    const { email } = await aPerson(server)
    const [known, unknown] = [await asked(draft({ email: email.toUpperCase() })), await asked(draft())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    const mail = await lastMail(server, email.toUpperCase())
    expect(mail).toMatchObject({ subject: 'You already have a login', link: '/login' })
    expect(mail.text).toContain('/password-reset')
    expect(mail.text).not.toMatch(/registration=/)
  })

  test('mails an address three times an hour at most, whoever has it', async () => {
    const known = (await aPerson(server)).email
    for (const email of [known, someone()]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => asked(draft({ email }))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(await countMails(server, email)).toBe(3)
      expect((await asked(draft({ email: email.toUpperCase() }))).status).toBe(202)
      expect(await countMails(server, email.toUpperCase())).toBe(0)
      server.clock.advance(3_600_001)
      await asked(draft({ email }))
      expect(await countMails(server, email)).toBe(4)
    }
  })

  test.each([
    [{ brokerCode: 'NOSUCH' }, { brokerCode: peopleMessages.unknownBrokerage }],
    [{ email: 'no address' }, { email: 'must be a valid email address.' }],
    [{ companyName: ' ' }, { companyName: 'Company name is required' }],
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ companyName: 'bell \u0007' }, { companyName: 'cannot contain control characters' }],
  ])('refuses %j and names the field', async (fields, refused) => {
    const { status, body } = await asked(draft(fields))
    expect([status, body.fields]).toEqual([422, refused])
  })
})

describe('a registration’s link', () => {
  test('shows what was typed, as often as one looks', async () => {
    const { identifier, email } = await registered({ brokerCode: 'harbor' })
    for (let count = 0; count < 2; count += 1) {
      expect((await looked(identifier)).body).toEqual({
        email,
        firstName: 'Ingrid',
        lastName: 'Nilsen',
        companyName: 'Fjord & Sons, Inc.',
        brokerName: 'Harbor & Pine Insurance',
        expiresAt: new Date(server.clock.now().getTime() + days(invitationDays)).toISOString(),
      })
    }
  })

  test('used, expired and unknown answers alike', async () => {
    const expired = await registered()
    server.clock.advance(days(invitationDays) - 1)
    expect((await looked(expired.identifier)).status).toBe(200)
    server.clock.advance(1)
    const used = await registered()
    await completed(used.identifier)
    for (const identifier of [expired.identifier, used.identifier, 'A'.repeat(43)]) {
      for (const { status, body } of [await looked(identifier), await completed(identifier)])
        expect([status, body.message]).toEqual([404, peopleMessages.linkSpent])
    }
  })

  test('leads nowhere once the address has a login by another way', async () => {
    const first = await registered()
    server.clock.advance(1000)
    const second = await registered({ email: first.email })
    expect((await completed(second.identifier)).status).toBe(200)
    expect((await looked(first.identifier)).status).toBe(404)
    const refused = await completed(first.identifier)
    expect([refused.status, refused.body.fields]).toEqual([422, { email: peopleMessages.hasLogin }])
  })
})

describe('completing a registration', () => {
  test('without a brokerage makes the login alone, and tells the platform’s administrators', async () => {
    const { identifier, email } = await registered({ brokerCode: '' })
    const client = server.visitor()
    const answer = await completed(identifier, completion, client)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ username: email, isAdmin: false, mustResetPassword: false })
    const me = await client.get('/api/users/me')
    expect(me.body).toMatchObject({ email, firstName: 'Inga', accountRoles: {}, brokerRoles: {} })
    expect((await server.visitor().post('/auth/login', { username: email, password })).status).toBe(200)
    expect(await lastMail(server, 'admin@portico.test')).toMatchObject({
      subject: expect.stringContaining('registered without a brokerage'),
      text: expect.stringContaining(email),
    })
  })

  test('with a brokerage makes a prospect’s account, and tells the brokerage’s admins', async () => {
    const brokerage = await aBrokerage(server)
    const admins = [
      await aPerson(server, { brokerage, roles: ['ADMIN', 'SUPER_ADMIN'] }),
      await aPerson(server, { brokerage, roles: ['SUPER_ADMIN'] }),
    ]
    const staff = await aPerson(server, { brokerage, roles: ['ADVISOR'] })
    const { identifier, email } = await registered({ brokerCode: brokerage })
    const client = server.visitor()
    expect((await completed(identifier, completion, client)).status).toBe(200)
    const me = (await client.get('/api/users/me')).body
    const [account] = Object.keys(me.accountRoles)
    expect(account).toBe('FJORD')
    expect(me.accountRoles).toEqual({ [account!]: 'ADMIN' })
    expect(await heldOn(server, account!, me.userId)).toEqual({ role: 'ADMIN', permissions: PermissionCode.options })
    expect((await client.get(`/api/accounts/${account}`)).body.account).toMatchObject({
      companyName: 'Fjord & Daughters, Inc.',
      brokerCode: brokerage,
      brokerRelationship: 'PROSPECT',
      phase: 'Setup',
    })
    for (const admin of admins) {
      expect(await lastMail(server, admin.email)).toMatchObject({
        subject: 'Fjord & Daughters, Inc. registered as a prospect',
        text: expect.stringContaining(`Inga Nilsen (${email})`),
        link: `/${account}/dashboard`,
      })
      expect(await countMails(server, admin.email)).toBe(1)
    }
    expect(await countMails(server, staff.email)).toBe(0)
    const trail = await auditOf(server, 'registration', await registrationOf(email))
    expect(trail).toMatchObject([
      { action: 'registration.ask', actor: null, after: { email, brokerage } },
      { action: 'registration.complete', actor: null, after: { userId: me.userId, brokerage, account } },
    ])
  })

  test('two companies of one name get two accounts', async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const { identifier } = await registered({ brokerCode: 'HARBOR' })
        const client = server.visitor()
        await completed(identifier, completion, client)
        return Object.keys((await client.get('/api/users/me')).body.accountRoles)[0]
      }),
    )
    expect(new Set(codes).size).toBe(2)
  })

  test('refuses a weak password with its reason, and the link stays', async () => {
    const { identifier, email } = await registered()
    for (const [weak, message] of [
      ['short1!', credentialsMessages.passwordShort],
      ['Fjord-Daughters-1', credentialsMessages.passwordCommon],
    ]) {
      const refused = await completed(identifier, { ...completion, password: weak })
      expect([refused.status, refused.body.message]).toEqual([400, message])
    }
    expect(await userIdOf(server, email)).toBeUndefined()
    expect((await completed(identifier)).status).toBe(200)
  })

  test('works once, however many ask at the same time', async () => {
    const { identifier } = await registered({ brokerCode: 'SUMMIT' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => completed(identifier)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([])
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select from accounts where brokerage_code = 'SUMMIT' and relationship = 'PROSPECT'`.execute(tx.db),
    )
    expect(rows).toHaveLength(1)
  })
})

async function registrationOf(email: string): Promise<string> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ id: string }>`select id from registrations where email = ${email}`.execute(tx.db),
  )
  return rows[0]!.id
}
