import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { AccountMember, AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { anAccount, aPerson, heldOn } from '../test/people.builders.ts'
import { withinASecond } from '../../../app/test/within-a-second.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/people'
const user = (...permissions: AccountRights['permissions']): AccountRights => ({ role: 'USER', permissions })
const admin: AccountRights = { role: 'ADMIN', permissions: PermissionCode.options }
const change = (was: AccountRights, rights: AccountRights) => ({ ...rights, was })

let owner: TestClient
let advisor: TestClient
beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  advisor = await server.signIn('advisor@harbor.test')
})

const listed = async (client: TestClient, email: string, account = 'ACME'): Promise<AccountMember | undefined> =>
  (await client.get(`/api/accounts/${account}/people?search=${email}`)).body.items[0]

describe('listing the people of an account', () => {
  test('answers members alone, by name, with their rights', async () => {
    await aPerson(server, { account: 'ACME', role: 'ADVISOR' })
    const { status, body } = await owner.get(`${path}?limit=200`)
    expect(status).toBe(200)
    const names = body.items.map((each: AccountMember) => `${each.lastName} ${each.firstName}`.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const roles = new Set(body.items.map(({ role }: AccountMember) => role))
    expect(roles).toEqual(new Set(['ADMIN', 'USER']))
    expect(body.items.map(({ email }: AccountMember) => email)).not.toContain('advisor@harbor.test')
    expect(await listed(owner, 'user@acme.test')).toEqual({
      userId: expect.any(String),
      username: 'user@acme.test',
      email: 'user@acme.test',
      firstName: 'Theo',
      lastName: 'Lindqvist',
      profilePicture: null,
      isViewer: false,
      tfaEnabled: false,
      lastLogin: null,
      invitedBy: null,
      mayChange: true,
      role: 'USER',
      permissions: ['OP_READ_COMP_PROFILE', 'OP_READ_SCHEDULES', 'OP_READ_APPLICATIONS'],
    })
  })

  test('pages through a longer list without losing or repeating one', async () => {
    const account = await anAccount(server)
    for (const lastName of ['Same', 'Same', 'same', 'Other', 'Ärmel']) await aPerson(server, { account, lastName })
    const whole = await advisor.get(`/api/accounts/${account}/people?limit=200`)
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await advisor.get(
        `/api/accounts/${account}/people?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      ids.push(...page.body.items.map(({ userId }: AccountMember) => userId))
      cursor = page.body.nextCursor
    }
    expect(ids).toHaveLength(5)
    expect(ids).toEqual(whole.body.items.map(({ userId }: AccountMember) => userId))
  })

  test('finds by name and by address, letter for letter', async () => {
    const found = await owner.get(`${path}?search=theo%20lind`)
    expect(found.body.items.map(({ email }: AccountMember) => email)).toEqual(['user@acme.test'])
    expect((await owner.get(`${path}?search=${encodeURIComponent('%')}`)).body.items).toEqual([])
    expect((await owner.get(`${path}?cursor=elsewhere`)).status).toBe(400)
  })

  test('says of each whether the asking user may change them', async () => {
    const partner = await aPerson(server, { account: 'ACME', role: 'INS_PARTNER' })
    const viewer = await aPerson(server, { account: 'ACME', role: 'ADMIN', isViewer: true })
    const seenBy = async (client: TestClient) => (await listed(client, partner.email))?.mayChange
    expect([await seenBy(owner), await seenBy(advisor), await seenBy(await viewer.signIn())]).toEqual([
      false,
      true,
      false,
    ])
    expect((await listed(await viewer.signIn(), 'user@acme.test'))?.mayChange).toBe(false)
  })

  test.each(['user@acme.test', 'viewer@acme.test'])('is not for %s', async (username) => {
    expect((await (await server.signIn(username)).get(path)).status).toBe(403)
  })
})

describe('changing someone’s rights', () => {
  test('takes effect in their open session at once, and leaves an audit row', async () => {
    const person = await aPerson(server, { account: 'ACME' })
    const theirs = await person.signIn()
    const before = await theirs.get('/api/users/me/ACME/permissions')
    expect(before.body.permissions).toEqual([])
    const saved = await owner.put(`${path}/${person.userId}`, change(user(), user('OP_READ_MOD')))
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ role: 'USER', permissions: ['OP_READ_MOD'], email: person.email })
    const theirCodes = async () => (await theirs.get('/api/users/me/ACME/permissions')).body.permissions
    await withinASecond(theirCodes).toEqual(['OP_READ_MOD'])
    expect(await auditOf(server, 'account_person', person.userId)).toEqual([
      { action: 'account_person.update', actor: 'owner@acme.test', before: user(), after: user('OP_READ_MOD') },
    ])
  })

  test('gives an Admin every permission code', async () => {
    const person = await aPerson(server, { account: 'ACME' })
    const saved = await owner.put(`${path}/${person.userId}`, change(user(), { role: 'ADMIN', permissions: [] }))
    expect(saved.body).toMatchObject(admin)
    expect(await heldOn(server, 'ACME', person.userId)).toEqual(admin)
  })

  test('from rights that have changed since is refused with those that stand', async () => {
    const person = await aPerson(server, { account: 'ACME' })
    await owner.put(`${path}/${person.userId}`, change(user(), user('OP_READ_MOD')))
    const { status, body } = await owner.put(`${path}/${person.userId}`, change(user(), admin))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stale', message: peopleMessages.changedMeanwhile })
    expect(body.current).toMatchObject({ userId: person.userId, ...user('OP_READ_MOD') })
    expect(await heldOn(server, 'ACME', person.userId)).toEqual(user('OP_READ_MOD'))
  })

  test('to Insurance Partner, or of one, is the brokerage’s to decide', async () => {
    const person = await aPerson(server, { account: 'ACME' })
    const partner: AccountRights = { role: 'INS_PARTNER', permissions: [] }
    const refused = await owner.put(`${path}/${person.userId}`, change(user(), partner))
    expect([refused.status, refused.body.fields]).toEqual([422, { role: peopleMessages.partnersByBrokerage }])
    expect((await advisor.put(`${path}/${person.userId}`, change(user(), partner))).status).toBe(200)
    const above = await owner.put(`${path}/${person.userId}`, change(partner, user()))
    expect([above.status, above.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    const removed = await owner.delete(`${path}/${person.userId}`)
    expect([removed.status, removed.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    expect((await advisor.delete(`${path}/${person.userId}`)).status).toBe(204)
  })

  test.each([
    [{ role: 'ADVISOR', permissions: [], was: user() }, 'role'],
    [{ role: 'USER', permissions: ['OP_READ_MINDS'], was: user() }, 'permissions.0'],
    [{ role: 'USER', permissions: [] }, 'was'],
  ])('refuses %j and names %s', async (body, field) => {
    const person = await aPerson(server, { account: 'ACME' })
    const answer = await owner.put(`${path}/${person.userId}`, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('of anyone who is no member answers 404', async () => {
    const staff = await aPerson(server, { account: 'ACME', role: 'ADVISOR' })
    const stranger = await aPerson(server, { account: 'RIDGE' })
    for (const id of [staff.userId, stranger.userId, 'no-such-id', crypto.randomUUID()]) {
      const put = await owner.put(`${path}/${id}`, change(user(), admin))
      const removed = await owner.delete(`${path}/${id}`)
      expect([put.status, removed.status]).toEqual([404, 404])
    }
    expect(await heldOn(server, 'RIDGE', stranger.userId)).toEqual(user())
  })

  test('is refused to a viewer in the words of the specification', async () => {
    const viewer = await aPerson(server, { account: 'ACME', role: 'ADMIN', isViewer: true })
    const person = await aPerson(server, { account: 'ACME' })
    const client = await viewer.signIn()
    const put = await client.put(`${path}/${person.userId}`, change(user(), admin))
    const removed = await client.delete(`${path}/${person.userId}`)
    for (const { status, body } of [put, removed]) expect([status, body.message]).toEqual([403, messages.readOnly])
  })
})

describe('removing someone', () => {
  test('ends their access at once and leaves an audit row', async () => {
    const person = await aPerson(server, { account: 'ACME', permissions: ['OP_READ_MOD'] })
    const theirs = await person.signIn()
    expect((await theirs.get('/api/accounts/ACME')).status).toBe(200)
    expect((await owner.delete(`${path}/${person.userId}`)).status).toBe(204)
    await withinASecond(async () => (await theirs.get('/api/accounts/ACME')).status).toBe(404)
    expect((await owner.delete(`${path}/${person.userId}`)).status).toBe(404)
    expect(await auditOf(server, 'account_person', person.userId)).toMatchObject([
      { action: 'account_person.remove', actor: 'owner@acme.test', before: user('OP_READ_MOD') },
    ])
  })
})

describe('the last Admin of an account', () => {
  test('is neither removed nor given another role, by nobody', async () => {
    const account = await anAccount(server)
    const only = await aPerson(server, { account, role: 'ADMIN', permissions: admin.permissions })
    await aPerson(server, { account, role: 'ADMIN', isViewer: true })
    const client = await only.signIn()
    const target = `/api/accounts/${account}/people/${only.userId}`
    for (const asking of [client, advisor]) {
      const answers = [await asking.put(target, change(admin, user())), await asking.delete(target)]
      for (const { status, body } of answers) {
        expect([status, body.message, body.fields]).toEqual([
          422,
          peopleMessages.lastAdmin,
          { role: peopleMessages.lastAdmin },
        ])
      }
    }
    expect(await heldOn(server, account, only.userId)).toEqual(admin)
  })

  test('may go once there is another', async () => {
    const account = await anAccount(server)
    const first = await aPerson(server, { account, role: 'ADMIN' })
    await aPerson(server, { account, role: 'ADMIN' })
    const client = await first.signIn()
    expect((await client.delete(`/api/accounts/${account}/people/${first.userId}`)).status).toBe(204)
    await withinASecond(async () => (await client.get(`/api/accounts/${account}`)).status).toBe(404)
  })

  test('is left when two remove each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await anAccount(server)
      const pair = [
        await aPerson(server, { account, role: 'ADMIN' }),
        await aPerson(server, { account, role: 'ADMIN' }),
      ]
      const clients = await Promise.all(pair.map((each) => each.signIn()))
      const answers = await Promise.all(
        clients.map((client, at) => client.delete(`/api/accounts/${account}/people/${pair[1 - at]!.userId}`)),
      )
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      const left = await advisor.get(`/api/accounts/${account}/people`)
      expect(left.body.items.map(({ role }: AccountMember) => role)).toEqual(['ADMIN'])
    }
  })
})
