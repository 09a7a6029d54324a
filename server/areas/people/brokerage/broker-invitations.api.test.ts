import { invitationDays, peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { countMails, identifierOf, lastMail } from '../test/mailbox.ts'
import { aPerson } from '../test/people.builders.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/invitations'
const days = (count: number) => count * 86_400_000

let brokerAdmin: TestClient
let advisor: TestClient
beforeEach(async () => {
  server.clock.advance(1000)
  brokerAdmin = await server.signIn('broker-admin@harbor.test')
  advisor = await server.signIn('advisor@harbor.test')
})

const someone = () => `new-${crypto.randomUUID().slice(0, 8)}@people.test`
const draft = (roles: BrokerRole[] = ['CLAIMS'], email = someone()) => ({
  email,
  firstName: 'Ingrid',
  lastName: 'Nilsen',
  roles,
})
const looked = (identifier: string) => server.visitor().get(`/open/invitations/${identifier}`)

describe('inviting a colleague', () => {
  test('mails them a link with who invites, to what and until when', async () => {
    const body = draft(['CLAIMS', 'ACCT_MGR'])
    const answer = await advisor.post(path, body)
    const expiresAt = new Date(server.clock.now().getTime() + days(invitationDays))
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      ...body,
      roles: ['ACCT_MGR', 'CLAIMS'],
      invitationId: expect.any(String),
      invitedBy: 'Nora Whitfield',
      language: 'en',
      sentAt: server.clock.now().toISOString(),
      expiresAt: expiresAt.toISOString(),
      hasExpired: false,
    })
    const mail = await lastMail(server, body.email)
    expect(mail.subject).toBe('Nora Whitfield invited you to Harbor & Pine Insurance')
    expect(mail.link).toMatch(/^\/broker-invite\/[\w-]{43}$/)
    const date = expiresAt.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
    for (const part of ['Hello Ingrid', 'Account Manager, Claims', date]) expect(mail.text).toContain(part)
    expect(await auditOf(server, 'broker_invitation', answer.body.invitationId)).toMatchObject([
      { action: 'broker_invitation.create', actor: 'advisor@harbor.test', after: { brokerage: 'HARBOR', ...body } },
    ])
  })

  test.each<[string, string, BrokerRole[]]>([
    ['an Advisor', 'advisor@harbor.test', ['ADVISOR', 'LOSS_CONTROL']],
    ['an ADMIN', 'broker-admin@harbor.test', ['ADMIN']],
    ['an administrator', 'admin@portico.test', ['SUPER_ADMIN']],
  ])('%s (%s) may invite to %j', async (_, username, roles) => {
    const body = draft(roles)
    expect((await (await server.signIn(username)).post(path, body)).status).toBe(201)
    expect(await countMails(server, body.email)).toBe(1)
  })

  test.each<[string, string, BrokerRole[]]>([
    ['an Advisor', 'advisor@harbor.test', ['ADMIN']],
    ['an Advisor', 'advisor@harbor.test', ['ADVISOR', 'SUPER_ADMIN']],
    ['an ADMIN', 'broker-admin@harbor.test', ['SUPER_ADMIN']],
  ])('%s (%s) may not invite to %j', async (_, username, roles) => {
    const body = draft(roles)
    const refused = await (await server.signIn(username)).post(path, body)
    expect([refused.status, refused.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    expect(await countMails(server, body.email)).toBe(0)
  })

  test('refuses an address that is here, or invited, already', async () => {
    const here = await advisor.post(path, draft(['CLAIMS'], 'Claims@Harbor.test'))
    expect([here.status, here.body.fields]).toEqual([422, { email: peopleMessages.alreadyMember }])
    const body = draft()
    await advisor.post(path, body)
    const again = await brokerAdmin.post(path, body)
    expect([again.status, again.body.fields]).toEqual([422, { email: peopleMessages.alreadyInvited }])
    server.clock.advance(days(invitationDays))
    expect((await (await server.signIn('advisor@harbor.test')).post(path, body)).status).toBe(201)
  })

  test('is not for those of another brokerage, nor for the insured', async () => {
    const body = draft()
    const statuses = []
    for (const username of ['advisor@summit.test', 'owner@acme.test', 'nobody@portico.test']) {
      statuses.push((await (await server.signIn(username)).post(path, body)).status)
    }
    expect(statuses).toEqual([404, 404, 404])
  })

  test('is not for a viewer', async () => {
    const viewer = await aPerson(server, { brokerage: 'HARBOR', roles: ['ADVISOR'], isViewer: true })
    expect((await (await viewer.signIn()).post(path, draft())).status).toBe(403)
  })
})

describe('the list of invitations', () => {
  test('shows those that nobody has taken up, the newest first, page by page', async () => {
    const sent: string[] = []
    for (let count = 0; count < 4; count += 1) {
      server.clock.advance(1000)
      sent.unshift((await advisor.post(path, draft())).body.invitationId)
    }
    const first = await advisor.get(`${path}?limit=3`)
    const second = await advisor.get(`${path}?limit=1&cursor=${first.body.nextCursor}`)
    const seen = [...first.body.items, ...second.body.items]
    expect(seen.map(({ invitationId }) => invitationId)).toEqual(sent)
  })
})

describe('sending again and revoking', () => {
  test('a new link replaces the old one, and none is left once revoked', async () => {
    const body = draft()
    const { invitationId } = (await advisor.post(path, body)).body
    const first = identifierOf(await lastMail(server, body.email))
    server.clock.advance(1000)
    const resent = await brokerAdmin.post(`${path}/${invitationId}/resend`)
    expect([resent.status, resent.body.sentAt]).toEqual([200, server.clock.now().toISOString()])
    const second = identifierOf(await lastMail(server, body.email))
    expect([(await looked(first)).status, (await looked(second)).status]).toEqual([404, 200])
    expect((await advisor.delete(`${path}/${invitationId}`)).status).toBe(204)
    expect((await looked(second)).status).toBe(404)
    const again = [await advisor.delete(`${path}/${invitationId}`), await advisor.post(`${path}/x/resend`)]
    expect(again.map(({ status }) => status)).toEqual([404, 404])
    const trail = await auditOf(server, 'broker_invitation', invitationId)
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual([
      ['broker_invitation.create', 'advisor@harbor.test'],
      ['broker_invitation.resend', 'broker-admin@harbor.test'],
      ['broker_invitation.revoke', 'advisor@harbor.test'],
    ])
  })

  test('stay within one’s rank', async () => {
    const body = draft(['ADMIN'])
    const { invitationId } = (await brokerAdmin.post(path, body)).body
    const refused = [
      await advisor.delete(`${path}/${invitationId}`),
      await advisor.post(`${path}/${invitationId}/resend`),
    ]
    for (const answer of refused)
      expect([answer.status, answer.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    expect((await looked(identifierOf(await lastMail(server, body.email)))).status).toBe(200)
  })
})
