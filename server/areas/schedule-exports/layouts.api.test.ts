import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type {
  ExportLayout,
  ExportLayoutSummary,
  Layout,
} from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'
import { download, sheetsOf } from './test/export-client.ts'

const server = useTestServer()
const base = '/api/broker-admin/HARBOR/schedule-export'
const admin = () => server.signIn('broker-admin@harbor.test')

const of = (column: string, more: Partial<Layout['columns'][number]> = {}): Layout['columns'][number] => ({
  column,
  heading: column,
  format: 'STANDARD',
  codes: [],
  ...more,
})

/** Saves over whatever stands. */
async function saved(type: ScheduleType, layout: Layout | null) {
  const client = await admin()
  const { body } = await client.get(`${base}/${type}`)
  return client.put(`${base}/${type}`, { version: (body as ExportLayout).version, layout })
}

test('a schedule has the standard layout until the brokerage saves its own, and again once that is reset', async () => {
  const client = await admin()
  const first = (await client.get(`${base}/GARAGE`)).body as ExportLayout
  expect(first).toMatchObject({ version: 0, layout: null, changedAt: null, changedByName: null })
  const layout = { sheetName: 'Garages', columns: [of('location', { heading: 'Prem #' })] }
  const { status, body } = await saved('GARAGE', layout)
  expect([status, body]).toMatchObject([200, { version: 1, layout, changedByName: expect.stringMatching(/\w/) }])
  const inList = async () =>
    ((await client.get(base)).body as ExportLayoutSummary[]).find(({ scheduleType }) => scheduleType === 'GARAGE')
  expect(await inList()).toMatchObject({ name: 'Garage', columns: 1 })
  expect((await saved('GARAGE', null)).body).toMatchObject({ version: 2, layout: null })
  expect(await inList()).toMatchObject({ columns: null })
  expect((await auditOf(server, 'schedule_layout', 'HARBOR/GARAGE')).map(({ action }) => action)).toEqual([
    'schedule_layout.save',
    'schedule_layout.save',
  ])
})

test('a save from an old version is refused with the layout that stands', async () => {
  const client = await admin()
  const layout = { sheetName: null, columns: [of('note')] }
  expect((await saved('PIP', layout)).status).toBe(200)
  const { status, body } = await client.put(`${base}/PIP`, { version: 0, layout: null })
  expect([status, body.message, body.current]).toMatchObject([409, messages.stale, { version: 1, layout }])
})

test('headings that are there twice, codes that are missing and illegal sheet names are refused', async () => {
  const codes = [{ value: 'RC', code: '1' }]
  const twice = await saved('PROPERTY_COVERAGES', {
    sheetName: null,
    columns: [of('location', { heading: 'A' }), of('valuation', { heading: 'a', codes })],
  })
  expect([twice.status, twice.body.fields]).toEqual([
    422,
    { 'layout.columns.1.heading': layoutMessages.headingTwice, 'layout.columns.1.codes': layoutMessages.noCode('ACV') },
  ])
  const named = await saved('PROPERTY_COVERAGES', { sheetName: 'a:b', columns: [of('location')] })
  expect([named.status, Object.keys(named.body.fields)]).toEqual([422, ['layout.sheetName']])
})

test('an export in the layout of the brokerage has its columns, headings, formats, codes and sheet name alone', async () => {
  const layout: Layout = {
    sheetName: 'Statement of values',
    columns: [
      of('valuation', {
        heading: 'Val.',
        codes: ['RC', 'ACV', 'Agreed'].map((value, at) => ({ value, code: `${at + 1}` })),
      }),
      of('effectiveFrom', { heading: 'From', format: 'TEXT' }),
      of('buildingValue', { heading: 'Bldg', format: 'PLAIN' }),
    ],
  }
  expect((await saved('PROPERTY_COVERAGES', layout)).status).toBe(200)
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', {
    scheduleType: 'PROPERTY_COVERAGES',
    tabName: 'Out',
  })
  const tab = new ScheduleClient(owner, 'ACME', 'PROPERTY_COVERAGES', body.scheduleTabId)
  await tab.edit([added({ valuation: 'ACV', effectiveFrom: '2026-09-02', buildingValue: '1200.50' })])
  const path = `/api/accounts/ACME/schedules/export/PROPERTY_COVERAGES/excel?layout=BROKERAGE&tabId=${tab.tabId}`
  const [sheet, ...others] = await sheetsOf((await download(server, owner, path)).bytes)
  expect([sheet!.info.name, others.length]).toEqual(['Statement of values', 0])
  expect(sheet!.rows).toEqual([
    ['Val.', 'From', 'Bldg'],
    ['2', '2026-09-02', '1200.5'],
  ])
})

test('layouts are for the admins of their own brokerage', async () => {
  const body = { version: 0, layout: null }
  expect((await (await server.signIn('advisor@harbor.test')).put(`${base}/AUTO`, body)).status).toBe(403)
  expect((await (await server.signIn('advisor@summit.test')).get(`${base}/AUTO`)).status).toBe(404)
})

test('a layout is made of the columns that the brokerage shows, its own among them', async () => {
  const client = await admin()
  const columnsPath = '/api/broker-admin/HARBOR/schedule-columns/UMBRELLA'
  const shown = async () => ((await client.get(`${base}/UMBRELLA`)).body as ExportLayout).columns.map(({ key }) => key)
  const [first, hidden] = (await shown()).slice(-2)
  const own = { key: 'ownDepot', heading: 'Depot', kind: 'text' }
  const put = await client.put(columnsPath, { version: 0, settings: [own, { key: hidden, hidden: true }] })
  expect(put.status).toBe(200)
  const columns = await shown()
  expect([columns.includes('ownDepot'), columns.includes(first!), columns.includes(hidden!)]).toEqual([
    true,
    true,
    false,
  ])
  expect((await saved('UMBRELLA', { sheetName: null, columns: [of('ownDepot')] })).status).toBe(200)
  expect((await saved('UMBRELLA', { sheetName: null, columns: [of(hidden!)] })).status).toBe(422)
})
