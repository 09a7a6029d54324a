import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import type { OpenWork } from '@portico/contract/areas/open-work/open-work.shapes.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'

const server = useTestServer()
const reason = 'Left the company'
const path = (username: string) => `/api/administration/users/${username}`

/** A brokerage with an account, someone who serves it, and a colleague. */
async function aTeam() {
  const brokerage = await aBrokerage(server)
  const account = await anAccount(server, brokerage)
  const roles = ['P_ACCT_MGR'] as const
  const leaver = await aPerson(server, { brokerage, roles, lastName: 'Leaver' })
  const colleague = await aPerson(server, { brokerage, roles, lastName: 'Colleague' })
  await server.running.platform.database.write('system', async (tx) => {
    await sql`insert into account_agents (account_code, user_id, role)
      values (${account}, ${leaver.userId}, 'ADVISOR')`.execute(tx.db)
    await sql`update accounts set primary_contact_id = ${leaver.userId} where code = ${account}`.execute(tx.db)
  })
  const staff = await colleague.signIn()
  const task = { details: 'Call the carrier', tagged: leaver.email, dueEpoch: null }
  expect((await staff.post(`/api/accounts/${account}/tasks`, task)).status).toBe(200)
  return { brokerage, account, leaver, colleague, staff }
}

const servedBy = async (account: string) => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql`select user_id as agent, primary_contact_id as contact from accounts
      left join account_agents on account_code = code where code = ${account}`.execute(tx.db),
  )
  return rows
}

const taggedNames = async (client: Awaited<ReturnType<typeof server.signIn>>, account: string): Promise<string[]> =>
  (await client.get(`/api/accounts/${account}/tasks`)).body.all.map((task: { taggedName: string }) => task.taggedName)

test('shows what a user has open at each brokerage, with active colleagues', async () => {
  const { brokerage, leaver, colleague } = await aTeam()
  const admin = await server.signIn('admin@portico.test')
  const work = (await admin.get(`${path(leaver.email)}/open-work`)).body as OpenWork
  expect(work.brokerages).toMatchObject([
    {
      code: brokerage,
      tasks: 1,
      renewals: 0,
      conversations: 0,
      accounts: 1,
      colleagues: [{ username: colleague.email }],
    },
  ])
  expect((await (await colleague.signIn()).get(`${path(leaver.email)}/open-work`)).status).toBe(403)
})

test('disabling a user hands tasks, accounts and contact to a colleague, and records it on the account', async () => {
  const { brokerage, account, leaver, colleague, staff } = await aTeam()
  const admin = await server.signIn('admin@portico.test')
  const body = { reason, handOver: { [brokerage]: colleague.email } }
  expect((await admin.post(`${path(leaver.email)}/disable`, body)).body).toMatchObject({ isDisabled: true })
  expect(await servedBy(account)).toEqual([{ agent: colleague.userId, contact: colleague.userId }])
  expect(await taggedNames(staff, account)).toEqual(['Pat Colleague'])
  expect(await auditOf(server, 'account', account)).toMatchObject([
    { action: 'account.hand-over', before: { userId: leaver.userId }, after: { userId: colleague.userId } },
  ])
  const work = (await admin.get(`${path(leaver.email)}/open-work`)).body as OpenWork
  expect(work.brokerages).toMatchObject([{ tasks: 0, accounts: 0 }])
})

test('a successor who is no active colleague is refused, and nothing changes', async () => {
  const { brokerage, account, leaver } = await aTeam()
  const stranger = await aPerson(server)
  const admin = await server.signIn('admin@portico.test')
  for (const username of [stranger.email, leaver.email]) {
    const body = { reason, handOver: { [brokerage]: username } }
    const refused = await admin.post(`${path(leaver.email)}/disable`, body)
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { [`handOver.${brokerage}`]: openWorkMessages.unknownColleague },
    ])
  }
  expect((await admin.get(path(leaver.email))).body.isDisabled).toBe(false)
  expect(await servedBy(account)).toEqual([{ agent: leaver.userId, contact: leaver.userId }])
})

test('tasks of a disabled user stay in the list of the account as unassigned', async () => {
  const { account, staff } = await aTeam()
  const insured = await aPerson(server, { account, role: 'ADMIN', lastName: 'Insured' })
  const task = { details: 'Sign the form', tagged: insured.email, dueEpoch: null }
  expect((await staff.post(`/api/accounts/${account}/tasks`, task)).status).toBe(200)
  const admin = await server.signIn('admin@portico.test')
  expect((await admin.get(`${path(insured.email)}/open-work`)).body).toEqual({ brokerages: [], insuredTasks: 1 })
  expect((await admin.post(`${path(insured.email)}/disable`, { reason })).status).toBe(200)
  expect((await taggedNames(staff, account)).toSorted()).toEqual(['Pat Leaver', 'Unassigned (was Pat Insured)'])
})

describe('someone who leaves a brokerage', () => {
  const member = (brokerage: string, userId: string) => `/api/brokerages/${brokerage}/people/${userId}`

  test('has open work that its admins see and hand to a colleague as they remove the person', async () => {
    const { brokerage, account, leaver, colleague, staff } = await aTeam()
    const boss = await (await aPerson(server, { brokerage, roles: ['ADMIN'] })).signIn()
    const theirs = member(brokerage, leaver.userId)
    const work = (await boss.get(`${theirs}/open-work`)).body as OpenWork
    expect(work.brokerages).toMatchObject([{ code: brokerage, tasks: 1, accounts: 1 }])
    expect((await staff.get(`${theirs}/open-work`)).status).toBe(403)
    const stranger = await aPerson(server)
    expect((await boss.get(`${member(brokerage, stranger.userId)}/open-work`)).status).toBe(404)
    const refused = await boss.delete(`${theirs}?handOver=${stranger.email}`)
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { [`handOver.${brokerage}`]: openWorkMessages.unknownColleague },
    ])
    expect((await boss.delete(`${theirs}?handOver=${colleague.email}`)).status).toBe(204)
    expect(await servedBy(account)).toEqual([{ agent: colleague.userId, contact: colleague.userId }])
    expect(await taggedNames(staff, account)).toEqual(['Pat Colleague'])
    const [removed] = await auditOf(server, 'broker_person', leaver.userId)
    expect(removed).toMatchObject({ action: 'broker_person.remove', after: { handOver: colleague.email, accounts: 1 } })
  })

  test('keeps the work if no colleague is named, and leaves the accounts', async () => {
    const { brokerage, account, leaver, staff } = await aTeam()
    const boss = await (await aPerson(server, { brokerage, roles: ['ADMIN'] })).signIn()
    expect((await boss.delete(member(brokerage, leaver.userId))).status).toBe(204)
    expect(await servedBy(account)).toEqual([{ agent: null, contact: null }])
    expect(await taggedNames(staff, account)).toEqual([expect.stringContaining('Pat Leaver')])
  })
})
