import type { ScheduleUse } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../../test/schedule-client.ts'
import { addUpMoves } from './totals.store.ts'

const server = useTestServer()
const path = '/api/administration/schedules'

async function useOf(type: string): Promise<ScheduleUse | undefined> {
  const admin = await server.signIn('admin@portico.test')
  const { body } = (await admin.get(path)) as { body: ScheduleUse[] }
  expect(body).toHaveLength(35)
  return body.find(({ scheduleType }) => scheduleType === type)
}

/** What a scan of all tabs counts. */
async function counted() {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ type: string; rows: number; tabs: number }>`select schedule_type as type, sum(row_count)::int as rows,
      count(*) filter (where row_count > 0)::int as tabs from schedule_tabs group by 1`.execute(tx.db),
  )
  return rows.filter(({ rows: many }) => many > 0)
}

/** What is kept is what a scan counts. */
async function expectKept(): Promise<void> {
  for (const { type, rows, tabs } of await counted()) expect(await useOf(type)).toMatchObject({ rows, tabs })
}

test('rows of every type are counted over the platform as they come and go, before and after they are added up', async () => {
  await expectKept()
  const owner = await server.signIn('owner@acme.test')
  const { rows, tabs } = (await useOf('CRIME'))!
  const { body: tab } = await owner.post('/api/accounts/ACME/schedules/tabs', {
    scheduleType: 'CRIME',
    tabName: 'Second',
  })
  const schedule = new ScheduleClient(owner, 'ACME', 'CRIME', tab.scheduleTabId)
  const first = added({ note: 'One' })
  await schedule.edit([first, added({ note: 'Two' })])
  expect(await useOf('CRIME')).toMatchObject({ rows: rows + 2, tabs: tabs + 1 })
  await server.running.platform.database.write('system', addUpMoves)
  expect(await useOf('CRIME')).toMatchObject({ rows: rows + 2, tabs: tabs + 1 })
  await schedule.edit([{ op: 'delete', rowId: first.rowId, version: 1 }])
  expect(await useOf('CRIME')).toMatchObject({ rows: rows + 1, tabs: tabs + 1 })
  await owner.delete(`/api/accounts/ACME/schedules/tabs/${tab.scheduleTabId}?scheduleType=CRIME`)
  expect(await useOf('CRIME')).toMatchObject({ rows, tabs })
  await server.running.platform.database.write('system', addUpMoves)
  await expectKept()
})

test('brokerages that shaped the columns of a type are listed by name, page by page', async () => {
  const admin = await server.signIn('admin@portico.test')
  const settings = [{ key: 'note', heading: 'Remarks' }]
  for (const code of ['SUMMIT', 'HARBOR', 'ALPS'])
    await admin.put(`/api/broker-admin/${code}/schedule-columns/PIP`, { version: 0, settings })
  await admin.put('/api/broker-admin/ALPS/schedule-columns/PIP', { version: 1, settings: [] })
  expect(await useOf('PIP')).toMatchObject({ brokerages: 2 })
  const first = await admin.get(`${path}/PIP/brokerages?limit=1`)
  expect(first.body.brokerages).toMatchObject([{ brokerCode: 'HARBOR', added: 0, hidden: 0, changed: 1 }])
  const second = await admin.get(`${path}/PIP/brokerages?limit=1&cursor=${first.body.nextCursor}`)
  expect(second.body).toMatchObject({ brokerages: [{ brokerCode: 'SUMMIT' }], nextCursor: null })
})

test('is for administrators alone', async () => {
  const staff = await server.signIn('broker-admin@harbor.test')
  expect((await staff.get(path)).status).toBe(403)
  expect((await staff.get(`${path}/PIP/brokerages`)).status).toBe(403)
})
