import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()

const ownPath = '/api/accounts/ACME/preferences'
const sharedPath = '/api/broker-admin/HARBOR/preferences'
const lossRuns = (account: boolean | null, brokerage: boolean | null) => [
  { preferenceId: 'loss-runs', name: 'LOSS_RUNS', account: { value: account }, brokerage: { value: brokerage } },
]

describe('the preferences of a brokerage', () => {
  test('are chosen by its admins for all its accounts, audited and told', async () => {
    const brokerage = await aBrokerage(server)
    const ofBrokerage = `/api/broker-admin/${brokerage}/preferences`
    const account = await anAccount(server, brokerage)
    const ofAccount = `/api/accounts/${account}/preferences`
    const admin = await aPerson(server, { brokerage, roles: ['ADMIN'] })
    const client = await admin.signIn()
    const owner = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
    expect((await client.get(ofBrokerage)).body).toEqual(lossRuns(null, null))
    const off = await client.post(ofBrokerage, { name: 'LOSS_RUNS', value: false })
    expect([off.status, off.body]).toEqual([200, lossRuns(null, false)])
    expect((await owner.get(ofAccount)).body).toEqual(lossRuns(null, false))
    const elsewhere = await server.signIn('owner@ridge.test')
    expect((await elsewhere.get('/api/accounts/RIDGE/preferences')).body).toEqual(lossRuns(null, null))

    const back = await client.post(ofBrokerage, { name: 'LOSS_RUNS', value: null })
    expect(back.body).toEqual(lossRuns(null, null))
    expect((await owner.get(ofAccount)).body).toEqual(lossRuns(null, null))
    expect(await auditOf(server, 'preference', 'loss-runs')).toEqual([
      {
        action: 'preference.choose',
        actor: admin.email,
        before: { brokerage, value: null },
        after: { brokerage, value: false },
      },
      {
        action: 'preference.choose',
        actor: admin.email,
        before: { brokerage, value: false },
        after: { brokerage, value: null },
      },
    ])
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select 1 from events where payload ->> 'changed' = 'preferences'
        and payload ->> 'brokerageCode' = ${brokerage}`.execute(tx.db),
    )
    expect(rows).toHaveLength(2)
  })

  test.each([
    [{ name: 'NO_SUCH', value: true }, { name: featureMessages.unknownPreference }],
    [{ name: 'LOSS_RUNS', value: 'yes' }, { value: featureMessages.boolean }],
  ])('refuse %j and name the field', async (sent, fields) => {
    const client = await server.signIn('broker-admin@harbor.test')
    const { status, body } = await client.post(sharedPath, sent)
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('are closed to other staff and hidden from everyone else', async () => {
    for (const [username, status] of [
      ['advisor@harbor.test', 403],
      ['owner@acme.test', 404],
      ['advisor@summit.test', 404],
    ] as const) {
      const client = await server.signIn(username)
      expect([username, (await client.get(sharedPath)).status]).toEqual([username, status])
      const sent = await client.post(sharedPath, { name: 'LOSS_RUNS', value: true })
      expect([username, sent.status]).toEqual([username, status])
    }
  })
})

test('an account’s preferences come as it and its brokerage have chosen', async () => {
  const owner = await server.signIn('owner@acme.test')
  await server.running.platform.database.write('system', async (tx) => {
    await sql`insert into account_preferences values ('ACME', 'loss-runs', 'false')`.execute(tx.db)
    await sql`insert into brokerage_preferences values ('HARBOR', 'loss-runs', 'true')`.execute(tx.db)
  })
  expect((await owner.get(ownPath)).body).toEqual(lossRuns(false, true))
  const other = await server.signIn('owner@ridge.test')
  expect((await other.get(ownPath)).status).toBe(404)
})

test('staff choose for one account, before its brokerage, and take the choice back', async () => {
  const staff = await server.signIn('advisor@harbor.test')
  const path = '/api/accounts/BAYSIDE/preferences'
  const [before] = (await staff.get(path)).body
  const off = await staff.post(path, { name: 'LOSS_RUNS', value: false })
  expect([off.status, off.body[0].account]).toEqual([200, { value: false }])
  const back = await staff.post(path, { name: 'LOSS_RUNS', value: null })
  expect(back.body).toEqual([before])
  expect((await auditOf(server, 'preference', 'loss-runs')).slice(-2)).toMatchObject([
    { action: 'preference.choose', actor: 'advisor@harbor.test', before: { value: null }, after: { value: false } },
    { action: 'preference.choose', before: { value: false }, after: { value: null } },
  ])
  const owner = await server.signIn('multi@acme.test')
  expect((await owner.post(path, { name: 'LOSS_RUNS', value: true })).status).toBe(403)
  expect((await staff.post(path, { name: 'LOSS_RUNS', value: 'yes' })).body.fields).toEqual({
    value: featureMessages.boolean,
  })
})
