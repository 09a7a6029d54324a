import type { ScheduleChanges } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/schedules/GARAGE/changes'

test('what others changed is told with their names, and nothing to who only asks from when', async () => {
  const owner = await server.signIn('owner@acme.test')
  const before = (await owner.get(path)) as { status: number; body: ScheduleChanges }
  expect([before.status, before.body.rows]).toEqual([200, []])
  const edit = added({ note: crypto.randomUUID() })
  await new ScheduleClient(await server.signIn('manager@harbor.test'), 'ACME', 'GARAGE').edit([edit])
  const { body } = (await owner.get(`${path}?since=${before.body.asOf}`)) as { body: ScheduleChanges }
  expect(body).toMatchObject({ total: before.body.total + 1, tooMany: false })
  const row = body.rows.find(({ rowId }) => rowId === edit.rowId)
  expect(row).toMatchObject({ version: 1, cells: edit.cells, changedByName: 'Daniel Okafor' })
  expect(body.findings.some(({ rowId }) => rowId === edit.rowId)).toBe(true)
  const later = new Date(Date.parse(body.asOf) + 120_000).toISOString()
  expect((await owner.get(`${path}?since=${later}`)).body.rows).toEqual([])
})

test('changes of a tab that is not there answer 404, and so do those of another account', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get(`${path}?tabId=4711`)).status).toBe(404)
  expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
})
