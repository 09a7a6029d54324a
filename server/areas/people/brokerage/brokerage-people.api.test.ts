import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { BrokerMember } from '@portico/contract/areas/people/person.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../test/people.builders.ts'
import { withinASecond } from '../../../app/test/within-a-second.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/people'
const change = (was: BrokerRole[], roles: BrokerRole[]) => ({ roles, was: { roles: was } })

let brokerAdmin: TestClient
let advisor: TestClient
let administrator: TestClient
beforeAll(async () => {
  brokerAdmin = await server.signIn('broker-admin@harbor.test')
  advisor = await server.signIn('advisor@harbor.test')
  administrator = await server.signIn('admin@portico.test')
})

const colleague = (...roles: BrokerRole[]) => aPerson(server, { brokerage: 'HARBOR', roles })
const found = async (client: TestClient, email: string): Promise<BrokerMember | undefined> =>
  (await client.get(`${path}?search=${email}`)).body.items[0]

describe('listing the staff of a brokerage', () => {
  test('answers each once, by name, with all their roles', async () => {
    const person = await colleague('ADMIN', 'CLAIMS')
    const { status, body } = await advisor.get(`${path}?limit=200`)
    expect(status).toBe(200)
    const names = body.items.map((each: BrokerMember) => `${each.lastName} ${each.firstName}`.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(body.items.find(({ userId }: BrokerMember) => userId === person.userId).roles).toEqual(['CLAIMS', 'ADMIN'])
    const emails = body.items.map(({ email }: BrokerMember) => email)
    expect(emails).toContain('claims@harbor.test')
    expect(emails).not.toContain('advisor@summit.test')
    expect(new Set(emails).size).toBe(emails.length)
  })

  test('pages through a longer list without losing or repeating one', async () => {
    const brokerage = await aBrokerage(server)
    for (let count = 0; count < 5; count += 1) await aPerson(server, { brokerage, roles: ['ADVISOR', 'CLAIMS'] })
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await administrator.get(
        `/api/brokerages/${brokerage}/people?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      ids.push(...page.body.items.map(({ userId }: BrokerMember) => userId))
      cursor = page.body.nextCursor
    }
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })

  test('says of each whether the asking user may change them', async () => {
    const above = await colleague('SUPER_ADMIN')
    const mayChange = async (client: TestClient, email: string) => (await found(client, email))?.mayChange
    expect(await mayChange(advisor, 'claims@harbor.test')).toBe(false)
    expect(await mayChange(brokerAdmin, 'claims@harbor.test')).toBe(true)
    expect(await mayChange(brokerAdmin, above.email)).toBe(false)
    expect(await mayChange(await above.signIn(), 'broker-admin@harbor.test')).toBe(true)
    expect(await mayChange(administrator, above.email)).toBe(true)
  })

  test('a brokerage of others answers like one that does not exist', async () => {
    const stranger = await server.signIn('advisor@summit.test')
    const answers = [await stranger.get(path), await stranger.get('/api/brokerages/NOSUCH/people')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('changing the roles of a colleague', () => {
  test('holds in their open session at once, and leaves an audit row', async () => {
    const person = await colleague('CLAIMS')
    const theirs = await person.signIn()
    const saved = await brokerAdmin.put(`${path}/${person.userId}`, change(['CLAIMS'], ['ADVISOR', 'LOSS_CONTROL']))
    expect(saved.status).toBe(200)
    expect(saved.body.roles).toEqual(['ADVISOR', 'LOSS_CONTROL'])
    const theirRoles = async () => (await theirs.get('/api/users/me')).body.brokerRoles.HARBOR.toSorted()
    await withinASecond(theirRoles).toEqual(['ADVISOR', 'LOSS_CONTROL'])
    expect(await auditOf(server, 'broker_person', person.userId)).toEqual([
      {
        action: 'broker_person.update',
        actor: 'broker-admin@harbor.test',
        before: { brokerage: 'HARBOR', roles: ['CLAIMS'] },
        after: { brokerage: 'HARBOR', roles: ['ADVISOR', 'LOSS_CONTROL'] },
      },
    ])
  })

  test('from roles that have changed since is refused with those that stand', async () => {
    const person = await colleague('CLAIMS')
    await brokerAdmin.put(`${path}/${person.userId}`, change(['CLAIMS'], ['ADVISOR']))
    const { status, body } = await brokerAdmin.put(`${path}/${person.userId}`, change(['CLAIMS'], ['ADMIN']))
    expect([status, body.message]).toEqual([409, peopleMessages.changedMeanwhile])
    expect(body.current).toMatchObject({ userId: person.userId, roles: ['ADVISOR'] })
  })

  test('is for brokerage admins', async () => {
    const person = await colleague('CLAIMS')
    const viewer = await aPerson(server, { brokerage: 'HARBOR', roles: ['ADMIN'], isViewer: true })
    const errors: [TestClient, string][] = [
      [advisor, messages.notAllowed],
      [await viewer.signIn(), messages.readOnly],
    ]
    for (const [client, message] of errors) {
      const put = await client.put(`${path}/${person.userId}`, change(['CLAIMS'], ['ADVISOR']))
      const removed = await client.delete(`${path}/${person.userId}`)
      for (const { status, body } of [put, removed]) expect([status, body.message]).toEqual([403, message])
    }
    expect((await found(advisor, person.email))?.roles).toEqual(['CLAIMS'])
  })

  test.each<[string, BrokerRole[], BrokerRole[]]>([
    ['raise a colleague above themselves', ['CLAIMS'], ['SUPER_ADMIN']],
    ['lower someone above themselves', ['SUPER_ADMIN'], ['ADVISOR']],
    ['add a role to someone above themselves', ['SUPER_ADMIN'], ['SUPER_ADMIN', 'CLAIMS']],
  ])('an ADMIN cannot %s; a SUPER_ADMIN can', async (_, was, roles) => {
    const person = await colleague(...was)
    const target = `${path}/${person.userId}`
    const refused = await brokerAdmin.put(target, change(was, roles))
    expect([refused.status, refused.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    const superior = await (await colleague('SUPER_ADMIN')).signIn()
    expect((await superior.put(target, change(was, roles))).status).toBe(200)
  })

  test('to none at all is refused: that is what removing is for', async () => {
    const person = await colleague('CLAIMS')
    const { status, body } = await brokerAdmin.put(`${path}/${person.userId}`, change(['CLAIMS'], []))
    expect([status, body.fields]).toEqual([422, { roles: 'Choose at least one role' }])
  })

  test('of anyone who is not on the staff answers 404', async () => {
    const stranger = await aPerson(server, { brokerage: 'SUMMIT', roles: ['ADVISOR'] })
    for (const id of [stranger.userId, 'no-such-id', crypto.randomUUID()]) {
      const put = await brokerAdmin.put(`${path}/${id}`, change(['ADVISOR'], ['CLAIMS']))
      const removed = await brokerAdmin.delete(`${path}/${id}`)
      expect([put.status, removed.status]).toEqual([404, 404])
    }
  })
})

describe('removing a colleague', () => {
  test('ends their access and their work on the accounts at once', async () => {
    const person = await colleague('ADVISOR')
    const account = await anAccount(server)
    await linkTo(account, person.userId)
    const theirs = await person.signIn()
    expect((await theirs.get(`/api/accounts/${account}`)).body.account.linkedAgents).toHaveLength(1)
    expect((await brokerAdmin.delete(`${path}/${person.userId}`)).status).toBe(204)
    for (const lost of [`/api/accounts/${account}`, path])
      await withinASecond(async () => (await theirs.get(lost)).status).toBe(404)
    const { body } = await advisor.get(`/api/accounts/${account}`)
    expect([body.account.linkedAgents, body.account.primaryBrokerContact]).toEqual([[], null])
    expect(await auditOf(server, 'broker_person', person.userId)).toMatchObject([
      { action: 'broker_person.remove', before: { brokerage: 'HARBOR', roles: ['ADVISOR'] } },
    ])
  })

  test('of another rank is refused', async () => {
    const person = await colleague('SUPER_ADMIN')
    const refused = await brokerAdmin.delete(`${path}/${person.userId}`)
    expect([refused.status, refused.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    expect((await administrator.delete(`${path}/${person.userId}`)).status).toBe(204)
  })
})

describe('the last admin of a brokerage', () => {
  test.each<BrokerRole>(['ADMIN', 'SUPER_ADMIN'])(
    'who is %s is neither removed nor demoted, by nobody',
    async (role) => {
      const brokerage = await aBrokerage(server)
      const only = await aPerson(server, { brokerage, roles: [role, 'ADVISOR'] })
      await aPerson(server, { brokerage, roles: ['ADVISOR'] })
      const target = `/api/brokerages/${brokerage}/people/${only.userId}`
      for (const client of [await only.signIn(), administrator]) {
        const answers = [await client.put(target, change([role, 'ADVISOR'], ['ADVISOR'])), await client.delete(target)]
        for (const { status, body } of answers) expect([status, body.message]).toEqual([422, peopleMessages.lastAdmin])
      }
      await aPerson(server, { brokerage, roles: ['ADMIN'] })
      expect((await administrator.delete(target)).status).toBe(204)
    },
  )

  test('is left when two remove each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const brokerage = await aBrokerage(server)
      const pair = [
        await aPerson(server, { brokerage, roles: ['ADMIN'] }),
        await aPerson(server, { brokerage, roles: ['ADMIN'] }),
      ]
      const clients = await Promise.all(pair.map((each) => each.signIn()))
      const answers = await Promise.all(
        clients.map((client, at) => client.delete(`/api/brokerages/${brokerage}/people/${pair[1 - at]!.userId}`)),
      )
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      const left = await administrator.get(`/api/brokerages/${brokerage}/people`)
      expect(left.body.items.map(({ roles }: BrokerMember) => roles)).toEqual([['ADMIN']])
    }
  })
})

const linkTo = (account: string, userId: string) =>
  server.running.platform.database.write('system', async (tx) => {
    await sql`insert into account_agents (account_code, user_id, role) values (${account}, ${userId}, 'ADVISOR')`.execute(
      tx.db,
    )
    await sql`update accounts set primary_contact_id = ${userId} where code = ${account}`.execute(tx.db)
  })
