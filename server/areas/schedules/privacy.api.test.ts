import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { added, ScheduleClient } from './test/schedule-client.ts'

const server = useTestServer()
const accounts = '/api/accounts/ACME/schedules'
const licence = 'X98-7654-3210'
const born = '1984-02-29'

/** A driver whose licence was changed since a snapshot, in a tab of its own. */
async function aDriver(scheduleType: ScheduleType = 'DRIVERS') {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post(`${accounts}/tabs`, {
    scheduleType,
    tabName: crypto.randomUUID().slice(0, 20),
  })
  const tab = new ScheduleClient(owner, 'ACME', scheduleType, body.scheduleTabId)
  const since = (await owner.get(`${accounts}/${scheduleType}/changes?tabId=${tab.tabId}`)).body.asOf
  const row = added({ name: 'Paula Private', licence: 'A11-1111-1111', birthDate: '1983-03-01', rowStatus: 'PENDING' })
  await tab.edit([row])
  const manager = await server.signIn('manager@harbor.test')
  const draft = { snapshotType: 'SUBMITTED', label: 'Sent', termFrom: '2026-01-01', termTo: '2027-01-01' }
  const { number } = (await manager.post(`${accounts}/snapshots`, draft)).body
  await tab.edit([
    { op: 'set', rowId: row.rowId, column: 'licence', value: licence, was: 'A11-1111-1111' },
    { op: 'set', rowId: row.rowId, column: 'birthDate', value: born, was: '1983-03-01' },
  ])
  const inTab = `tabId=${tab.tabId}`
  return [
    `${accounts}/${scheduleType}/rows?${inTab}`,
    `${accounts}/${scheduleType}/changes?${inTab}&since=${since}`,
    `${accounts}/${scheduleType}/rows/${row.rowId}/history?${inTab}`,
    `${accounts}/${scheduleType}/differences?${inTab}&from=${number}`,
  ]
}

test('whoever edits rows reads personal values whole; viewers read them masked, wherever they stand', async () => {
  const owner = await server.signIn('owner@acme.test')
  const viewer = await server.signIn('viewer@acme.test')
  const told = async (path: string) => {
    const [whole, masked] = await Promise.all([owner.get(path), viewer.get(path)])
    expect([path, whole.status, masked.status]).toEqual([path, 200, 200])
    return [JSON.stringify(whole.body), JSON.stringify(masked.body)] as const
  }
  for (const path of await aDriver()) {
    const [whole, masked] = await told(path)
    expect([path, whole.includes(licence), whole.includes(born)]).toEqual([path, true, true])
    expect([path, /X98|A11|02-29|03-01/.test(masked)]).toEqual([path, false])
    expect([path, masked.includes('•••• 3210'), masked.includes('••/••/1984')]).toEqual([path, true, true])
  }
  for (const path of ['pending', 'backdates', 'pull-through', 'DRIVERS/findings?tabId=-9999&limit=200']) {
    const [whole, masked] = await told(`${accounts}/${path}`)
    expect([path, /X98|A11|02-29|03-01/.test(whole + masked)]).toEqual([path, false])
  }
})

test('a personal column that the brokerage hides stays personal', async () => {
  const [rows] = await aDriver('OWNER_OPS')
  const admin = await server.signIn('broker-admin@harbor.test')
  const columns = '/api/broker-admin/HARBOR/schedule-columns/OWNER_OPS'
  const saved = async (settings: readonly ColumnSetting[]) => {
    const { version } = (await admin.get(columns)).body
    expect((await admin.put(columns, { version, settings })).status).toBe(200)
  }
  await saved([{ key: 'licence', hidden: true }])
  const { body } = await (await server.signIn('viewer@acme.test')).get(rows!)
  await saved([])
  expect(body.rows[0].cells).toMatchObject({ licence: '•••• 3210', birthDate: '••/••/1984' })
})
