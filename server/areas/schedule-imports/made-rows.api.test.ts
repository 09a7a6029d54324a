import type { ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { ReviewClient } from '../schedules/test/review-client.ts'
import { ScheduleClient } from '../schedules/test/schedule-client.ts'
import { csvOf, ImportClient } from './test/import-client.ts'

const server = useTestServer()
const schedules = '/api/accounts/ACME/schedules'
const type = 'INLAND_MARINE'

/** Its limit is missing, which its column asks for. */
const tools = csvOf([
  ['Floater', 'Description', 'Note'],
  ['tools', 'Drills, "new"\\', 'On two\nlines\tand a tab'],
])

async function checkedIn(owner: TestClient, tabName: string) {
  const { body } = await owner.post(`${schedules}/tabs`, { scheduleType: type, tabName })
  const tabId: number = body.scheduleTabId
  const imports = new ImportClient(owner, 'ACME', type, tabId)
  const { scheduleImportId: id, counts } = await imports.checked('tools.csv', tools)
  expect(counts).toMatchObject({ added: 1, errors: 1 })
  const errors = async () => {
    const summary: ScheduleSummary[] = (await owner.get(`${schedules}/summary`)).body
    return summary.find((one) => one.tabId === tabId)!.errors
  }
  return { tabId, errors, start: () => imports.take(id, 'start'), undo: () => imports.take(id, 'undo') }
}

test('a row is made with its findings, and its history tells every cell when it comes and when it goes', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { tabId, errors, start, undo } = await checkedIn(owner, 'As checked')
  expect(await start()).toMatchObject({ state: 'IMPORTED', message: null })
  const cells = { floater: 'Tools', description: 'Drills, "new"\\', note: 'On two\nlines\tand a tab' }
  const [row] = await new ScheduleClient(owner, 'ACME', type, tabId).rows()
  expect([row?.version, row?.cells, await errors()]).toEqual([1, cells, 1])
  expect(await undo()).toMatchObject({ state: 'UNDONE', message: null })
  expect(await errors()).toBe(0)
  const { body } = await new ReviewClient(owner, type, tabId).get(`rows/${row!.rowId}/history`)
  const [removed, added] = body.changes
  expect([removed.kind, added.kind, added.changedByName]).toEqual(['removed', 'added', removed.changedByName])
  const told = Object.entries(cells)
  const sides = (side: 'before' | 'now') =>
    told.map(([column, value]) => ({ column, before: null, now: null, [side]: value }))
  expect(added.cells).toEqual(expect.arrayContaining(sides('now')))
  expect(removed.cells).toEqual(expect.arrayContaining(sides('before')))
  expect([added.cells.length, removed.cells.length]).toEqual([told.length, told.length])
})

test('what a row came with is told page by page, whatever was changed in it and even when it is gone', async () => {
  const owner = await server.signIn('owner@acme.test')
  const { tabId, start } = await checkedIn(owner, 'Changed since')
  await start()
  const tab = new ScheduleClient(owner, 'ACME', type, tabId)
  const { rowId } = (await tab.rows())[0]!
  const set = (column: string, was: string | null, value: string | null) =>
    tab.edit([{ op: 'set', rowId, column, was, value }])
  await set('description', 'Drills, "new"\\', 'Drills')
  await set('description', 'Drills', 'Drills and saws')
  await set('limit', null, '5000')
  await set('note', 'On two\nlines\tand a tab', null)
  const review = new ReviewClient(owner, type, tabId)
  const kinds: string[] = []
  let cursor = ''
  let last
  do {
    const { body } = await review.get(`rows/${rowId}/history`, `&limit=2${cursor}`)
    last = body.changes.at(-1)
    kinds.push(...body.changes.map(({ kind }: { kind: string }) => kind))
    cursor = body.nextCursor === null ? '' : `&cursor=${encodeURIComponent(body.nextCursor)}`
  } while (cursor !== '')
  expect(kinds).toEqual(['changed', 'changed', 'changed', 'changed', 'added'])
  const came = [
    { column: 'description', before: null, now: 'Drills, "new"\\' },
    { column: 'floater', before: null, now: 'Tools' },
    { column: 'note', before: null, now: 'On two\nlines\tand a tab' },
  ]
  const byColumn = (one: { column: string }, other: { column: string }) => (one.column < other.column ? -1 : 1)
  expect(last.cells.toSorted(byColumn)).toEqual(came)
  await tab.edit([{ op: 'delete', rowId, version: (await tab.rows())[0]!.version }])
  const { body } = await review.get(`rows/${rowId}/history`)
  expect(body.changes.at(-1).cells.toSorted(byColumn)).toEqual(came)
  expect(body.changes[0].cells).toContainEqual({ column: 'limit', before: '5000', now: null })
})

test('rows are judged by their columns as they are when they are made', async () => {
  const owner = await server.signIn('owner@acme.test')
  const staff = await server.signIn('broker-admin@harbor.test')
  const { tabId, errors, start } = await checkedIn(owner, 'Columns changed')
  const settings = `/api/broker-admin/HARBOR/schedule-columns/${type}`
  const { version } = (await staff.get(settings)).body
  const saved = await staff.put(settings, { version, settings: [{ key: 'limit', required: false }] })
  expect(saved.status).toBe(200)
  expect(await start()).toMatchObject({ state: 'IMPORTED', message: null })
  expect(await new ScheduleClient(owner, 'ACME', type, tabId).rows()).toHaveLength(1)
  expect(await errors()).toBe(0)
})
