import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aPerson, anAccount, userIdOf } from '../../people/test/people.builders.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/accounts'
let staff: TestClient
let manager: string
let advisor: string

beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
  manager = (await userIdOf(server, 'manager@harbor.test'))!
  advisor = (await userIdOf(server, 'advisor@harbor.test'))!
})

const draft = (changes: Readonly<Record<string, unknown>> = {}) => ({
  companyName: 'Tuckahoe Steel & Fabrication, Inc.',
  code: 'TUCKAHOE',
  relationship: 'CLIENT',
  isLawFirm: false,
  lines: ['GENERAL_LIABILITY', 'WORKERS_COMP'],
  manager,
  advisor,
  contact: null,
  ...changes,
})

const suggestedFor = async (name: string): Promise<string> => {
  const { body } = await staff.get(`/api/brokerages/HARBOR/account-code?companyName=${encodeURIComponent(name)}`)
  return body.code
}

const listed = async (query = ''): Promise<string[]> => {
  const { body } = await staff.get(`/api/accounts?brokerCode=HARBOR&limit=200${query}`)
  return body.items.map(({ accountCode }: { accountCode: string }) => accountCode)
}

describe('creating an account', () => {
  test('gives it team, relationship and lines, and invites its first contact', async () => {
    expect(await suggestedFor('Tuckahoe Steel')).toBe('TUCKAHOE')
    const contact = { email: 'vera@tuckahoe.test', firstName: 'Vera', lastName: 'Stone', language: 'es' }
    const { status, body } = await staff.post(path, draft({ contact }))
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ accountCode: 'TUCKAHOE', brokerCode: 'HARBOR', brokerRelationship: 'CLIENT' }),
    ])
    expect(await suggestedFor('Tuckahoe Steel')).toBe('TUCKAHOE-2')
    const { account } = (await staff.get('/api/accounts/TUCKAHOE')).body
    expect(account).toMatchObject({
      companyName: 'Tuckahoe Steel & Fabrication, Inc.',
      phase: 'Setup',
      isLawFirm: false,
      isArchived: false,
      primaryBrokerContact: { role: 'P_ACCT_MGR' },
    })
    expect(account.linkedAgents.map(({ roleCode }: { roleCode: string }) => roleCode).toSorted()).toEqual([
      'ADVISOR',
      'P_ACCT_MGR',
    ])
    const [mail] = await messagesTo(server, contact.email)
    expect(mail).toMatchObject({ subject: expect.stringContaining('le invitó a Tuckahoe Steel') })
    expect(await auditOf(server, 'account', 'TUCKAHOE')).toEqual([
      expect.objectContaining({ action: 'account.create', actor: 'advisor@harbor.test', before: null }),
    ])
  })

  test('makes a law firm of whichever brokerage one, with the card of its policy', async () => {
    const firm = draft({ code: 'STONELAW', isLawFirm: true, relationship: 'PROSPECT', manager: '', advisor: '' })
    expect((await staff.post(path, firm)).status).toBe(201)
    const { account } = (await staff.get('/api/accounts/STONELAW')).body
    expect(account).toMatchObject({ isLawFirm: true, primaryBrokerContact: null })
    expect(account.dashboard.cards.map(({ name }: { name: string }) => name)).toContain('LAW_FIRM')
  })

  test.each([
    [{ code: 'ACME' }, { code: openingMessages.codeTaken }],
    [{ code: 'help' }, { code: openingMessages.codeTaken }],
    [{ code: 'TUCKAHOE-STEEL' }, { code: openingMessages.codeLength }],
    [{ code: 'TUCK HOE' }, { code: openingMessages.codeLetters }],
    [{ companyName: ' ' }, { companyName: openingMessages.nameRequired }],
    [{ manager: '', advisor: '' }, { manager: openingMessages.teamRequired }],
  ])('refuses %j and names the field', async (changes, fields) => {
    const { status, body } = await staff.post(path, draft({ code: 'FRESH', ...changes }))
    expect([status, body.fields]).toEqual([422, fields])
    expect(await listed()).not.toContain('FRESH')
  })

  test('refuses a team of others, and a contact without an address, and then creates nothing', async () => {
    const stranger = (await userIdOf(server, 'advisor@summit.test'))!
    const refused = await staff.post(path, draft({ code: 'FRESH', advisor: stranger }))
    expect([refused.status, refused.body.fields]).toEqual([422, { advisor: openingMessages.notStaff }])
    const nameless = await staff.post(
      path,
      draft({ code: 'FRESH', contact: { email: 'x', firstName: '', lastName: '' } }),
    )
    expect(nameless.status).toBe(422)
    expect(await listed()).not.toContain('FRESH')
  })

  test('is for the staff of that brokerage', async () => {
    for (const [who, status] of [
      ['owner@acme.test', 404],
      ['advisor@summit.test', 404],
      ['admin@portico.test', 201],
    ] as const) {
      const client = await server.signIn(who)
      expect([who, (await client.post(path, draft({ code: 'OTHERS' }))).status]).toEqual([who, status])
    }
    const viewer = await (await aPerson(server, { brokerage: 'HARBOR', roles: ['ADVISOR'], isViewer: true })).signIn()
    expect((await viewer.post(path, draft({ code: 'VIEWED' }))).status).toBe(403)
  })
})

describe('archiving an account', () => {
  const archive = (code: string) => staff.post(`${path}/${code}/archive`, {})
  const restore = (code: string) => staff.post(`${path}/${code}/restore`, {})

  test('closes it to its people and takes it off the list until it is restored', async () => {
    const code = await anAccount(server)
    const owner = await (await aPerson(server, { account: code, role: 'ADMIN' })).signIn()
    expect((await owner.get(`/api/accounts/${code}`)).status).toBe(200)
    expect((await archive(code)).status).toBe(204)
    expect((await owner.get(`/api/accounts/${code}`)).status).toBe(404)
    expect((await owner.get('/api/accounts')).body.items).toEqual([])
    expect((await owner.get('/api/accounts?state=ARCHIVED')).body.items).toEqual([])
    expect((await staff.get(`/api/accounts/${code}`)).body.account.isArchived).toBe(true)
    expect(await listed()).not.toContain(code)
    expect(await listed('&state=ARCHIVED')).toEqual([code])
    expect((await archive(code)).body.message).toBe(openingMessages.alreadyArchived)

    expect((await restore(code)).status).toBe(204)
    expect((await owner.get(`/api/accounts/${code}`)).status).toBe(200)
    expect(await listed()).toContain(code)
    expect((await restore(code)).body.message).toBe(openingMessages.notArchived)
    const actions = (await auditOf(server, 'account', code)).map(({ action }) => action)
    expect(actions).toEqual(['account.archive', 'account.restore'])
  })

  test('is refused while a renewal is in progress', async () => {
    const refused = await archive('ACME')
    expect([refused.status, refused.body.message]).toEqual([422, openingMessages.renewalOpen])
  })

  test('is refused while a claim is open or a signature is missing', async () => {
    const code = await anAccount(server)
    const { database } = server.running.platform
    const write = (statement: ReturnType<typeof sql>) => database.write('system', (tx) => statement.execute(tx.db))
    const message = async () => (await archive(code)).body.message
    const [claim, request] = [crypto.randomUUID(), crypto.randomUUID()]
    await write(sql`insert into claims (account_code, id, our_number, type, status, created_by, created_at, changed_at)
      values (${code}, ${claim}, 'C-1', 'WORK_COMP', 'REOPENED', ${manager}, now(), now())`)
    expect(await message()).toBe(openingMessages.claimOpen)
    await write(sql`update claims set status = 'CLOSED' where id = ${claim}`)
    await write(sql`insert into loss_run_requests (account_code, id, carrier, carrier_email, state, terms,
        authorization_text, created_by, created_at)
      values (${code}, ${request}, 'Granite', 'runs@granite.test', 'NY', '[]', 'We authorize', ${manager}, now())`)
    expect(await message()).toBe(openingMessages.unsigned)
    await write(sql`update loss_run_requests set withdrawn_reason = 'Not needed' where id = ${request}`)
    expect((await archive(code)).status).toBe(204)
  })

  test('answers 404 for an account of another brokerage', async () => {
    expect([(await archive('RIDGE')).status, (await restore('RIDGE')).status]).toEqual([404, 404])
  })
})

test('the account list tells completeness and the last login of a client, to their brokerage alone', async () => {
  const code = await anAccount(server)
  const owner = await aPerson(server, { account: code, role: 'ADMIN' })
  const completeness = async (codes: string) =>
    (await staff.get(`/api/brokerages/HARBOR/account-completeness?codes=${codes}`)).body.items
  expect(await completeness(`${code},RIDGE`)).toEqual([
    { accountCode: code, completeness: null, lastClientLoginAt: null },
  ])
  await owner.signIn()
  expect(await completeness(code)).toMatchObject([{ lastClientLoginAt: expect.stringMatching(/^\d{4}-/) }])
  const [acme] = await completeness('ACME')
  expect(acme.completeness).toBeGreaterThan(0)
  expect(acme.completeness).toBeLessThanOrEqual(100)
  const outsider = await server.signIn('owner@acme.test')
  expect((await outsider.get('/api/brokerages/HARBOR/account-completeness?codes=ACME')).status).toBe(404)
})

describe('several accounts at once', () => {
  const many = (call: string, body: object) => staff.post(`/api/brokerages/HARBOR/${call}`, body)

  test('are archived, except those on which something is open and those of others', async () => {
    const codes = [await anAccount(server), await anAccount(server)]
    const { status, body } = await many('archived-accounts', { accounts: [...codes, 'ACME', 'RIDGE'] })
    expect([status, body.done]).toEqual([200, codes.toSorted()])
    expect(body.refused).toEqual([
      { accountCode: 'ACME', message: openingMessages.renewalOpen },
      { accountCode: 'RIDGE', message: messages.notFound },
    ])
    expect(await listed('&state=ARCHIVED')).toEqual(expect.arrayContaining(codes))
    const none = await many('archived-accounts', { accounts: ['ACME'] })
    expect([none.status, none.body.message]).toEqual([422, openingMessages.renewalOpen])
  })

  test('are given an Advisor in place of the one they had, who was their contact', async () => {
    const codes = [await anAccount(server), await anAccount(server)]
    const assign = (userId: string, role = 'ADVISOR') => many('account-assignments', { accounts: codes, userId, role })
    expect((await assign(advisor)).body).toEqual({ done: codes.toSorted(), refused: [] })
    expect((await assign(manager, 'P_ACCT_MGR')).status).toBe(200)
    const other = await aPerson(server, { brokerage: 'HARBOR', roles: ['ADVISOR'] })
    expect((await assign(other.userId)).status).toBe(200)
    const { account } = (await staff.get(`/api/accounts/${codes[0]}`)).body
    expect(account.linkedAgents.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
      [manager, other.userId].toSorted(),
    )
    expect(account.primaryBrokerContact.email).toBe(other.email)
    expect((await auditOf(server, 'account', codes[1]!)).map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'account.change-team'),
    )
    const stranger = (await userIdOf(server, 'advisor@summit.test'))!
    const refused = await assign(stranger)
    expect([refused.status, refused.body.fields]).toEqual([422, { userId: openingMessages.notStaff }])
  })

  test('are for the staff of that brokerage', async () => {
    const viewer = await (await aPerson(server, { brokerage: 'HARBOR', roles: ['ADVISOR'], isViewer: true })).signIn()
    const outsider = await server.signIn('advisor@summit.test')
    const calls = { 'archived-accounts': {}, 'account-assignments': { userId: advisor, role: 'ADVISOR' } }
    for (const [call, more] of Object.entries(calls)) {
      const to = `/api/brokerages/HARBOR/${call}`
      expect((await viewer.post(to, { accounts: ['NORTH'], ...more })).status).toBe(403)
      expect((await outsider.post(to, { accounts: ['NORTH'], ...more })).status).toBe(404)
    }
  })
})

test('an invitation to an archived account leads nowhere', async () => {
  const code = await anAccount(server)
  await staff.post(`/api/accounts/${code}/invitations`, {
    email: 'late@company.test',
    firstName: 'La',
    lastName: 'Te',
    role: 'ADMIN',
    permissions: [],
  })
  const [mail] = await messagesTo(server, 'late@company.test')
  const link = String(mail!.link).replace('/invite/', '/open/invitations/')
  expect((await server.visitor().get(link)).status).toBe(200)
  await staff.post(`${path}/${code}/archive`, {})
  const gone = await server.visitor().get(link)
  expect([gone.status, gone.body.message]).toEqual([404, peopleMessages.linkSpent])
})
