import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { StagedRow, StagedSchedule, Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { expect, test, vi } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../../schedules/test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/staging'
const drivers = 'schedule:DRIVERS:-9999'
const fileOf = (type: 'json' | 'csv') => join(server.dataDir, 'agency', `ACME.${type}`)
const stored = async (): Promise<Map<string, { label: string; value: Record<string, string> }>> =>
  new Map(JSON.parse(await readFile(fileOf('json'), 'utf8')).fields.map((field: { key: string }) => [field.key, field]))

const staging = async (client: TestClient): Promise<Staging> => (await client.get(path)).body
const tabOf = ({ schedules }: Staging, key = drivers): StagedSchedule | undefined =>
  schedules.find((schedule) => schedule.key === key)
const rowsOf = async (client: TestClient, type = 'DRIVERS'): Promise<StagedRow[]> =>
  (await client.get(`${path}/schedules/${type}/rows?limit=200`)).body.rows
const decide = (client: TestClient, values: readonly { key: string; mark: string }[], kind: string, comment = '') =>
  client.post(`${path}/decisions`, { values: values.map(({ key, mark }) => ({ key, mark })), kind, comment })

/** Waits until no push is under way. */
const settled = (client: TestClient): Promise<Staging> =>
  vi.waitUntil(
    async () => {
      const all = await staging(client)
      return all.pushes.some(({ state }) => state === 'QUEUED') ? undefined : all
    },
    { timeout: 60_000, interval: 100 },
  )

/** An advisor to whom no value stands in the way of a push. */
async function anAdvisor(): Promise<TestClient> {
  const advisor = await server.signIn('advisor@harbor.test')
  const open = (await staging(advisor)).values.filter(({ isConflict, decision }) => isConflict && decision === null)
  if (open.length > 0) await decide(advisor, open, 'REJECTED', 'Not for now.')
  return advisor
}

/** Changes a cell of a row in the agency system, as someone who works there would, and has it read. */
async function changeThere(client: TestClient, key: string, cells: Record<string, string>): Promise<void> {
  const record = JSON.parse(await readFile(fileOf('json'), 'utf8'))
  const fields = record.fields.map((field: { key: string; value: object }) =>
    field.key === key ? { ...field, value: { ...field.value, ...cells } } : field,
  )
  await writeFile(fileOf('json'), JSON.stringify({ ...record, fields }))
  expect((await client.post(`${path}/read`)).status).toBe(200)
}

/** The client has one more driver, one with another class, and one less. */
async function editDrivers() {
  const tab = new ScheduleClient(await server.signIn('owner@acme.test'), 'ACME', 'DRIVERS')
  const [changed, removed] = await tab.rows()
  const more = added({ name: 'Paula New', licence: 'X98-7654-3210', birthDate: '1984-02-29', state: 'IL' })
  const { status } = await tab.edit([
    { op: 'set', rowId: changed!.rowId, column: 'licenceClass', value: 'CDL B', was: changed!.cells['licenceClass']! },
    { op: 'delete', rowId: removed!.rowId, version: removed!.version },
    more,
  ])
  expect(status).toBe(200)
  const keyOf = ({ rowId }: { rowId: string }) => `${drivers}:${rowId}`
  return { tab, changed: keyOf(changed!), removed: keyOf(removed!), more: keyOf(more) }
}

test('rows go from what the client did, over a decision on each, into the agency system', async () => {
  const advisor = await anAdvisor()
  const before = await staging(advisor)
  expect(tabOf(before)).toBeUndefined()
  expect(tabOf(before, 'schedule:AUTO:-9999')).toMatchObject({ name: 'Auto', scheduleType: 'AUTO', conflicts: 0 })

  const { tab, changed, removed, more } = await editDrivers()
  const counts = { added: 1, changed: 1, removed: 1, open: 3, accepted: 0 }
  expect(tabOf(await staging(advisor))).toMatchObject({ name: 'Drivers', ...counts })
  const first = (await advisor.get(`${path}/schedules/DRIVERS/rows?limit=2`)).body
  const last = (await advisor.get(`${path}/schedules/DRIVERS/rows?limit=2&cursor=${first.nextCursor}`)).body
  expect(last.nextCursor).toBeNull()
  const rows: StagedRow[] = [...first.rows, ...last.rows]
  const byKey = new Map(rows.map((row) => [row.key, row]))
  expect(byKey.get(changed)).toMatchObject({
    kind: 'changed',
    isConflict: false,
    decision: null,
    label: 'Andre Wallace',
  })
  expect(byKey.get(changed)!.cells).toEqual([{ heading: 'Class', incoming: 'CDL B', held: 'CDL A', pushed: 'CDL A' }])
  const byOwner = { by: 'Elena Castillo', at: server.clock.now().toISOString() }
  expect(byKey.get(removed)).toMatchObject({ kind: 'removed', label: 'Beth Kowalski', ...byOwner })
  expect(byKey.get(more)).toMatchObject({ kind: 'added', label: 'Paula New', by: expect.any(String) })
  const licence = byKey.get(more)!.cells.find(({ incoming }) => incoming?.endsWith('3210'))
  expect(licence?.incoming).not.toContain('7654')

  const silent = await decide(advisor, [byKey.get(removed)!], 'REJECTED')
  expect([silent.status, silent.body.fields]).toEqual([422, { comment: stagingMessages.commentRequired }])
  await decide(advisor, [byKey.get(removed)!], 'REJECTED', 'Beth still drives on Fridays.')
  expect(await notificationsOf(server, 'Beth still drives on Fridays.')).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ link: '/ACME/schedules' }) }),
  )
  const accepted = await decide(advisor, [tabOf(await staging(advisor))!], 'ACCEPTED')
  expect(tabOf(accepted.body)).toMatchObject({ accepted: 2, open: 0 })

  expect((await advisor.post(`${path}/pushes`)).status).toBe(202)
  const after = await settled(advisor)
  expect(after.pushes[0]).toMatchObject({ state: 'SENT', count: 2 })
  expect(after.pushes[0]!.values).toEqual(
    expect.arrayContaining([
      { key: more, label: 'Drivers: Paula New', value: 'Added' },
      { key: changed, label: 'Drivers: Andre Wallace', value: 'Changed' },
    ]),
  )
  const file = await stored()
  expect(file.get(more)).toMatchObject({ label: 'Drivers: Paula New', value: { licence: 'X98-7654-3210' } })
  expect(file.get(changed)!.value['licenceClass']).toBe('CDL B')
  expect(file.has(removed)).toBe(true)
  expect(await readFile(fileOf('csv'), 'utf8')).toContain(`${more},Drivers: Paula New,`)
  expect(tabOf(after)).toMatchObject({ added: 0, changed: 0, removed: 1, open: 0 })

  const back = await decide(advisor, [tabOf(after)!], 'OPEN')
  expect(tabOf(back.body)).toMatchObject({ open: 1 })
  await decide(advisor, await rowsOf(advisor), 'ACCEPTED')
  await advisor.post(`${path}/pushes`)
  expect(tabOf(await settled(advisor))).toBeUndefined()
  expect((await stored()).has(removed)).toBe(false)
  expect((await tab.rows()).some(({ rowId }) => removed.endsWith(rowId))).toBe(false)
  expect((await auditOf(server, 'staging', 'ACME')).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['staging.decide', 'staging.push', 'staging.sent']),
  )
})

test('a row that was changed in both is decided first, and a decision counts for what was seen alone', async () => {
  const advisor = await anAdvisor()
  const tab = new ScheduleClient(await server.signIn('owner@acme.test'), 'ACME', 'WORKERS_COMP')
  const [row] = await tab.rows()
  const key = `schedule:WORKERS_COMP:-9999:${row!.rowId}`
  const [column, value] = Object.entries(row!.cells).find(([name]) => name === 'payroll')!
  await tab.edit([{ op: 'set', rowId: row!.rowId, column, value: '123456', was: value }])
  const open = tabOf(await staging(advisor), 'schedule:WORKERS_COMP:-9999')!
  const [seen] = await rowsOf(advisor, 'WORKERS_COMP')
  await changeThere(advisor, key, { [column]: '654321' })
  for (const stale of [open, seen!]) {
    const { status, body } = await decide(advisor, [stale], 'ACCEPTED')
    expect([status, body.message]).toEqual([409, stagingMessages.moved])
  }
  const [conflict] = await rowsOf(advisor, 'WORKERS_COMP')
  expect(conflict).toMatchObject({ key, isConflict: true })
  const refused = await advisor.post(`${path}/pushes`)
  expect([refused.status, refused.body.message]).toEqual([422, stagingMessages.undecided(1)])

  await decide(advisor, [conflict!], 'ACCEPTED')
  const whole = await readFile(fileOf('json'), 'utf8')
  await writeFile(fileOf('json'), 'not what an agency system says')
  await advisor.post(`${path}/pushes`)
  const failed = (await settled(advisor)).pushes[0]!
  expect(failed).toMatchObject({ state: 'FAILED', count: 1 })
  await writeFile(fileOf('json'), whole)
  await advisor.post(`${path}/pushes/${failed.number}/retry`)
  expect((await settled(advisor)).pushes[0]).toMatchObject({ number: failed.number, state: 'SENT' })
  expect((await stored()).get(key)!.value[column]).toBe('123456')
})

test('what the agency system has of its own is left as it is', async () => {
  const advisor = await anAdvisor()
  const before = (await staging(advisor)).schedules
  const key = `${drivers}:00000000-0000-4000-8000-000000000000`
  const record = JSON.parse(await readFile(fileOf('json'), 'utf8'))
  const theirs = { key, label: 'Drivers: Theirs', value: { name: 'Theirs' } }
  await writeFile(fileOf('json'), JSON.stringify({ ...record, fields: [...record.fields, theirs] }))
  const { body } = await advisor.post(`${path}/read`)
  expect(body.schedules).toEqual(before)
})

test('the account’s own people see no rows there', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { status, body } = await owner.get(`${path}/schedules/AUTO/rows`)
  expect([status, body.message]).toEqual([403, stagingMessages.onlyStaff])
})
