import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { writeRowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { importTable, putInForce } from '../lookups/test/lookup-client.ts'
import { ScheduleClient } from '../schedules/test/schedule-client.ts'
import { csvOf, ImportClient } from './test/import-client.ts'

const server = useTestServer()
let advisor: TestClient
let tabs = 0

beforeAll(async () => {
  advisor = await server.signIn('advisor@harbor.test')
})

/** A tab of its own, with what can be asked of it. */
async function newTab() {
  tabs += 1
  const { body } = await advisor.post('/api/accounts/PROSPER/schedules/tabs', {
    scheduleType: 'DRIVERS',
    tabName: `Tab ${tabs}`,
  })
  const tabId: number = body.scheduleTabId
  return {
    tabId,
    imports: new ImportClient(advisor, 'PROSPER', 'DRIVERS', tabId),
    rows: new ScheduleClient(advisor, 'PROSPER', 'DRIVERS', tabId),
  }
}

const head = ['Name', 'Date of birth', 'State', 'License no.', 'Note']
const ada = ['Ada Lovelace', '12/10/1985', 'NY', '111111111', '']
const grace = ['Grace Hopper', '1976-12-09', 'ny', '222222222', 'Admiral']

describe('an import', () => {
  test('adds the rows of a file and can be undone whole', async () => {
    const { imports, rows, tabId } = await newTab()
    const checked = await imports.checked('drivers.csv', csvOf([head, ada, grace]))
    expect(checked).toMatchObject({
      state: 'CHECKED',
      tabId,
      snapshotType: 'CURRENT',
      counts: { rows: 2, added: 2, changed: 0, rejected: 0 },
    })
    expect(await rows.rows()).toEqual([])
    const { scheduleImportId: id } = checked
    expect(await imports.take(id, 'start')).toMatchObject({ state: 'IMPORTED', progress: 100, message: null })
    expect((await rows.rows()).map(({ cells }) => [cells['name'], cells['birthDate'], cells['state']])).toEqual([
      ['Ada Lovelace', '1985-12-10', 'NY'],
      ['Grace Hopper', '1976-12-09', 'NY'],
    ])
    expect(await imports.take(id, 'undo')).toMatchObject({ state: 'UNDONE', message: null })
    expect(await rows.rows()).toEqual([])
  })
})

describe('a check', () => {
  test('looks class codes up in the tables that read those of the tab', async () => {
    const owner = await server.signIn('owner@acme.test')
    const admin = await server.signIn('admin@portico.test')
    const draft = { kind: 'WC', owner: 'GULFBUREAU', state: 'TX', edition: '9' }
    await putInForce(admin, await importTable(admin, ['9079,Restaurants,'], draft))
    const schedules = '/api/accounts/ACME/schedules'
    const { body } = await owner.post(`${schedules}/tabs`, { scheduleType: 'WORKERS_COMP', tabName: 'Gulf' })
    const imports = new ImportClient(owner, 'ACME', 'WORKERS_COMP', body.scheduleTabId)
    const file = csvOf([
      ['State', 'Location no.', 'Class code', 'Payroll'],
      ['IL', '1', '5403', '100000'],
      ['IL', '1', '9079', '100000'],
    ])
    const unknown = async () => {
      const { scheduleImportId } = await imports.checked('payroll.csv', file)
      const rows = await imports.rows(scheduleImportId, 'ADDED')
      return rows.flatMap(({ row, findings }) =>
        findings.filter(({ column }) => column === 'classCode').map(({ message }) => `${row} ${message}`),
      )
    }
    // The sample that reads them otherwise questions no code.
    expect(await unknown()).toEqual([])
    const choice = { tabId: body.scheduleTabId, owners: { WC: 'GULFBUREAU' } }
    expect((await owner.put(`${schedules}/WORKERS_COMP/classification`, choice)).status).toBe(200)
    expect(await unknown()).toEqual([`2 ${lookupMessages.notInTable('GULFBUREAU TX 9')}`])
  })

  test('leaves rows with a hard error out, marks the others, and leaves totals alone', async () => {
    const { imports, rows } = await newTab()
    const invalid = ['Alan Turing', 'yesterday', 'XX', '333333333', '']
    const twin = ['Grace H.', ...grace.slice(1, 3), '999999999', '']
    const checked = await imports.checked(
      'drivers.csv',
      csvOf([
        ['Drivers of 2026'],
        head,
        ada,
        invalid,
        grace,
        twin,
        ['Twin', ...twin.slice(1)],
        ['Total', '', '', '', ''],
      ]),
    )
    expect(checked.counts).toMatchObject({ rows: 5, added: 3, rejected: 2, totalsRows: 1, errors: 2, hardErrors: 2 })
    const left = await imports.rows(checked.scheduleImportId, 'REJECTED')
    expect(left.map(({ row, findings }) => [row, findings[0]!.severity])).toEqual([
      [6, 'HARD_ERROR'],
      [7, 'HARD_ERROR'],
    ])
    const { scheduleImportId: id } = checked
    const shown = (await imports.rows(id, 'ADDED')).find(({ row }) => row === 4)!
    expect(shown.findings.map(({ column, severity }) => [column, severity])).toEqual([
      ['birthDate', 'ERROR'],
      ['state', 'ERROR'],
    ])
    await imports.take(id, 'start')
    expect((await rows.rows()).map(({ cells }) => cells['state'])).toEqual(['NY', 'XX', 'NY'])
  })

  test('leaves totals, headings and notes out with the reason, and takes one in again that a person wants', async () => {
    const { imports, rows } = await newTab()
    const noState = (row: readonly string[]) => [row[0]!, row[1]!, '', row[3]!, row[4]!]
    const file = csvOf([
      head,
      ['NEW YORK', '', '', '', ''],
      noState(ada),
      ['OHIO', '', '', '', ''],
      noState(grace),
      ['Total drivers: 2', '', '', '', ''],
      ['* as of June', '', '', '', ''],
    ])
    const first = await imports.checked('sections.csv', file)
    expect(first.counts).toMatchObject({ rows: 2, added: 2, leftOut: 4, sections: 2, totalsRows: 1 })
    const { scheduleImportId: id } = first
    const left = await imports.rows(id, 'LEFT_OUT')
    expect(left.map(({ row, findings }) => [row, findings[0]!.message])).toEqual([
      [2, importMessages.leftOut.SECTION],
      [4, importMessages.leftOut.SECTION],
      [6, importMessages.leftOut.TOTAL],
      [7, importMessages.leftOut.NOTE],
    ])
    await imports.choose(id, { ...first.choices!, sectionColumn: 'state', keptRows: [7] })
    expect((await imports.rested(id)).counts).toMatchObject({ rows: 3, added: 3, leftOut: 3 })
    await imports.take(id, 'start')
    expect((await rows.rows()).map(({ cells }) => [cells['name'], cells['state']])).toEqual([
      ['Ada Lovelace', 'NY'],
      ['Grace Hopper', 'OH'],
      ['* as of June', 'OH'],
    ])
  })

  test('multiplies amounts in thousands, and only once a person has confirmed the unit', async () => {
    const property = new ImportClient(advisor, 'PROSPER', 'PROPERTY_COVERAGES')
    const file = csvOf([
      ['Loc #', 'Bldg #', 'Bldg ($000)', 'Contents ($000)'],
      ['1', '1', '450', '75.5'],
      ['1', '2', '2,400', '$1.2M'],
    ])
    const looked = await property.looked('values.csv', file)
    const choices = property.choicesFor(looked)
    expect(choices.columns.map(({ column }) => column)).toEqual([
      'location',
      'building',
      'buildingValue',
      'contentsValue',
    ])
    const { status, body } = await property.choose(looked.scheduleImportId, choices)
    expect([status, body.fields]).toEqual([422, { 'columns.2.unit': importMessages.unitNotChosen('Bldg ($000)') }])
    const columns = choices.columns.map((column, index) => (index < 2 ? column : { ...column, unit: 1000 as const }))
    await property.choose(looked.scheduleImportId, { ...choices, columns })
    const { counts, totals } = await property.rested(looked.scheduleImportId)
    expect(counts).toMatchObject({ rows: 2, added: 2 })
    const after = Object.fromEntries(totals.map((total) => [total.column, total.after - total.before]))
    expect(after).toMatchObject({ buildingValue: 2_850_000, contentsValue: 1_275_500 })
  })

  test('finds rows again by key columns; a key of several rows, and a key that comes twice, are left out', async () => {
    const { imports, rows } = await newTab()
    const added = await imports.checked('first.csv', csvOf([head, ada, grace, [...grace.slice(0, 3), '555555555', '']]))
    await imports.take(added.scheduleImportId, 'start')
    const updated = await imports.checked(
      'second.csv',
      csvOf([
        ['Name', 'State'],
        ['ADA LOVELACE', 'CA'],
        ['Ada Lovelace', 'TX'],
        ['Grace Hopper', 'CA'],
        ['Mary Shaw', 'PA'],
      ]),
      { mode: 'UPDATE', keyColumns: ['name'] },
    )
    expect(updated.counts).toMatchObject({ rows: 4, added: 1, changed: 1, rejected: 2 })
    expect(
      (await imports.rows(updated.scheduleImportId, 'REJECTED')).map(({ findings }) => findings[0]!.message),
    ).toEqual([importMessages.twice(2), importMessages.ambiguous])
    await imports.take(updated.scheduleImportId, 'start')
    const standing = await rows.rows()
    expect(standing.map(({ cells }) => [cells['name'], cells['state']])).toEqual([
      ['ADA LOVELACE', 'CA'],
      ['Grace Hopper', 'NY'],
      ['Grace Hopper', 'NY'],
      ['Mary Shaw', 'PA'],
    ])
    // What the file does not tell of stays.
    expect(standing[0]!.cells).toMatchObject({ birthDate: '1985-12-10', licence: '111111111' })
  })

  test('says what totals become, and replaces all where that is chosen', async () => {
    const property = new ImportClient(advisor, 'PROSPER', 'EQUIPMENT')
    const rows = new ScheduleClient(advisor, 'PROSPER', 'EQUIPMENT')
    const equipment = (...values: (readonly [string, string])[]) =>
      csvOf([['Item no.', 'Description', 'Value'], ...values.map(([item, value]) => [item, `Thing ${item}`, value])])
    const first = await property.checked('a.csv', equipment(['1', '$1,000'], ['2', '2000'], ['3', '3000']))
    await property.take(first.scheduleImportId, 'start')
    const before = await rows.rows()
    const second = await property.checked('b.csv', equipment(['3', '3500'], ['1', '1000'], ['4', '10']), {
      mode: 'REPLACE',
      keyColumns: ['item'],
    })
    expect(second.counts).toMatchObject({ rows: 3, added: 1, changed: 1, unchanged: 1, removed: 1 })
    expect(second.totals).toContainEqual(expect.objectContaining({ before: 6000, after: 4510 }))
    await property.take(second.scheduleImportId, 'start')
    expect((await rows.rows()).map(({ cells }) => cells['item'])).toEqual(['1', '3', '4'])
    expect(await property.take(second.scheduleImportId, 'undo')).toMatchObject({ state: 'UNDONE', message: null })
    const after = await rows.rows()
    expect(after.map(({ rowId, cells }) => [rowId, cells])).toEqual(before.map(({ rowId, cells }) => [rowId, cells]))
  })
})

describe('a file that was exported', () => {
  test('is merged three ways with what the portal changed meanwhile; conflicts wait for a choice', async () => {
    const { imports, rows } = await newTab()
    const first = await imports.checked('first.csv', csvOf([head, ada, grace]))
    await imports.take(first.scheduleImportId, 'start')
    const before = await rows.rows()
    const [one, two] = [before[0]!, before[1]!]
    const exported = before.map((row) => writeRowMark(row))
    await rows.edit([
      { op: 'set', rowId: one.rowId, column: 'note', value: 'from the portal', was: one.cells['note'] ?? null },
      { op: 'set', rowId: one.rowId, column: 'state', value: 'NJ', was: 'NY' },
    ])
    const back = csvOf([
      [...head, 'Portico row'],
      ['Ada King', '12/10/1985', 'CT', '111111111', '', exported[0]!],
      ['Grace Hopper', '1976-12-09', 'NY', '222222222', '', exported[1]!],
      ['Mary Shaw', '1975-01-01', 'PA', '444444444', '', ''],
    ])
    const merged = await imports.checked('back.csv', back, { mode: 'UPDATE' })
    expect(merged.counts).toMatchObject({ rows: 3, added: 1, changed: 2, conflicts: 1 })
    const { scheduleImportId: id } = merged
    expect(await imports.rows(id, 'CONFLICT')).toMatchObject([
      {
        rowId: one.rowId,
        row: 2,
        changes: [{ column: 'name', was: 'Ada Lovelace', now: 'Ada King' }],
        conflicts: [{ column: 'state', portal: 'NJ', file: 'CT' }],
      },
    ])
    await imports.take(id, 'start', { conflicts: 'PORTAL', rows: { [one.rowId]: 'FILE' } })
    const standing = await rows.rows()
    expect(standing[0]!.cells).toMatchObject({ name: 'Ada King', state: 'CT', note: 'from the portal' })
    expect([standing[1]!.rowId, standing[1]!.cells['note']]).toEqual([two.rowId, undefined])
    // What was changed since the import stays when it is undone, and that is said.
    await rows.edit([{ op: 'set', rowId: one.rowId, column: 'name', value: 'Countess', was: 'Ada King' }])
    const undone = await imports.take(id, 'undo')
    expect(undone).toMatchObject({
      state: 'UNDONE',
      message: 'Cells and rows that were changed since were not changed: 1.',
    })
    expect((await rows.rows()).map(({ cells }) => [cells['name'], cells['state']])).toEqual([
      ['Countess', 'NJ'],
      ['Grace Hopper', 'NY'],
    ])
  })

  test('takes a row that was copied in it as a new one', async () => {
    const { imports, rows } = await newTab()
    const first = await imports.checked('first.csv', csvOf([head, ada]))
    await imports.take(first.scheduleImportId, 'start')
    const [mark] = (await rows.rows()).map((row) => writeRowMark(row))
    const copy = ['Ada King', '12/10/1985', 'NY', '444444444', '', mark!]
    const back = await imports.checked('back.csv', csvOf([[...head, 'Portico row'], [...ada, mark!], copy]), {
      mode: 'UPDATE',
    })
    expect(back.counts).toMatchObject({ rows: 2, added: 1, unchanged: 1, rejected: 0 })
    await imports.take(back.scheduleImportId, 'start')
    expect((await rows.rows()).map(({ cells }) => cells['name'])).toEqual(['Ada Lovelace', 'Ada King'])
  })

  test('does not bring back a row that was deleted in the portal', async () => {
    const { imports, rows } = await newTab()
    const first = await imports.checked('first.csv', csvOf([head, ada, grace]))
    await imports.take(first.scheduleImportId, 'start')
    const standing = await rows.rows()
    const marks = standing.map((row) => writeRowMark(row))
    await rows.edit(standing.map(({ rowId, version }) => ({ op: 'delete', rowId, version })))
    const changed = ['Ada King', ...ada.slice(1), marks[0]!]
    const back = await imports.checked('back.csv', csvOf([[...head, 'Portico row'], changed, [...grace, marks[1]!]]), {
      mode: 'UPDATE',
    })
    expect(back.counts).toMatchObject({ added: 0, changed: 0, unchanged: 1, rejected: 1 })
    expect((await imports.rows(back.scheduleImportId, 'REJECTED'))[0]!.findings[0]!.message).toBe(
      importMessages.unknownRow,
    )
  })
})
