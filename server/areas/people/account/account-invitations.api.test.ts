import { invitationDays, peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { countMails, identifierOf, lastMail } from '../test/mailbox.ts'
import { anAccount, aPerson } from '../test/people.builders.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/invitations'
const days = (count: number) => count * 86_400_000

let owner: TestClient
let advisor: TestClient
beforeEach(async () => {
  // A moment later, so that mails to one address come after one another, and a long time later too.
  server.clock.advance(1000)
  owner = await server.signIn('owner@acme.test')
  advisor = await server.signIn('advisor@harbor.test')
})

const someone = () => `new-${crypto.randomUUID().slice(0, 8)}@people.test`
const draft = (fields: object = {}) => ({
  email: someone(),
  firstName: 'Ingrid',
  lastName: 'Nilsen',
  role: 'USER',
  permissions: ['OP_READ_MOD'],
  ...fields,
})
const looked = (identifier: string) => server.visitor().get(`/open/invitations/${identifier}`)

describe('inviting someone to an account', () => {
  test('mails them a link with who invites, to what and until when', async () => {
    const body = draft()
    const answer = await owner.post(path, body)
    const sentAt = server.clock.now()
    const expiresAt = new Date(sentAt.getTime() + days(invitationDays))
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      ...body,
      language: 'en',
      invitationId: expect.any(String),
      invitedBy: 'Elena Castillo',
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      hasExpired: false,
    })
    const mail = await lastMail(server, body.email)
    expect(mail).toMatchObject({
      to: body.email,
      subject: 'Elena Castillo invited you to Acme Builders Group, Inc.',
      link: expect.stringMatching(/^\/invite\/[\w-]{43}$/),
    })
    const date = expiresAt.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
    for (const part of ['Hello Ingrid', 'Elena Castillo', 'Acme Builders Group, Inc.', 'User', date])
      expect(mail.text).toContain(part)
    expect(await auditOf(server, 'account_invitation', answer.body.invitationId)).toMatchObject([
      { action: 'account_invitation.create', actor: 'owner@acme.test', after: body },
    ])
  })

  test('keeps of the link its hash alone', async () => {
    const body = draft()
    await owner.post(path, body)
    const identifier = identifierOf(await lastMail(server, body.email))
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ row: string }>`
        select account_invitations::text as row from account_invitations where email = ${body.email}
        union all select audit::text from audit where after ->> 'email' = ${body.email}`.execute(tx.db),
    )
    expect(rows).toHaveLength(2)
    expect(rows.some(({ row }) => row.includes(identifier))).toBe(false)
  })

  test('promises an Admin every permission code', async () => {
    const { body } = await owner.post(path, draft({ role: 'ADMIN', permissions: [] }))
    expect(body.permissions).toHaveLength(6)
  })

  test('as Insurance Partner is the brokerage’s to do', async () => {
    const body = draft({ role: 'INS_PARTNER' })
    const refused = await owner.post(path, body)
    expect([refused.status, refused.body.fields]).toEqual([422, { role: peopleMessages.partnersByBrokerage }])
    const invited = await advisor.post(path, body)
    expect(invited.status).toBe(201)
    const { invitationId } = invited.body
    const resent = await owner.post(`${path}/${invitationId}/resend`)
    const revoked = await owner.delete(`${path}/${invitationId}`)
    for (const answer of [resent, revoked])
      expect([answer.status, answer.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    expect(await countMails(server, body.email)).toBe(1)
  })

  test('refuses an address that is here already, in any case', async () => {
    const email = 'USER@acme.test'
    const { status, body } = await owner.post(path, draft({ email }))
    expect([status, body.fields]).toEqual([422, { email: peopleMessages.alreadyMember }])
    expect(await countMails(server, email)).toBe(0)
  })

  test('refuses an address that is invited already, until that invitation has expired', async () => {
    const body = draft()
    await owner.post(path, body)
    const again = await owner.post(path, { ...body, email: body.email.toUpperCase() })
    expect([again.status, again.body.fields]).toEqual([422, { email: peopleMessages.alreadyInvited }])
    server.clock.advance(days(invitationDays))
    owner = await server.signIn('owner@acme.test')
    const replaced = await owner.post(path, { ...body, role: 'ADMIN' })
    expect(replaced.status).toBe(201)
    const { items } = (await owner.get(`${path}?limit=200`)).body
    expect(items.filter(({ email }: { email: string }) => email === body.email)).toEqual([replaced.body])
  })

  test('sends one invitation however many ask at once', async () => {
    const body = draft()
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(path, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
    expect(await countMails(server, body.email)).toBe(1)
  })

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ firstName: '  ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ role: 'SUPER_ADMIN' }, 'role'],
    [{ permissions: ['OP_READ_MINDS'] }, 'permissions.0'],
  ])('refuses %j and names %s', async (fields, field) => {
    const { status, body } = await owner.post(path, draft(fields))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('the list of invitations', () => {
  test('shows those that nobody has taken up, the newest first, page by page', async () => {
    const account = await anAccount(server)
    const sent: string[] = []
    for (let count = 0; count < 5; count += 1) {
      if (count !== 2) server.clock.advance(1000)
      const { body } = await advisor.post(`/api/accounts/${account}/invitations`, draft())
      sent.push(body.sentAt)
    }
    const seen: { invitationId: string; sentAt: string }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await advisor.get(
        `/api/accounts/${account}/invitations?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      seen.push(...page.body.items)
      cursor = page.body.nextCursor
    }
    expect(seen.map(({ sentAt }) => sentAt)).toEqual(sent.toReversed())
    expect(new Set(seen.map(({ invitationId }) => invitationId)).size).toBe(5)
    expect((await advisor.get(`/api/accounts/${account}/invitations?cursor=x`)).status).toBe(400)
  })

  test('marks those that have expired', async () => {
    const { body } = await owner.post(path, draft())
    server.clock.advance(days(invitationDays))
    owner = await server.signIn('owner@acme.test')
    const { items } = (await owner.get(`${path}?limit=200`)).body
    const found = items.find(({ invitationId }: { invitationId: string }) => invitationId === body.invitationId)
    expect(found.hasExpired).toBe(true)
  })
})

describe('sending an invitation again', () => {
  test('mails a new link for seven more days; the old one works no more', async () => {
    const body = draft()
    const { invitationId } = (await owner.post(path, body)).body
    const first = identifierOf(await lastMail(server, body.email))
    server.clock.advance(days(8))
    advisor = await server.signIn('advisor@harbor.test')
    expect((await looked(first)).status).toBe(404)
    const resent = await advisor.post(`${path}/${invitationId}/resend`)
    expect(resent.status).toBe(200)
    expect(resent.body).toMatchObject({ invitationId, hasExpired: false, sentAt: server.clock.now().toISOString() })
    expect(Date.parse(resent.body.expiresAt) - Date.parse(resent.body.sentAt)).toBe(days(invitationDays))
    const mail = await lastMail(server, body.email)
    expect(mail.subject).toContain('Elena Castillo')
    expect([(await looked(first)).status, (await looked(identifierOf(mail))).status]).toEqual([404, 200])
    expect((await auditOf(server, 'account_invitation', invitationId)).map(({ action }) => action)).toEqual([
      'account_invitation.create',
      'account_invitation.resend',
    ])
  })
})

describe('revoking an invitation', () => {
  test('ends its link and its place in the list', async () => {
    const body = draft()
    const { invitationId } = (await owner.post(path, body)).body
    const identifier = identifierOf(await lastMail(server, body.email))
    expect((await owner.delete(`${path}/${invitationId}`)).status).toBe(204)
    expect((await looked(identifier)).status).toBe(404)
    const again = [await owner.delete(`${path}/${invitationId}`), await owner.post(`${path}/${invitationId}/resend`)]
    expect(again.map(({ status }) => status)).toEqual([404, 404])
    expect((await owner.post(path, body)).status).toBe(201)
    expect((await auditOf(server, 'account_invitation', invitationId)).at(-1)).toMatchObject({
      action: 'account_invitation.revoke',
      before: { email: body.email },
    })
  })

  test('of another account answers 404, and so does resending it', async () => {
    const { invitationId } = (await owner.post(path, draft())).body
    const elsewhere = `/api/accounts/BAYSIDE/invitations/${invitationId}`
    const answers = [await advisor.delete(elsewhere), await advisor.post(`${elsewhere}/resend`)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await owner.delete(`${path}/${invitationId}`)).status).toBe(204)
  })
})

test('someone who runs no account invites nobody', async () => {
  const person = await aPerson(server, { account: 'ACME' })
  const client = await person.signIn()
  const body = draft()
  const answers = [await client.get(path), await client.post(path, body)]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect(await countMails(server, body.email)).toBe(0)
})
