import { usualTimeZone } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { heldThen, readRowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab, type ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'
import { download, sheetsOf } from './test/export-client.ts'
import { readAgain } from './test/read-again.ts'

const server = useTestServer()
const base = '/api/accounts/ACME/schedules/export'

/** A new tab of a schedule of ACME with rows in it. */
async function aTab(
  type: ScheduleType,
  rows: readonly Record<string, string>[],
  tabName = crypto.randomUUID().slice(0, 20),
) {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType: type, tabName })
  const tab = new ScheduleClient(owner, 'ACME', type, body.scheduleTabId)
  const edits = rows.map((cells) => added(cells))
  expect((await tab.edit(edits.toReversed())).status).toBe(200)
  return { tab, tabName, owner, path: `${base}/${type}/excel?tabId=${tab.tabId}` }
}

const taken = async (path: string, username = 'owner@acme.test') =>
  download(server, await server.signIn(username), path)

describe('a tab as a workbook', () => {
  test('comes as a file named after it, its cells typed, and each row known again', async () => {
    const { tab, tabName, path } = await aTab('EQUIPMENT', [
      { description: 'Crane', year: '2020', value: '1200.50', effectiveFrom: '2026-02-28', note: '=cmd()' },
      { description: 'Loader', value: 'x' },
    ])
    const { status, headers, bytes } = await taken(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const today = wallTimeOf(server.clock.now(), usualTimeZone).day
    expect(headers['content-disposition']).toBe(`attachment; filename=ACME Equipment ${tabName} ${today}.xlsx`)
    const columns = columnsOf('EQUIPMENT')
    const [sheet, choices] = await sheetsOf(bytes)
    expect([sheet!.info.name, choices!.info.hidden]).toEqual([tabName, true])
    expect(sheet!.rows[0]!.slice(0, -1)).toEqual(columns.map(({ heading }) => heading))
    const standing = await tab.rows()
    expect(readAgain(columns, sheet!)).toEqual(standing.map(({ rowId, version, cells }) => ({ rowId, version, cells })))
    const mark = readRowMark(sheet!.rows[1]!.at(-1)!)!
    expect([heldThen(mark, 'description', 'Crane'), heldThen(mark, 'description', 'Cranes')]).toEqual([true, false])
  })

  test('holds more rows than a page, in their order', async () => {
    const remarks = Array.from({ length: 1203 }, (_, number) => `Row ${number}`)
    const { path } = await aTab(
      'MISCELLANEOUS',
      remarks.map((remark) => ({ remark })),
    )
    const [sheet] = await sheetsOf((await taken(path)).bytes)
    const place = columnsOf('MISCELLANEOUS').findIndex(({ key }) => key === 'remark')
    expect(sheet!.rows.slice(1).map((cells) => cells[place])).toEqual(remarks)
  })

  test('is left in the audit', async () => {
    const { tab, path, tabName } = await aTab('GARAGE', [{ note: 'One' }])
    await taken(path)
    expect(await auditOf(server, 'schedule', `GARAGE/${tab.tabId}`)).toContainEqual({
      action: 'schedule.export',
      actor: 'owner@acme.test',
      before: null,
      after: { name: `Garage ${tabName}`, rows: 1, format: 'standard' },
    })
  })

  test('masks personal values for viewers, and its marks say nothing of them to anyone', async () => {
    const { path } = await aTab('DRIVERS', [{ licence: 'D1234567', name: 'Ann', birthDate: '1984-02-29' }])
    const columns = columnsOf('DRIVERS')
    const masked = columns.findIndex((column) => column.masked)
    expect(columns[masked]).toMatchObject({ key: 'licence' })
    const cellsFor = async (username: string) => (await sheetsOf((await taken(path, username)).bytes))[0]!.rows[1]!
    expect((await cellsFor('owner@acme.test'))[masked]).toBe('D1234567')
    expect((await cellsFor('viewer@acme.test'))[masked]).toBe('•••• 4567')
    const born = columns.findIndex(({ key }) => key === 'birthDate')
    expect((await cellsFor('owner@acme.test'))[born]).toBe('1984-02-29')
    expect((await cellsFor('viewer@acme.test'))[born]).toBe('••/••/1984')
    expect((await cellsFor('owner@acme.test')).at(-1)).not.toMatch(/licence=|birthDate=/)
  })

  test('holds the rows of the newest snapshot of its kind, and what comes back is compared with what that held', async () => {
    const { tab, owner, path } = await aTab('GARAGE', [{ note: 'As bound' }, { note: 'Gone since' }, { note: 'Last' }])
    const manager = await server.signIn('manager@harbor.test')
    const taking = async (snapshotType: 'SUBMITTED' | 'BOUND') => {
      const draft = { snapshotType, label: 'Taken', termFrom: '2026-01-01', termTo: '2027-01-01' }
      expect((await manager.post('/api/accounts/ACME/schedules/snapshots', draft)).status).toBe(201)
    }
    const [first, second] = await tab.rows()
    const set = (value: string, was: string) =>
      tab.edit([{ op: 'set', rowId: first!.rowId, column: 'note', value, was }])
    await taking('BOUND')
    await set('As sent in', 'As bound')
    await tab.edit([{ op: 'delete', rowId: second!.rowId, version: second!.version }])
    await taking('SUBMITTED')
    await set('As it stands', 'As sent in')
    const notes = async (state: string) => {
      const { headers, bytes } = await taken(`${path}&snapshotType=${state}`)
      const rows = readAgain(columnsOf('GARAGE'), (await sheetsOf(bytes))[0]!)
      return [headers['content-disposition'], rows.map(({ version, cells }) => [version, cells['note']])] as const
    }
    const [boundName, bound] = await notes('BOUND')
    expect(boundName).toContain(' as bound ')
    expect(bound).toEqual([
      [0, 'As bound'],
      [0, 'Gone since'],
      [0, 'Last'],
    ])
    expect((await notes('SUBMITTED'))[1]).toEqual([
      [0, 'As sent in'],
      [0, 'Last'],
    ])
    await owner.delete(`/api/accounts/ACME/schedules/tabs/${tab.tabId}?scheduleType=GARAGE`)
    const all = await sheetsOf((await taken(`${base}/GARAGE/excel?snapshotType=BOUND`)).bytes)
    expect(all.map(({ info }) => info.name)).toContain(`Tab ${tab.tabId}`)
    const later = await aTab('GARAGE', [{ note: 'Began later' }])
    const [sheet] = await sheetsOf((await taken(`${later.path}&snapshotType=BOUND`)).bytes)
    expect([sheet!.info.name, sheet!.rows.length]).toEqual([later.tabName, 1])
  })

  test('is 404 where there is no such tab or snapshot; a schedule that was never begun is an empty sheet', async () => {
    expect((await taken(`${base}/AUTO/excel?tabId=99999`)).status).toBe(404)
    const { status, bytes } = await taken(
      '/api/accounts/NORTH/schedules/export/AUTO/excel?snapshotType=SUBMITTED',
      'admin@portico.test',
    )
    expect([status, JSON.parse(bytes.toString()).message]).toEqual([404, layoutMessages.noSnapshot])
    const [sheet] = await sheetsOf(
      (await taken('/api/accounts/PROSPER/schedules/export/OPEN_LOT/excel', 'prospect@prosper.test')).bytes,
    )
    expect([sheet!.info.name, sheet!.rows.length]).toEqual(['Open Lot', 1])
  })
})

describe('workbooks of several sheets', () => {
  test('a schedule has a sheet for each of its tabs', async () => {
    const one = await aTab('STORAGE_TANKS', [{ note: 'A' }], 'East')
    const two = await aTab('STORAGE_TANKS', [{ note: 'B' }], 'West')
    const sheets = await sheetsOf((await taken(`${base}/STORAGE_TANKS/excel`)).bytes)
    const shown = sheets.filter(({ info }) => !info.hidden)
    expect(shown.map(({ info }) => info.name)).toEqual(['Storage Tanks', one.tabName, two.tabName])
  })

  test('all schedules of an account come back as they stand, tab by tab', async () => {
    const staff = await server.signIn('advisor@harbor.test')
    const { body } = await staff.get('/api/accounts/ACME/schedules/summary')
    const { status, headers, bytes } = await download(server, staff, `${base}/excel`)
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('ACME Schedules')])
    const sheets = (await sheetsOf(bytes)).filter(({ info }) => !info.hidden)
    const tabs = (body as ScheduleSummary[]).filter(({ rows }) => rows > 0)
    expect(sheets).toHaveLength(tabs.length)
    const exported = new Map(
      sheets.flatMap((sheet) =>
        sheet.rows.slice(1).map((cells) => [readRowMark(cells.find((cell) => readRowMark(cell))!)!.rowId, sheet]),
      ),
    )
    for (const { scheduleType, tabId } of tabs) {
      const standing = await new ScheduleClient(staff, 'ACME', scheduleType, tabId).rows()
      const sheet = exported.get(standing[0]!.rowId)!
      expect([scheduleType, readAgain(columnsOf(scheduleType), sheet)]).toEqual([
        scheduleType,
        standing.map(({ rowId, version, cells }) => ({ rowId, version, cells })),
      ])
    }
  })

  test('an account without rows has nothing to export', async () => {
    const { status, bytes } = await taken('/api/accounts/DOELAW/schedules/export/excel', 'lawyer@doelaw.test')
    expect([status, JSON.parse(bytes.toString()).message]).toEqual([404, layoutMessages.nothingToExport])
  })
})

test('a tab as CSV opens in its encoding, and no text of it is taken for a formula', async () => {
  const { tab } = await aTab('MISCELLANEOUS', [
    { remark: '=1+1', note: 'a "quoted", note\nof two lines' },
    { remark: 'é' },
  ])
  const { headers, bytes } = await taken(`${base}/MISCELLANEOUS/csv?tabId=${tab.tabId}`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const text = bytes.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain(`'=1+1`)
  expect(text).toContain('"a ""quoted"", note\nof two lines"')
  expect((await taken(`${base}/AUTO/csv?tabId=99999`)).status).toBe(404)
  expect((await taken(`${base}/AUTO/csv?tabId=${noTab}`)).status).toBe(200)
})
