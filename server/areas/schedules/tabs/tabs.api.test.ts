import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { ScheduleSummary, ScheduleTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/schedules/tabs'
const aName = () => `Tab ${crypto.randomUUID().slice(0, 13)}`

async function aTab(client: TestClient, tabName = aName()): Promise<ScheduleTab> {
  const { status, body } = await client.post(path, { scheduleType: 'AUTO', tabName })
  expect(status).toBe(201)
  return body
}

describe('tabs of a schedule', () => {
  test('are created with small numbers that are never given again, and listed in that order', async () => {
    const owner = await server.signIn('owner@acme.test')
    const first = await aTab(owner)
    expect((await owner.delete(`${path}/${first.scheduleTabId}?scheduleType=AUTO`)).status).toBe(204)
    const second = await aTab(owner)
    expect(second.scheduleTabId).toBe(first.scheduleTabId + 1)
    const { body } = await owner.get(path)
    expect(body.at(-1)).toEqual(second)
    expect(body).not.toContainEqual(first)
    expect((await auditOf(server, 'schedule_tab', String(first.scheduleTabId))).map(({ action }) => action)).toEqual([
      'schedule_tab.create',
      'schedule_tab.delete',
    ])
  })

  test('refuse a name that their schedule has already, in any case, on creation and on renaming', async () => {
    const owner = await server.signIn('owner@acme.test')
    const taken = await aTab(owner)
    const other = await aTab(owner)
    const tabName = taken.tabName.toUpperCase()
    const created = await owner.post(path, { scheduleType: 'AUTO', tabName })
    expect([created.status, created.body.message]).toEqual([409, scheduleMessages.tabNameTaken])
    const renamed = await owner.put(`${path}/${other.scheduleTabId}`, { ...other, tabName })
    expect([renamed.status, renamed.body.message]).toEqual([409, scheduleMessages.tabNameTaken])
    expect((await owner.post(path, { scheduleType: 'DRIVERS', tabName })).status).toBe(201)
  })

  test('give one name to one of two who ask at once', async () => {
    const owner = await server.signIn('owner@acme.test')
    const tabName = aName()
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(path, { scheduleType: 'AUTO', tabName })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test('are renamed, to their own name in other letters too', async () => {
    const owner = await server.signIn('owner@acme.test')
    const tab = await aTab(owner)
    const edit = { ...tab, tabName: tab.tabName.toUpperCase() }
    const { status, body } = await owner.put(`${path}/${tab.scheduleTabId}`, edit)
    expect([status, body]).toEqual([200, edit])
  })

  test.each(['a/b', 'a\\b', 'a?', '[a]', '*', 'a:b'])(
    'refuse the name %s in the words of the specification',
    async (tabName) => {
      const owner = await server.signIn('owner@acme.test')
      const { status, body } = await owner.post(path, { scheduleType: 'AUTO', tabName })
      expect([status, body.fields]).toEqual([422, { tabName: scheduleMessages.tabNameIllegal }])
    },
  )

  test.each([
    ['PUT', '4711', { scheduleType: 'AUTO', tabName: 'Any', scheduleTabId: 4711 }],
    ['PUT', String(noTab), { scheduleType: 'PROPERTY_COVERAGES', tabName: 'Any', scheduleTabId: noTab }],
    ['DELETE', '4711?scheduleType=AUTO', undefined],
    ['DELETE', `${noTab}?scheduleType=PROPERTY_COVERAGES`, undefined],
  ] as const)('answer 404 to %s %s', async (method, tail, body) => {
    const owner = await server.signIn('owner@acme.test')
    await new ScheduleClient(owner, 'ACME', 'PROPERTY_COVERAGES').edit([added({ note: 'So that there is one' })])
    expect((await owner.call(method, `${path}/${tail}`, { body })).status).toBe(404)
  })

  test('cannot be touched under another schedule than their own', async () => {
    const owner = await server.signIn('owner@acme.test')
    const tab = await aTab(owner)
    expect((await owner.delete(`${path}/${tab.scheduleTabId}?scheduleType=DRIVERS`)).status).toBe(404)
    expect((await owner.get(path)).body).toContainEqual(tab)
  })

  test('take their rows with them', async () => {
    const owner = await server.signIn('owner@acme.test')
    const tab = await aTab(owner)
    const rows = new ScheduleClient(owner, 'ACME', 'AUTO', tab.scheduleTabId)
    await rows.edit([added({}), added({})])
    await owner.delete(`${path}/${tab.scheduleTabId}?scheduleType=AUTO`)
    expect((await rows.page('limit=1')).status).toBe(404)
    const left = await server.running.platform.database.read('system', (tx) =>
      sql`select from schedule_rows where account_code = 'ACME' and schedule_type = 'AUTO'
        and tab_id = ${tab.scheduleTabId}`.execute(tx.db),
    )
    expect(left.rows).toEqual([])
    expect(await auditOf(server, 'schedule_tab', String(tab.scheduleTabId))).toMatchObject([
      { action: 'schedule_tab.create' },
      { action: 'schedule_tab.delete', before: { name: tab.tabName, rows: 2 } },
    ])
  })
})

test('the summary counts the rows of every tab, and says who changed them last', async () => {
  const owner = await server.signIn('owner@acme.test')
  const tab = await aTab(owner)
  const manager = await server.signIn('manager@harbor.test')
  await new ScheduleClient(manager, 'ACME', 'AUTO', tab.scheduleTabId).edit([added({}), added({})])
  const { body } = (await owner.get('/api/accounts/ACME/schedules/summary')) as { body: ScheduleSummary[] }
  expect(body.find(({ tabId }) => tabId === tab.scheduleTabId)).toMatchObject({
    scheduleType: 'AUTO',
    tabName: tab.tabName,
    rows: 2,
    changedByName: 'Daniel Okafor',
  })
})

test('an open screen elsewhere hears which part of the schedules to read again', async () => {
  const owner = await server.signIn('owner@acme.test')
  const tab = await aTab(owner)
  await new ScheduleClient(owner, 'ACME', 'AUTO', tab.scheduleTabId).edit([added({})])
  const told = await server.running.platform.database.read('system', (tx) =>
    sql<{ payload: unknown }>`select payload from events order by id desc limit 1`.execute(tx.db),
  )
  expect(told.rows).toEqual([
    { payload: { accountCode: 'ACME', changed: 'schedules', part: `AUTO/${tab.scheduleTabId}` } },
  ])
})

describe('who may use schedules', () => {
  test('those with the permission code and the brokerage’s staff; a viewer reads and no more', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get(path)).status).toBe(200)
    const refused = await viewer.post(path, { scheduleType: 'AUTO', tabName: aName() })
    expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
    await aTab(await server.signIn('advisor@harbor.test'))
  })

  test('an account of others answers like one that does not exist', async () => {
    const stranger = await server.signIn('owner@ridge.test')
    expect((await stranger.get(path)).status).toBe(404)
    expect((await new ScheduleClient(stranger, 'ACME', 'AUTO').edit([added({})])).status).toBe(404)
  })
})

test('the columns of a schedule are those of its type', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { status, body } = await owner.get('/api/accounts/ACME/schedules/AUTO/columns')
  expect(status).toBe(200)
  expect(body.map(({ key }: { key: string }) => key)).toContain('vin')
})
