import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { invitationDays, peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { identifierOf, lastMail } from '../test/mailbox.ts'
import { aBrokerage, aPerson, heldOn, userIdOf } from '../test/people.builders.ts'
import { withinASecond } from '../../../app/test/within-a-second.ts'

const server = useTestServer()
const days = (count: number) => count * 86_400_000
const password = 'Quartz-lantern-58!'
const newLogin = { firstName: 'Inga', lastName: 'Nilsen', password }

let owner: TestClient
let advisor: TestClient
let administrator: TestClient
beforeEach(async () => {
  server.clock.advance(1000)
  owner = await server.signIn('owner@acme.test')
  advisor = await server.signIn('advisor@harbor.test')
  administrator = await server.signIn('admin@portico.test')
})

const someone = () => `new-${crypto.randomUUID().slice(0, 8)}@people.test`
const rights: AccountRights = { role: 'USER', permissions: ['OP_READ_MOD'] }

interface Invited {
  readonly email: string
  readonly identifier: string
  readonly invitationId: string
}

async function invited(client: TestClient, place: string, given: object, email = someone()): Promise<Invited> {
  // Mails to one address come after one another.
  server.clock.advance(1)
  const answer = await client.post(`/api/${place}/invitations`, {
    email,
    firstName: 'Ingrid',
    lastName: 'Nilsen',
    ...given,
  })
  expect(answer.status).toBe(201)
  return { email, identifier: identifierOf(await lastMail(server, email)), invitationId: answer.body.invitationId }
}
const invitedToAcme = (given: object = rights, email?: string) => invited(advisor, 'accounts/ACME', given, email)

const looked = (identifier: string) => server.visitor().get(`/open/invitations/${identifier}`)
const accepted = (identifier: string, body: object = newLogin, client = server.visitor()) =>
  client.post(`/open/invitations/${identifier}/accept`, body)
const acceptedBy = (client: TestClient, identifier: string) => client.post(`/api/invitations/${identifier}/accept`)

describe('looking at an invitation', () => {
  test('says who invites to what, as often as one looks', async () => {
    const { identifier, email } = await invitedToAcme()
    for (let count = 0; count < 3; count += 1) {
      const { status, body } = await looked(identifier)
      expect(status).toBe(200)
      expect(body).toEqual({
        kind: 'account',
        organization: 'Acme Builders Group, Inc.',
        invitedBy: 'Nora Whitfield',
        email,
        firstName: 'Ingrid',
        lastName: 'Nilsen',
        roles: ['USER'],
        hasLogin: false,
        expiresAt: new Date(server.clock.now().getTime() + days(invitationDays)).toISOString(),
      })
    }
    expect((await accepted(identifier)).status).toBe(200)
  })

  test('of a brokerage shows all roles, and whether there is a login', async () => {
    const { identifier } = await invited(
      advisor,
      'brokerages/HARBOR',
      { roles: ['CLAIMS', 'ACCT_MGR'] },
      'nobody@portico.test',
    )
    expect((await looked(identifier)).body).toMatchObject({
      kind: 'brokerage',
      organization: 'Harbor & Pine Insurance',
      roles: ['ACCT_MGR', 'CLAIMS'],
      hasLogin: true,
    })
  })

  test('lives for seven days to the moment', async () => {
    const { identifier } = await invitedToAcme()
    server.clock.advance(days(invitationDays) - 1)
    expect((await looked(identifier)).status).toBe(200)
    server.clock.advance(1)
    expect((await looked(identifier)).status).toBe(404)
    expect((await accepted(identifier)).status).toBe(404)
  })

  test('used, revoked, expired and unknown links answer alike', async () => {
    const expired = await invitedToAcme()
    server.clock.advance(days(invitationDays))
    advisor = await server.signIn('advisor@harbor.test')
    const used = await invitedToAcme()
    await accepted(used.identifier)
    const revoked = await invitedToAcme()
    await advisor.delete(`/api/accounts/ACME/invitations/${revoked.invitationId}`)
    const links = [expired.identifier, used.identifier, revoked.identifier, 'A'.repeat(43), 'x']
    for (const call of [looked, accepted, (link: string) => acceptedBy(advisor, link)]) {
      const answers = await Promise.all(links.map((link) => call(link)))
      for (const { status, body } of answers) {
        expect([status, { ...body, requestId: '' }]).toEqual([
          404,
          { code: 'not_found', message: peopleMessages.linkSpent, requestId: '' },
        ])
      }
    }
  })

  test('to an account that was deleted leads nowhere', async () => {
    const { identifier } = await invited(administrator, 'accounts/DOELAW', rights)
    const erase = (at: Date | null) =>
      server.running.platform.database.write('system', (tx) =>
        sql`update accounts set deleted_at = ${at} where code = 'DOELAW'`.execute(tx.db),
      )
    await erase(server.clock.now())
    expect((await looked(identifier)).status).toBe(404)
    await erase(null)
    expect((await looked(identifier)).status).toBe(200)
  })
})

describe('accepting with a new login', () => {
  test('makes it, gives what was promised, and logs in', async () => {
    const { identifier, email, invitationId } = await invitedToAcme()
    const client = server.visitor()
    const answer = await accepted(identifier, newLogin, client)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      username: email,
      isAdmin: false,
      hasMultipleAccounts: false,
      tfaEnabled: false,
      tfaPhone: null,
      tfaType: null,
      mustResetPassword: false,
      mustEnrollTfa: false,
    })
    const me = await client.get('/api/users/me')
    expect(me.body).toMatchObject({ email, firstName: 'Inga', lastName: 'Nilsen', accountRoles: { ACME: 'USER' } })
    expect((await client.get('/api/users/me/ACME/permissions')).body.permissions).toEqual(['OP_READ_MOD'])
    const login = await server.visitor().post('/auth/login', { username: email, password })
    expect(login.status).toBe(200)
    const { items } = (await owner.get(`/api/accounts/ACME/people?search=${email}`)).body
    expect(items).toMatchObject([{ invitedBy: 'Nora Whitfield', lastLogin: server.clock.now().toISOString() }])
    expect((await auditOf(server, 'account_invitation', invitationId)).at(-1)).toMatchObject({
      action: 'account_invitation.accept',
      actor: null,
      after: { userId: me.body.userId, account: 'ACME', ...rights },
    })
  })

  test('to a brokerage that asks two-factor has it set up first', async () => {
    const brokerage = await aBrokerage(server, 'STAFF')
    const { identifier } = await invited(administrator, `brokerages/${brokerage}`, { roles: ['ADVISOR'] })
    const client = server.visitor()
    const answer = await accepted(identifier, newLogin, client)
    expect([answer.status, answer.body.mustEnrollTfa]).toEqual([200, true])
    const refused = await client.get(`/api/brokerages/${brokerage}/people`)
    expect([refused.status, refused.body.code]).toEqual([401, 'enrollment_owed'])
  })

  test.each([
    ['Ab1!xyz', credentialsMessages.passwordShort],
    ['onlyletters', credentialsMessages.passwordMix],
    ['Password1!', credentialsMessages.passwordCommon],
    ['Ingrid-Nilsen-1!', credentialsMessages.passwordCommon],
  ])('refuses the password %j with its reason, and the link stays', async (weak, message) => {
    const { identifier, email } = await invitedToAcme()
    const body = { firstName: 'Ingrid', lastName: 'Nilsen', password: weak }
    const refused = await accepted(identifier, body)
    expect([refused.status, refused.body.message, refused.body.fields]).toEqual([400, message, { password: message }])
    expect(await userIdOf(server, email)).toBeUndefined()
    expect((await accepted(identifier)).status).toBe(200)
  })

  test('refuses a name that is missing, and the link stays', async () => {
    const { identifier } = await invitedToAcme()
    const refused = await accepted(identifier, { ...newLogin, lastName: ' ' })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['lastName']])
    expect((await looked(identifier)).status).toBe(200)
  })

  test('is refused where the address has a login: they log in instead', async () => {
    const { email } = await aPerson(server)
    const { identifier } = await invitedToAcme(rights, email.toUpperCase())
    const refused = await accepted(identifier)
    expect([refused.status, refused.body.fields]).toEqual([422, { email: peopleMessages.hasLogin }])
    expect((await looked(identifier)).body.hasLogin).toBe(true)
  })

  test('works once, however many ask at the same time', async () => {
    const { identifier, email } = await invitedToAcme()
    const answers = await Promise.all(Array.from({ length: 50 }, () => accepted(identifier)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([])
    const { items } = (await owner.get(`/api/accounts/ACME/people?search=${email}`)).body
    expect(items).toHaveLength(1)
  })

  test('two invitations of one address make one login', async () => {
    const first = await invitedToAcme()
    const second = await invited(advisor, 'accounts/BAYSIDE', rights, first.email)
    const [one, other] = await Promise.all([accepted(first.identifier), accepted(second.identifier)])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 422]))
    const left = one.status === 422 ? first : second
    expect((await looked(left.identifier)).body.hasLogin).toBe(true)
    const login = server.visitor()
    await login.post('/auth/login', { username: first.email, password })
    expect((await acceptedBy(login, left.identifier)).status).toBe(204)
    const theirRoles = async () => (await login.get('/api/users/me')).body.accountRoles
    await withinASecond(theirRoles).toEqual({ ACME: 'USER', BAYSIDE: 'USER' })
  })
})

describe('accepting with a login that one has', () => {
  test('gives what was promised in the open session, at once', async () => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const { identifier, invitationId } = await invitedToAcme(rights, person.email)
    expect((await client.get('/api/accounts/ACME')).status).toBe(404)
    expect((await acceptedBy(client, identifier)).status).toBe(204)
    await withinASecond(async () => (await client.get('/api/accounts/ACME')).status).toBe(200)
    expect((await acceptedBy(client, identifier)).status).toBe(404)
    expect((await auditOf(server, 'account_invitation', invitationId)).at(-1)).toMatchObject({
      action: 'account_invitation.accept',
      actor: person.email,
      after: { userId: person.userId, account: 'ACME' },
    })
  })

  test('is for whoever the mail was sent to', async () => {
    const { identifier } = await invitedToAcme(rights, (await aPerson(server)).email)
    const stranger = await server.signIn('nobody@portico.test')
    const { status, body } = await acceptedBy(stranger, identifier)
    expect([status, body.fields]).toEqual([422, { email: peopleMessages.otherAddress }])
    expect((await stranger.get('/api/accounts/ACME')).status).toBe(404)
    expect((await looked(identifier)).status).toBe(200)
    expect((await acceptedBy(server.visitor(), identifier)).status).toBe(401)
  })

  test('works once, however many ask at the same time', async () => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const { identifier } = await invitedToAcme(rights, person.email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => acceptedBy(client, identifier)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49)
  })

  test.each<[AccountRights | { role: 'ADVISOR'; permissions: [] }, AccountRights, object]>([
    [
      { role: 'ADMIN', permissions: PermissionCode.options },
      rights,
      { role: 'ADMIN', permissions: PermissionCode.options },
    ],
    [
      { role: 'USER', permissions: ['OP_READ_SCHEDULES'] },
      rights,
      { role: 'USER', permissions: ['OP_READ_SCHEDULES', 'OP_READ_MOD'] },
    ],
    [rights, { role: 'ADMIN', permissions: [] }, { role: 'ADMIN', permissions: PermissionCode.options }],
    [{ role: 'ADVISOR', permissions: [] }, rights, { role: 'ADVISOR', permissions: [] }],
  ])('%j and an invitation to %j make %j', async (held, given, merged) => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const { identifier } = await invitedToAcme(given, person.email)
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into account_roles (account_code, user_id, role, permissions)
        values ('ACME', ${person.userId}, ${held.role}, ${held.permissions})`.execute(tx.db),
    )
    expect((await acceptedBy(client, identifier)).status).toBe(204)
    expect(await heldOn(server, 'ACME', person.userId)).toEqual(merged)
  })

  test('to a brokerage adds to the roles held there', async () => {
    const person = await aPerson(server)
    const client = await person.signIn()
    const { identifier } = await invited(advisor, 'brokerages/HARBOR', { roles: ['CLAIMS'] }, person.email)
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into broker_roles (user_id, brokerage_code, role) values (${person.userId}, 'HARBOR', 'ADMIN')`.execute(
        tx.db,
      ),
    )
    expect((await acceptedBy(client, identifier)).status).toBe(204)
    const theirRoles = async () => (await client.get('/api/users/me')).body.brokerRoles.HARBOR?.toSorted()
    await withinASecond(theirRoles).toEqual(['ADMIN', 'CLAIMS'])
  })
})
