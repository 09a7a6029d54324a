import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { countMails, lastMail } from '../people/test/mailbox.ts'
import {
  agreed,
  agreedShare,
  atAccount,
  atBrokerage,
  atShare,
  carryOut,
  dayIn,
  parties,
  proposedShare,
  proposeShare,
  shareDraftOf,
  shareInForce,
  stateOf,
  turnTo,
  write,
} from './test/transfers.builders.ts'

const server = useTestServer()

const codesOf = async (client: TestClient, query = ''): Promise<string[]> =>
  (await client.get(`/api/accounts${query}`)).body.items.map(({ accountCode }: { accountCode: string }) => accountCode)

test('staff of the second brokerage read a shared account from the effective date to the end date, and no other', async () => {
  const all = await parties(server)
  const { account, from, to } = all
  await write(
    server,
    sql`insert into accounts (code, company_name, brokerage_code) values (${`${account}-B`}, 'Sister', ${from})`,
  )
  const [day, end] = [dayIn(server, 5), dayIn(server, 9)]
  const id = await agreedShare(server, all, { effectiveOn: day, endsOn: end })
  const staff = await all.takerStaff.signIn()
  const statuses = async () =>
    Promise.all(
      [account, `${account}-B`, 'NOSUCH'].map(async (code) => (await staff.get(`/api/accounts/${code}`)).status),
    )
  expect(await statuses()).toEqual([404, 404, 404])
  turnTo(server, day, 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('IN_FORCE')
  const reader = await all.takerStaff.signIn()
  expect((await reader.get(`/api/accounts/${account}`)).body.account).toMatchObject({
    brokerCode: from,
    share: { isByShare: true },
  })
  expect((await reader.get(`/api/accounts/${account}-B`)).status).toBe(404)
  expect(await codesOf(reader)).toEqual([account])
  expect(await codesOf(reader, `?brokerCode=${from}`)).toEqual([account])
  expect(await codesOf(reader, `?brokerCode=${to}`)).toEqual([account])
  expect((await reader.get(`/api/search?text=${account}&account=${account}`)).body.accounts).toMatchObject([
    { accountCode: account },
  ])
  for (const part of ['tasks', 'policies', 'claims', 'documents'])
    expect([part, (await reader.get(`/api/accounts/${account}/${part}`)).status]).toEqual([part, 200])
  expect((await reader.get(`/api/brokerages/${from}/workbench`)).status).toBe(404)
  const owner = await all.giverStaff.signIn()
  expect((await owner.get(`/api/accounts/${account}`)).body.account.share).toMatchObject({ isByShare: false })
  turnTo(server, end, 1)
  const late = await all.takerStaff.signIn()
  expect((await late.get(`/api/accounts/${account}`)).status).toBe(404)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('ENDED')
  expect(await codesOf(late)).toEqual([])
  expect(await lastMail(server, all.taker.email)).toMatchObject({
    text: expect.stringContaining('no longer have access'),
  })
  expect((await owner.get(`/api/accounts/${account}`)).status).not.toBe(404)
})

test('whoever reads by a share changes nothing, and sees nothing internal or of account admins', async () => {
  const all = await parties(server)
  const { account } = all
  const at = `/api/accounts/${account}`
  const owner = await all.giverStaff.signIn()
  const insured = await all.insured.signIn()
  const started = await insured.post(`${at}/conversations`, {
    topic: 'question',
    subject: 'The lease',
    text: 'Is this enough?',
    documentIds: [],
  })
  const conversation = `${at}/conversations/${started.body.id}`
  const note = await owner.post(`${conversation}/messages`, {
    text: 'Commission is low',
    internal: true,
    documentIds: [],
  })
  expect(note.status).toBeLessThan(300)
  await shareInForce(server, all)
  const reader = await all.takerStaff.signIn()
  const read = JSON.stringify((await reader.get(conversation)).body)
  expect([read.includes('Is this enough?'), read.includes('Commission is low')]).toEqual([true, false])
  expect((await reader.get(`${at}/activity`)).status).toBe(403)
  const refused = await reader.post(`${at}/tasks`, { details: 'Mine', dueEpoch: null, tagged: all.insured.email })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You are in Read Only mode. Modifications are not allowed.',
  ])
  expect((await reader.get(atAccount(account))).status).toBe(403)
})

test('each side, the insured and the platform end a share at once, with notice and an audit row on both sides', async () => {
  const sides = ['giver', 'taker', 'insured', 'admin'] as const
  for (const side of sides) {
    const all = await parties(server)
    const { account, from, to } = all
    const id = await shareInForce(server, all)
    const reader = await all.takerStaff.signIn()
    expect((await reader.get(`/api/accounts/${account}`)).status).toBe(200)
    const path = {
      giver: `/api/brokerages/${from}/account-shares/${id}/end`,
      taker: `/api/brokerages/${to}/account-shares/${id}/end`,
      insured: `${atAccount(account)}/${id}/object`,
      admin: `${atShare}/${id}/end`,
    }[side]
    const client = side === 'admin' ? await server.signIn('admin@portico.test') : await all[side].signIn()
    server.clock.advance(1000)
    const ended = await client.post(path, { reason: 'No longer needed' })
    expect([side, ended.status, ended.body.message]).toEqual([side, 200, undefined])
    expect((await reader.get(`/api/accounts/${account}`)).status).toBe(404)
    expect(await codesOf(reader)).toEqual([])
    for (const { email } of [all.giver, all.taker, all.insured])
      expect(await lastMail(server, email)).toMatchObject({ text: expect.stringContaining('No longer needed') })
    const actions = async (type: string, subject: string) =>
      (await auditOf(server, type, subject)).map(({ action }) => action)
    expect(await actions('account-transfer', id)).toContain('account-share.end')
    expect(await actions('brokerage', to)).toContain('account-share.end')
    const again = await client.post(path, { reason: 'Again' })
    expect(again.status).toBe(422)
  }
})

test('only staff of the second brokerage gain by a share; those who also have the account of their own keep their rights', async () => {
  const all = await parties(server)
  const id = await shareInForce(server, all)
  const stranger = await server.signIn('broker-admin@harbor.test')
  expect((await stranger.get(`/api/accounts/${all.account}`)).status).toBe(404)
  expect((await stranger.post(`/api/brokerages/HARBOR/account-shares/${id}/end`, { reason: 'No' })).status).toBe(404)
  const staff = await all.takerStaff.signIn()
  expect((await staff.post(`/api/brokerages/${all.to}/account-shares/${id}/end`, { reason: 'No' })).status).toBe(403)
  await write(server, sql`insert into broker_roles values (${all.takerStaff.userId}, ${all.from}, 'ADVISOR')`)
  const both = await all.takerStaff.signIn()
  const task = { details: 'Mine', dueEpoch: null, tagged: all.insured.email }
  expect((await both.post(`/api/accounts/${all.account}/tasks`, task)).status).toBe(200)
  expect(await codesOf(both)).toEqual([all.account])
})

test('a move ends a share, and a suspended owner or an archived account closes it', async () => {
  const all = await parties(server)
  const { account } = all
  const id = await shareInForce(server, all)
  const status = async () => (await (await all.takerStaff.signIn()).get(`/api/accounts/${account}`)).status
  expect(await status()).toBe(200)
  await agreed(server, all, 4)
  turnTo(server, dayIn(server, 4), 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('ENDED')
  expect(await status()).toBe(200)
  expect((await (await all.giverStaff.signIn()).get(`/api/accounts/${account}`)).status).toBe(404)
  const other = await parties(server)
  await shareInForce(server, other)
  const admin = await server.signIn('admin@portico.test')
  const suspended = await admin.post(`/api/administration/brokerages/${other.from}/suspend`, { reason: 'Unpaid' })
  expect(suspended.status).toBe(200)
  const reader = await other.takerStaff.signIn()
  expect(await codesOf(reader)).toEqual([])
  expect((await reader.get(`/api/accounts/${other.account}`)).status).toBe(404)
  const archived = await parties(server)
  await shareInForce(server, archived)
  const owner = await archived.giverStaff.signIn()
  const archive = `/api/brokerages/${archived.from}/accounts/${archived.account}/archive`
  expect((await owner.post(archive, {})).status).toBeLessThan(300)
  const late = await archived.takerStaff.signIn()
  expect(await codesOf(late)).toEqual([])
  expect((await late.get(`/api/accounts/${archived.account}`)).status).toBe(404)
})

test('a share names each field that is wrong, is refused twice, and needs both confirmations', async () => {
  const all = await parties(server)
  const admin = await server.signIn('admin@portico.test')
  const draft = shareDraftOf(server, all)
  const refused = async (changed: object) => {
    const { status, body } = await proposeShare(admin, { ...draft, ...changed })
    return [status, body.fields]
  }
  expect(await refused({ effectiveOn: dayIn(server, 0) })).toEqual([422, { effectiveOn: transferMessages.dayTooEarly }])
  expect(await refused({ endsOn: draft.effectiveOn })).toEqual([422, { endsOn: transferMessages.endTooEarly }])
  expect(await refused({ toBrokerage: all.from })).toEqual([422, { toBrokerage: transferMessages.sameBrokerage }])
  expect(await countMails(server, all.giver.email)).toBe(0)
  const giver = await all.giver.signIn()
  expect((await proposeShare(giver, draft)).status).toBe(403)
  const preview = await admin.get(`${atShare}/preview?accountCode=${all.account}&toBrokerage=${all.to}`)
  expect(preview.body).toMatchObject({ first: dayIn(server, 1), preview: { ends: [], obstacles: [] } })
  const id = await proposedShare(server, all)
  const twice = await proposeShare(admin, draft)
  expect([twice.status, twice.body.message]).toEqual([422, transferMessages.alreadyShared])
  const early = await giver.post(`/api/brokerages/${all.from}/account-shares/${id}/end`, { reason: 'No' })
  expect([early.status, early.body.message]).toEqual([422, transferMessages.notShared])
  expect((await giver.post(`${atBrokerage(all.from, id)}/confirm`)).status).toBe(200)
  turnTo(server, draft.effectiveOn, 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('EXPIRED')
  expect((await (await all.takerStaff.signIn()).get(`/api/accounts/${all.account}`)).status).toBe(404)
})

test('the preview of a merge names who reads what moves into a shared account, and is stale once a share is agreed', async () => {
  const all = await parties(server)
  const { account, from, to } = all
  const duplicate = `${account}-D`
  await write(
    server,
    sql`insert into accounts (code, company_name, brokerage_code) values (${duplicate}, 'Duplicate', ${from})`,
  )
  const owner = await all.giver.signIn()
  const path = `/api/brokerages/${from}/accounts/${account}/duplicates/${duplicate}`
  const before = (await owner.get(path)).body
  expect(before.sharedWith).toEqual([])
  await agreedShare(server, all)
  const merge = (basis: string) => owner.post(`${path}/merge`, { take: [], basis })
  const refused = await merge(before.basis)
  expect([refused.status, refused.body.current.sharedWith]).toEqual([409, [await brokerageName(to)]])
  expect((await merge(refused.body.current.basis)).status).toBe(204)
})

async function brokerageName(code: string): Promise<string> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ name: string }>`select name from brokerages where code = ${code}`.execute(tx.db),
  )
  return rows[0]!.name
}
