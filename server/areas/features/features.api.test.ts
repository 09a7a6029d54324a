import { messages as problems } from '@portico/contract/kit/problem.messages.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()

const admin = () => server.signIn('admin@portico.test')
const listPath = (account: string) => `/api/accounts/${account}/features`
const setPath = (account: string) => `/admin/features/account/${account}`

async function set(client: TestClient, account: string, entry: FeatureEntry): Promise<FeatureEntry[]> {
  const { name: featureFlag, value, source } = entry
  const { status, body } = await client.post(setPath(account), { featureFlag, value, source })
  expect(status).toBe(200)
  return body
}

async function entryOf(client: TestClient, account: string, name: string): Promise<FeatureEntry | undefined> {
  const { body } = await client.get(listPath(account))
  return (body as FeatureEntry[]).find((entry) => entry.name === name)
}

const changesOf = async (account: string): Promise<number> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql`select 1 from events where account_code = ${account} and type = 'change'
      and payload ->> 'changed' = 'features'`.execute(tx.db),
  )
  return rows.length
}

describe('the flags there are', () => {
  test('come to a platform administrator with type, default and the options of lists', async () => {
    const { status, body } = await (await admin()).get('/admin/features')
    expect(status).toBe(200)
    expect(body).toContainEqual(
      expect.objectContaining({ name: 'SUBMIT_ONLY_TO_CURRENT_MANAGERS', type: 'BOOLEAN', default: true }),
    )
    expect(body).toContainEqual(
      expect.objectContaining({
        name: 'RENEWAL_OPTIONS',
        type: 'ARRAY',
        options: expect.arrayContaining(['PROFILE', 'SUBJECTIVITIES']),
      }),
    )
    expect(body).not.toContainEqual(expect.objectContaining({ name: 'BANK_DOCS' }))
    expect(body).toContainEqual(expect.objectContaining({ name: 'MENU_NAMES', type: 'MAP_SS', default: {} }))
  })

  test.each(['broker-admin@harbor.test', 'owner@acme.test', 'viewer@acme.test'])('%s is refused', async (username) => {
    const client = await server.signIn(username)
    expect((await client.get('/admin/features')).status).toBe(403)
    const setting = { featureFlag: 'LOSS_RUNS', value: true, source: 'ACCOUNT' }
    expect((await client.post(setPath('ACME'), setting)).status).toBe(403)
    const removed = await client.delete(`${setPath('ACME')}/LOSS_RUNS`)
    const isViewer = username.startsWith('viewer')
    expect([removed.status, removed.body.message]).toEqual([403, isViewer ? problems.readOnly : problems.notAllowed])
    expect((await client.post(setPath('RIDGE'), setting)).status).toBe(404)
    expect((await client.post(setPath('NOSUCH'), setting)).status).toBe(404)
  })
})

describe('setting a flag', () => {
  test('holds for the account alone, is audited and told', async () => {
    const before = await changesOf('ACME')
    const client = await admin()
    const entry = { name: 'APP_LIBRARY', value: true, source: 'ACCOUNT' } as const
    expect(await set(client, 'ACME', entry)).toContainEqual(entry)
    expect(await entryOf(await server.signIn('owner@acme.test'), 'ACME', 'APP_LIBRARY')).toEqual(entry)
    expect(await entryOf(client, 'BAYSIDE', 'APP_LIBRARY')).toBeUndefined()
    expect(await auditOf(server, 'feature', 'APP_LIBRARY')).toEqual([
      { action: 'feature.set', actor: 'admin@portico.test', before: null, after: { value: true, source: 'ACCOUNT' } },
    ])
    expect(await changesOf('ACME')).toBe(before + 1)
  })

  test('for a brokerage holds for its accounts, except where one has its own', async () => {
    const client = await admin()
    await set(client, 'BAYSIDE', { name: 'RENEWAL_FLOW_NAME', value: 'Our renewal', source: 'ACCOUNT' })
    await set(client, 'ACME', { name: 'RENEWAL_FLOW_NAME', value: 'Annual review', source: 'BROKERAGE' })
    expect(await entryOf(client, 'NORTH', 'RENEWAL_FLOW_NAME')).toMatchObject({
      value: 'Annual review',
      source: 'BROKERAGE',
    })
    expect(await entryOf(client, 'BAYSIDE', 'RENEWAL_FLOW_NAME')).toMatchObject({
      value: 'Our renewal',
      source: 'ACCOUNT',
    })
    expect(await entryOf(client, 'RIDGE', 'RENEWAL_FLOW_NAME')).toBeUndefined()
  })

  test('a second time replaces the value', async () => {
    const client = await admin()
    await set(client, 'NORTH', { name: 'SCHEDULES_TO_SHOW', value: ['AUTO', 'CRIME'], source: 'ACCOUNT' })
    const list = await set(client, 'NORTH', { name: 'SCHEDULES_TO_SHOW', value: [], source: 'ACCOUNT' })
    expect(list.filter(({ name }) => name === 'SCHEDULES_TO_SHOW')).toEqual([
      { name: 'SCHEDULES_TO_SHOW', value: [], source: 'ACCOUNT' },
    ])
  })

  test('takes a map as it is or as its JSON', async () => {
    const client = await admin()
    const value = { Policies: 'Coverage', __proto__x: 'kept' }
    await set(client, 'NORTH', { name: 'MENU_NAMES', value: JSON.stringify(value), source: 'ACCOUNT' })
    expect((await entryOf(client, 'NORTH', 'MENU_NAMES'))?.value).toEqual(value)
    await set(client, 'NORTH', { name: 'MENU_NAMES', value: { Policies: 'Cover' }, source: 'ACCOUNT' })
    expect((await entryOf(client, 'NORTH', 'MENU_NAMES'))?.value).toEqual({ Policies: 'Cover' })
  })

  test.each([
    [{ featureFlag: 'MENU_NAMES', value: '{"Policies"' }, { value: featureMessages.mapJson }],
    [{ featureFlag: 'MENU_NAMES', value: String.raw`{"Policies": "\u0000"}` }, { value: featureMessages.mapTexts }],
    [{ featureFlag: 'LOSS_RUNS', value: 'yes' }, { value: featureMessages.boolean }],
    [{ featureFlag: 'RENEWAL_OPTIONS', value: ['X'] }, { value: '“X” is not an option of this flag' }],
    [{ featureFlag: 'NO_SUCH_FLAG', value: true }, { featureFlag: featureMessages.unknownFlag }],
    [{ featureFlag: 'BANK_DOCS', value: true }, { featureFlag: featureMessages.unknownFlag }],
    [{ featureFlag: 'LOSS_RUNS', value: true, source: 'DEFAULT' }, { source: 'Choose ACCOUNT or BROKERAGE' }],
  ])('refuses %j and names the field', async (sent, fields) => {
    const client = await admin()
    const before = (await client.get(listPath('ACME'))).body
    const { status, body } = await client.post(setPath('ACME'), { source: 'ACCOUNT', ...sent })
    expect(status).toBe(422)
    expect(body.fields).toEqual(fields)
    expect((await client.get(listPath('ACME'))).body).toEqual(before)
  })
})

test('an account’s settings name who set the value that holds', async () => {
  const client = await admin()
  await set(client, 'NORTH', { name: 'PENDING_SCHEDULE_VIEW', value: true, source: 'ACCOUNT' })
  const staff = await server.signIn('advisor@harbor.test')
  await staff.post('/api/accounts/NORTH/preferences', { name: 'LOSS_RUNS', value: true })
  const { status, body } = await staff.get('/api/accounts/NORTH/features/changes')
  expect([status, body]).toEqual([
    200,
    expect.arrayContaining([
      { setting: 'PENDING_SCHEDULE_VIEW', by: expect.any(String), at: server.clock.now().toISOString() },
      { setting: 'loss-runs', by: expect.any(String), at: server.clock.now().toISOString() },
    ]),
  ])
  const names = new Map((body as { setting: string; by: string }[]).map(({ setting, by }) => [setting, by]))
  expect(names.get('PENDING_SCHEDULE_VIEW')).not.toBe(names.get('loss-runs'))
})

describe('the flags of a brokerage', () => {
  test('are those that hold for all its accounts, for its staff alone', async () => {
    const path = '/api/brokerages/SUMMIT/features'
    await set(await admin(), 'RIDGE', { name: 'GL_LOCATION_PULL_THROUGH', value: true, source: 'BROKERAGE' })
    await set(await admin(), 'RIDGE', { name: 'LOSS_RUNS', value: true, source: 'ACCOUNT' })
    const { status, body } = await (await server.signIn('advisor@summit.test')).get(path)
    expect([status, body]).toEqual([200, [{ name: 'GL_LOCATION_PULL_THROUGH', value: true, source: 'BROKERAGE' }]])
    for (const stranger of ['broker-admin@harbor.test', 'owner@ridge.test'])
      expect((await (await server.signIn(stranger)).get(path)).status).toBe(404)
  })
})

describe('removing a flag', () => {
  test('lets the brokerage’s value show again, and then nothing', async () => {
    const client = await admin()
    await set(client, 'RIDGE', { name: 'USE_STAGING_FLOW', value: false, source: 'ACCOUNT' })
    await set(client, 'RIDGE', { name: 'USE_STAGING_FLOW', value: true, source: 'BROKERAGE' })
    const flag = `${setPath('RIDGE')}/USE_STAGING_FLOW`
    expect((await client.delete(flag)).body).toContainEqual({
      name: 'USE_STAGING_FLOW',
      value: true,
      source: 'BROKERAGE',
    })
    const last = await client.delete(flag)
    expect(last.status).toBe(200)
    expect(last.body).not.toContainEqual(expect.objectContaining({ name: 'USE_STAGING_FLOW' }))
    expect((await client.delete(flag)).status).toBe(404)
    const actions = (await auditOf(server, 'feature', 'USE_STAGING_FLOW')).map(({ action }) => action)
    expect(actions).toEqual(['feature.set', 'feature.set', 'feature.remove', 'feature.remove'])
  })
})
