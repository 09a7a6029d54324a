import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addedApplication, publishedForm } from '../../areas/applications/test/application-client.ts'
import { csvOf, ImportClient } from '../../areas/schedule-imports/test/import-client.ts'
import { download, sheetsOf } from '../../areas/schedule-exports/test/export-client.ts'
import { added, ScheduleClient } from '../../areas/schedules/test/schedule-client.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import type { TestClient } from '../test/test-client.ts'
import { useTestServer } from '../test/test-server.ts'

const server = useTestServer()
let advisor: TestClient
let owner: TestClient

beforeAll(async () => {
  advisor = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

/** Tables of the database, of whatever schema, with a row whose columns as texts match a pattern. */
const tablesWith = (pattern: string): Promise<string[]> =>
  server.running.platform.database.read('system', async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(tx.db)
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql`select from ${sql.raw(name)} kept where kept::text ~ ${pattern} limit 1`.execute(
          tx.db,
        )
        return rows.length === 0 ? [] : [name]
      }),
    )
    return found.flat()
  })

/** Saves the number of an account in its profile. */
async function saveFein(client: TestClient, account: string, value: string): Promise<void> {
  const page = `/api/accounts/${account}/profile-pages/entity`
  const { version = 0 } = (await client.get(page)).body.answers.fein ?? {}
  const saved = await client.put(`${page}/answers`, { edits: [{ path: 'fein', value, version }] })
  expect([saved.status, saved.body.answers?.fein?.value]).toEqual([200, value])
}

test('no table holds a tax number of the demonstration', async () => {
  expect(await tablesWith('"[0-9]{2}-[0-9]{7}"')).toEqual([])
  expect(await tablesWith('Acme Builders')).toContain('public.schedule_rows')
})

describe('a tax number that was entered', () => {
  test('in the profile is compared with those of other accounts, and sent to the agency system', async () => {
    await saveFein(owner, 'ACME', '74-5550123')
    await saveFein(advisor, 'NORTH', '74-5550123')
    const details = (await advisor.get('/api/accounts/ACME/details')).body
    expect(details.sameFein).toEqual([expect.objectContaining({ accountCode: 'NORTH' })])
    expect(details.facts).toContainEqual(expect.objectContaining({ key: 'fein', words: '74-5550123' }))

    const path = '/api/accounts/ACME/staging'
    const staged = async (): Promise<Staging> => (await advisor.get(path)).body
    const { values } = await staged()
    expect(values).toContainEqual(expect.objectContaining({ key: 'fein', incoming: '74-5550123' }))
    const others = values.filter(({ key, isConflict }) => isConflict && key !== 'fein')
    const decide = (kind: string, of: typeof values) =>
      advisor.post(`${path}/decisions`, {
        values: of.map(({ key, mark }) => ({ key, mark })),
        kind,
        comment: 'For now.',
      })
    expect(
      (
        await decide(
          'ACCEPTED',
          values.filter(({ key }) => key === 'fein'),
        )
      ).status,
    ).toBe(200)
    const rejected = others.length === 0 ? 200 : (await decide('REJECTED', others)).status
    expect(rejected).toBe(200)
    expect((await advisor.post(`${path}/pushes`)).status).toBe(202)
    await vi.waitUntil(async () => (await staged()).pushes[0]!.state === 'SENT', { timeout: 60_000, interval: 100 })
    expect(await readFile(join(server.dataDir, 'agency', 'ACME.json'), 'utf8')).toContain('74-5550123')
    expect(await tablesWith('74-?5550123')).toEqual([])
  })

  test('in an application is in its history, its PDF and its final version', async () => {
    const formId = await publishedForm(server, [
      {
        key: 'numbers',
        title: 'Numbers',
        questions: [
          { key: 'parent', kind: 'taxId', label: 'Tax number of the parent' },
          { key: 'other', kind: 'taxId', label: 'Tax number of the company', fact: 'fein' },
        ],
      },
    ])
    const application = (await addedApplication(advisor, formId)).as(owner)
    const { version = 0 } = (await application.answerOf('other')) ?? {}
    await application.save({ path: 'parent', value: '745550124' }, { path: 'other', value: '745550125', version })
    expect((await application.history('parent'))[0]).toMatchObject({ value: '74-5550124' })
    expect((await application.done()).status).toBe(200)
    expect((await application.answerOf('other')).value).toBe('74-5550125')
    const text = await pdfText((await application.pdf()).bytes)
    expect(text).toContain('74-5550124')
    expect(text).toContain('74-5550125')
    expect(await tablesWith('74-?555012[45]')).toEqual([])
  })

  test('in a schedule is found twice, imported, exported and in the history of its row', async () => {
    const schedule = new ScheduleClient(owner, 'ACME', 'NAMED_INSUREDS')
    const sister = added({ name: 'Sealed Sister LLC', fein: '745550126' })
    const brother = added({ name: 'Sealed Brother LLC', fein: '74-5550126' })
    expect((await schedule.edit([sister, brother])).status).toBe(200)
    const findings = (await owner.get('/api/accounts/ACME/schedules/NAMED_INSUREDS/findings?tabId=-9999')).body
    expect(JSON.stringify(findings)).toContain('This FEIN')
    const edit = { op: 'set', rowId: sister.rowId, column: 'fein', value: '74-5550127', was: '74-5550126' } as const
    expect((await schedule.edit([edit])).status).toBe(200)
    const history = await owner.get(
      `/api/accounts/ACME/schedules/NAMED_INSUREDS/rows/${sister.rowId}/history?tabId=-9999`,
    )
    expect(JSON.stringify(history.body)).toContain('74-5550127')

    const imports = new ImportClient(advisor, 'ACME', 'NAMED_INSUREDS')
    const file = csvOf([
      ['Name', 'FEIN'],
      ['Imported Sister LLC', '745550128'],
    ])
    const checked = await imports.checked('insureds.csv', file)
    expect((await imports.take(checked.scheduleImportId, 'start')).state).toBe('IMPORTED')
    expect((await schedule.rows()).map(({ cells }) => cells['fein'])).toEqual(
      expect.arrayContaining(['74-5550126', '74-5550127', '74-5550128']),
    )
    const { bytes } = await download(server, advisor, '/api/accounts/ACME/schedules/export/NAMED_INSUREDS/excel')
    expect(JSON.stringify(await sheetsOf(bytes))).toContain('74-5550128')
    expect(await tablesWith('74-?555012[678]')).toEqual([])
  })
})
