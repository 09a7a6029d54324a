import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type {
  ColumnSetting,
  FailingCells,
  ScheduleColumns,
  ScheduleColumnsSummary,
} from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const pathOf = (type: ScheduleType, brokerage = 'HARBOR') => `/api/broker-admin/${brokerage}/schedule-columns/${type}`
const staff = () => server.signIn('broker-admin@harbor.test')
const owner = () => server.signIn('owner@acme.test')
const lot: ColumnSetting = { key: 'lot', kind: 'whole', heading: 'Lot', help: 'Where it stands' }

const decidedOf = async (client: TestClient, type: ScheduleType): Promise<ScheduleColumns> =>
  (await client.get(pathOf(type))).body

/** Saves settings over those that stand. */
async function decide(client: TestClient, type: ScheduleType, settings: readonly ColumnSetting[]) {
  const { version } = await decidedOf(client, type)
  return client.put(pathOf(type), { version, settings })
}

const columnsFor = async (client: TestClient, type: ScheduleType, account = 'ACME'): Promise<ColumnDefinition[]> =>
  (await client.get(`/api/accounts/${account}/schedules/${type}/columns`)).body

/** All pages of what a proposal would do. */
async function previewOf(client: TestClient, path: string): Promise<FailingCells[]> {
  const pages: FailingCells[] = []
  for (let cursor = ''; ;) {
    const { status, body } = await client.get(`${path}${cursor}`)
    expect(status).toBe(200)
    pages.push(body)
    if (body.nextCursor === null) return pages
    cursor = `?cursor=${body.nextCursor}`
  }
}

const rowsFailing = (pages: readonly FailingCells[]) =>
  Object.fromEntries(pages.flatMap(({ accounts }) => accounts).map(({ accountCode, rows }) => [accountCode, rows]))

describe('the columns of a schedule', () => {
  test('are the standard ones until the brokerage decides, with nothing kept', async () => {
    const client = await staff()
    expect(await decidedOf(client, 'CYBER')).toEqual({
      scheduleType: 'CYBER',
      version: 0,
      settings: [],
      standard: columnsOf('CYBER'),
      changedAt: null,
      changedByName: null,
    })
    expect(await columnsFor(await owner(), 'CYBER')).toEqual(columnsOf('CYBER'))
  })

  test('are added, renamed, hidden and put in order for all accounts of the brokerage, and of no other', async () => {
    const client = await staff()
    const settings = [lot, { key: 'value', heading: 'Worth' }, { key: 'note', hidden: true }]
    const { status, body } = await decide(client, 'FINE_ARTS', settings)
    expect([status, body]).toMatchObject([200, { version: 1, settings, changedByName: expect.stringMatching(/\w/) }])

    const headings = (await columnsFor(await owner(), 'FINE_ARTS')).map(({ heading }) => heading)
    expect(headings).toContain('Lot')
    expect(headings).toContain('Worth')
    expect(headings).not.toContain('Note')
    expect(await columnsFor(await server.signIn('owner@ridge.test'), 'FINE_ARTS', 'RIDGE')).toEqual(
      columnsOf('FINE_ARTS'),
    )

    const summaries = (await client.get('/api/broker-admin/HARBOR/schedule-columns')).body as ScheduleColumnsSummary[]
    expect(summaries).toHaveLength(35)
    expect(summaries.find(({ scheduleType }) => scheduleType === 'FINE_ARTS')).toMatchObject({
      name: 'Fine Arts',
      shown: columnsOf('FINE_ARTS').length,
      added: 1,
      hidden: 1,
      changed: 1,
    })
  })

  test('take what is typed and check it as the brokerage says', async () => {
    const client = await staff()
    await decide(client, 'VESSEL', [lot, { key: 'note', hidden: true }])
    const schedule = new ScheduleClient(await owner(), 'ACME', 'VESSEL')
    const { body } = await schedule.edit([added({ lot: '1,200', commodity: 'Steel' }), added({ lot: 'north' })])
    const cells = (body.rows as { cells: Record<string, string> }[]).map((row) => row.cells['lot'])
    expect(cells).toEqual(expect.arrayContaining(['1200', 'north']))
    expect(body.findings).toContainEqual(expect.objectContaining({ column: 'lot', message: 'must be a whole number' }))

    const hidden = await schedule.edit([added({ note: 'Out of sight' })])
    expect([hidden.status, hidden.body.fields]).toEqual([422, { 'edits.0.note': scheduleMessages.unknownColumn }])
  })

  test('are audited, told to open screens, and counted as standard again once they are reset', async () => {
    const client = await staff()
    const told = async () => {
      const { rows } = await server.running.platform.database.read('system', (tx) =>
        sql`select 1 from events where payload ->> 'changed' = 'schedule-columns'
          and payload ->> 'brokerageCode' = 'HARBOR'`.execute(tx.db),
      )
      return rows.length
    }
    const before = await told()
    await decide(client, 'PIP', [{ key: 'note', heading: 'Remarks' }])
    expect(await told()).toBe(before + 1)
    const reset = await decide(client, 'PIP', [{ key: 'note', heading: 'Note', hidden: false }])
    expect(reset.body).toMatchObject({ version: 2, settings: [] })
    expect(await columnsFor(await owner(), 'PIP')).toEqual(columnsOf('PIP'))
    const rows = await auditOf(server, 'schedule_columns', 'HARBOR/PIP')
    expect(rows.map(({ action, actor, after }) => [action, actor, after])).toEqual([
      ['schedule_columns.change', 'broker-admin@harbor.test', { settings: [{ key: 'note', heading: 'Remarks' }] }],
      ['schedule_columns.change', 'broker-admin@harbor.test', { settings: [] }],
    ])
  })

  test('saved from an old version are refused with what stands, and of two saves at once one holds', async () => {
    const client = await staff()
    const save = (heading: string) =>
      client.put(pathOf('TRANSPORT'), { version: 0, settings: [{ key: 'note', heading }] })
    const answers = await Promise.all(['One', 'Two', 'Three'].map(save))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const standing = await decidedOf(client, 'TRANSPORT')
    const late = await save('Four')
    expect([late.status, late.body.message, late.body.current]).toEqual([409, messages.stale, standing])
  })

  test('with an error are refused by field, and nothing is kept', async () => {
    const client = await staff()
    const settings = [lot, { key: 'location', required: false }, { ...lot, key: 'toString' }]
    const { status, body } = await decide(client, 'LOCATIONS', settings)
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({
      'settings.1.required': columnMessages.keyColumn,
      'settings.2.key': columnMessages.keyReserved,
    })
    expect(await decidedOf(client, 'LOCATIONS')).toMatchObject({ version: 0, settings: [] })
  })
})

describe('columns that become narrower', () => {
  const settings: ColumnSetting[] = [
    { key: 'body', choices: ['PP', 'Heavy'] },
    { key: 'fleet', required: true },
  ]

  test('show the rows that would fail before they are saved, and mark them afterwards', async () => {
    const client = await staff()
    const user = await owner()
    const schedule = new ScheduleClient(user, 'ACME', 'AUTO')
    const errorsBefore = await errorsOf(user)
    const proposed = await decide(client, 'AUTO', settings)
    expect([proposed.status, proposed.body.narrowed]).toEqual([
      202,
      [
        { key: 'body', heading: 'Body' },
        { key: 'fleet', heading: 'Fleet' },
      ],
    ])
    expect(await columnsFor(user, 'AUTO')).toEqual(columnsOf('AUTO'))

    const proposal = `${pathOf('AUTO')}/proposals/${proposed.body.proposalId}`
    const pages = await previewOf(client, proposal)
    const rows = await schedule.rows()
    const without = rows.filter(({ cells }) => cells['fleet'] === undefined || !isKept(cells['body']))
    expect(rowsFailing(pages)).toMatchObject({ ACME: without.length })
    expect(rowsFailing(pages)).not.toHaveProperty('RIDGE')
    expect(pages[0]?.cells[0]).toMatchObject({ accountCode: 'ACME', companyName: 'Acme Builders Group, Inc.' })

    const accepted = await client.post(proposal)
    expect([accepted.status, accepted.body.settings]).toEqual([200, settings])
    await vi.waitUntil(async () => (await errorsOf(user)) > errorsBefore, { timeout: 30_000 })
    const found = (await schedule.page('limit=2000')).body.findings as { column: string; rowId: string }[]
    expect(found.filter(({ column }) => column === 'fleet')).toHaveLength(
      rows.filter(({ cells }) => cells['fleet'] === undefined).length,
    )
    expect(await errorsOf(user)).toBe(await keptErrors('AUTO'))
    // Nobody has edited the rows: their versions stay.
    expect((await schedule.rows()).map(({ version }) => version)).toEqual(rows.map(({ version }) => version))

    expect((await client.post(proposal)).status).toBe(404)
    const wider = await decide(client, 'AUTO', [])
    expect(wider.status).toBe(200)
    await vi.waitUntil(async () => (await errorsOf(user)) === errorsBefore, { timeout: 30_000 })
  })

  const isKept = (body: string | null | undefined) => body === undefined || ['PP', 'Heavy'].includes(body ?? '')

  test('go through every row once, however many looks it takes', async () => {
    const client = await staff()
    const schedule = new ScheduleClient(await owner(), 'ACME', 'OPEN_LOT')
    const rows = 4500 + (await schedule.rows()).length
    for (const batch of [1, 2, 3]) {
      const edits = Array.from({ length: 1500 }, (_, row) => added({ note: `Row ${batch} of ${row}` }))
      expect((await schedule.edit(edits)).status).toBe(200)
    }
    const { body } = await decide(client, 'OPEN_LOT', [{ ...lot, required: true }])
    const pages = await previewOf(client, `${pathOf('OPEN_LOT')}/proposals/${body.proposalId}`)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.reduce((sum, { looked }) => sum + looked, 0)).toBe(rows)
    expect(pages.reduce((sum, { accounts }) => sum + (accounts[0]?.rows ?? 0), 0)).toBe(rows)
    expect(Math.max(...pages.map(({ cells }) => cells.length))).toBe(50)
    await client.post(`${pathOf('OPEN_LOT')}/proposals/${body.proposalId}`)
    await vi.waitUntil(async () => (await lotErrors()) === rows, { timeout: 60_000 })
  })

  const lotErrors = async () => {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select 1 from schedule_rows, jsonb_array_elements(findings) found
        where schedule_type = 'OPEN_LOT' and found ->> 'column' = 'lot'`.execute(tx.db),
    )
    return rows.length
  }

  test('read what rows hold in another way, once a column of its own is of another kind', async () => {
    const client = await staff()
    await decide(client, 'GARAGE', [{ ...lot, kind: 'text' }])
    const schedule = new ScheduleClient(await owner(), 'ACME', 'GARAGE')
    await schedule.edit([added({ lot: '1,200' }), added({ lot: 'north' })])
    const { body } = await decide(client, 'GARAGE', [lot])
    const proposal = `${pathOf('GARAGE')}/proposals/${body.proposalId}`
    const [page] = await previewOf(client, proposal)
    expect(page?.cells).toEqual([
      expect.objectContaining({ heading: 'Lot', value: 'north', message: 'must be a whole number' }),
    ])
    await client.post(proposal)
    const lots = async () => (await schedule.rows()).map(({ cells }) => cells['lot'])
    await vi.waitUntil(async () => (await lots()).includes('1200'), { timeout: 30_000 })
    expect(await lots()).toContain('north')
  })

  test('are accepted by who proposed them, from the version they were made from', async () => {
    const client = await staff()
    const admin = await server.signIn('admin@portico.test')
    const { body } = await decide(client, 'EDP', [{ ...lot, required: true }])
    const proposal = `${pathOf('EDP')}/proposals/${body.proposalId}`
    expect((await admin.get(proposal)).status).toBe(404)
    expect((await admin.post(proposal)).body.message).toBe(columnMessages.proposalGone)
    expect((await client.get(`${proposal}?cursor=bm9wZQ`)).status).toBe(400)
    expect((await decide(admin, 'EDP', [{ key: 'note', heading: 'Remarks' }])).status).toBe(200)
    expect((await client.post(proposal)).status).toBe(404)
    expect((await decidedOf(client, 'EDP')).settings).toEqual([{ key: 'note', heading: 'Remarks' }])
  })

  const errorsOf = async (client: TestClient): Promise<number> => {
    const { body } = await client.get('/api/accounts/ACME/schedules/summary')
    type Summary = { scheduleType: string; tabId: number; errors: number }
    const of = (body as Summary[]).find(({ scheduleType, tabId }) => scheduleType === 'AUTO' && tabId === noTab)
    return of?.errors ?? 0
  }

  const keptErrors = async (type: ScheduleType): Promise<number> => {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select 1 from schedule_rows, jsonb_array_elements(findings) found
        where account_code = 'ACME' and schedule_type = ${type} and tab_id = ${noTab}
          and found ->> 'severity' = 'ERROR'`.execute(tx.db),
    )
    return rows.length
  }
})

test('columns are closed to other staff and hidden from everyone else', async () => {
  const statuses = async (username: string, brokerage: string) => {
    const client = await server.signIn(username)
    const path = pathOf('CRIME', brokerage)
    const answers = [await client.get(path), await client.put(path, { version: 0, settings: [] })]
    return answers.map(({ status }) => status)
  }
  expect(await statuses('advisor@harbor.test', 'HARBOR')).toEqual([403, 403])
  expect(await statuses('broker-admin@harbor.test', 'SUMMIT')).toEqual([404, 404])
  expect(await statuses('owner@acme.test', 'HARBOR')).toEqual([404, 404])
})
