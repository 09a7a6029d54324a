import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type {
  ExportLayouts,
  ExportLayoutSummary,
  Layout,
  NamedLayout,
} from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
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

/** Makes a layout under a name that no other test uses. */
const made = async (type: ScheduleType, layout: Layout, more: object = {}) =>
  (await admin()).post(`${base}/${type}`, { name: `Carrier ${crypto.randomUUID().slice(0, 8)}`, layout, ...more })

const layoutsOf = async (type: ScheduleType) => (await (await admin()).get(`${base}/${type}`)).body as ExportLayouts
const note: Layout = { sheetName: null, columns: [of('note')] }

test('a schedule has layouts by name, the first of them the default until another is made that', async () => {
  const client = await admin()
  expect((await layoutsOf('GARAGE')).layouts).toEqual([])
  const layout = { sheetName: 'Garages', columns: [of('location', { heading: 'Prem #' })] }
  const { status, body: first } = await client.post(`${base}/GARAGE`, { name: 'Acme Mutual', layout })
  expect([status, first]).toMatchObject([
    201,
    { name: 'Acme Mutual', isDefault: true, version: 1, layout, changedByName: expect.stringMatching(/\w/) },
  ])
  const second = (await client.post(`${base}/GARAGE`, { name: 'Agency system', layout: note })).body as NamedLayout
  expect(second).toMatchObject({ isDefault: false })
  const taken = await client.post(`${base}/GARAGE`, { name: 'ACME mutual', layout: note })
  expect([taken.status, taken.body.fields]).toEqual([422, { name: layoutMessages.nameTaken }])

  const saved = await client.put(`${base}/GARAGE/${second.layoutId}`, { ...second, isDefault: true, name: 'System' })
  expect([saved.status, saved.body]).toMatchObject([200, { name: 'System', isDefault: true, version: 2 }])
  expect((await layoutsOf('GARAGE')).layouts.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['System', true],
    ['Acme Mutual', false],
  ])
  const inList = async () =>
    ((await client.get(base)).body as ExportLayoutSummary[]).find(({ scheduleType }) => scheduleType === 'GARAGE')
  expect(await inList()).toEqual({ scheduleType: 'GARAGE', name: 'Garage', layouts: 2 })

  const refused = await client.delete(`${base}/GARAGE/${second.layoutId}`)
  expect([refused.status, refused.body.message]).toEqual([409, layoutMessages.defaultStays])
  for (const { layoutId } of [first as NamedLayout, second])
    expect((await client.delete(`${base}/GARAGE/${layoutId}`)).status).toBe(204)
  expect((await client.delete(`${base}/GARAGE/${second.layoutId}`)).status).toBe(404)
  expect(await inList()).toMatchObject({ layouts: 0 })
  expect((await auditOf(server, 'schedule_layout', second.layoutId)).map(({ action }) => action)).toEqual([
    'schedule_layout.create',
    'schedule_layout.save',
    'schedule_layout.delete',
  ])
})

test('a save from an old version, or of a layout that is gone, is refused with what stands', async () => {
  const client = await admin()
  const { body: first } = await made('PIP', note)
  const path = `${base}/PIP/${first.layoutId}`
  const { body: saved } = await client.put(path, { ...first, name: 'Renamed' })
  const old = await client.put(path, { ...first, name: 'Late' })
  expect([old.status, old.body.message, old.body.current]).toEqual([409, messages.stale, saved])
  expect((await client.delete(path)).status).toBe(204)
  const gone = await client.put(path, { ...saved, name: 'Later' })
  expect([gone.status, gone.body.current]).toEqual([409, null])
})

test('headings that are there twice, codes that are missing and illegal sheet names are refused', async () => {
  const codes = [{ value: 'RC', code: '1' }]
  const twice = await made('PROPERTY_COVERAGES', {
    sheetName: null,
    columns: [of('location', { heading: 'A' }), of('valuation', { heading: 'a', codes })],
  })
  expect([twice.status, twice.body.fields]).toEqual([
    422,
    { 'layout.columns.1.heading': layoutMessages.headingTwice, 'layout.columns.1.codes': layoutMessages.noCode('ACV') },
  ])
  const named = await made('PROPERTY_COVERAGES', { sheetName: 'a:b', columns: [of('location')] })
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
  const { body: chosen } = await made('PROPERTY_COVERAGES', layout, { isDefault: true })
  const { body: other } = await made('PROPERTY_COVERAGES', {
    sheetName: 'Other',
    columns: [of('buildingValue', { heading: 'Value', format: 'PLAIN' })],
  })
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

  const choices = '/api/accounts/ACME/schedules/PROPERTY_COVERAGES/layouts'
  expect((await owner.get(choices)).body).toEqual(
    [chosen, other].map(({ layoutId, name, isDefault }) => ({ layoutId, name, isDefault })),
  )
  const [asked] = await sheetsOf((await download(server, owner, `${path}&layoutId=${other.layoutId}`)).bytes)
  expect([asked!.info.name, asked!.rows]).toEqual(['Other', [['Value'], ['1200.5']]])
  expect((await owner.get(`${path}&layoutId=${crypto.randomUUID()}`)).status).toBe(404)
})

test('layouts are for the admins of their own brokerage', async () => {
  const body = { name: 'Mine', layout: note }
  expect((await (await server.signIn('advisor@harbor.test')).post(`${base}/AUTO`, body)).status).toBe(403)
  expect((await (await server.signIn('advisor@summit.test')).get(`${base}/AUTO`)).status).toBe(404)
})

test('a layout is made of the columns that the brokerage shows, its own among them', async () => {
  const client = await admin()
  const columnsPath = '/api/broker-admin/HARBOR/schedule-columns/UMBRELLA'
  const shown = async () => (await layoutsOf('UMBRELLA')).columns.map(({ key }) => key)
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
  expect((await made('UMBRELLA', { sheetName: null, columns: [of('ownDepot')] })).status).toBe(201)
  expect((await made('UMBRELLA', { sheetName: null, columns: [of(hidden!)] })).status).toBe(422)
})
