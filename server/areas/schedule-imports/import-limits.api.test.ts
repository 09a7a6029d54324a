import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { EventStreamReader } from '../../app/test/event-stream-reader.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { unreadable } from '../../platform/spreadsheets/unreadable-file.ts'
import { aZip } from '../documents/test/sample-files.ts'
import { ScheduleClient } from '../schedules/test/schedule-client.ts'
import { sweep } from './sweep-imports.ts'
import { csvOf, ImportClient } from './test/import-client.ts'

const server = useTestServer()
let owner: TestClient
let imports: ImportClient
const rows = () => new ScheduleClient(owner, 'ACME', 'FINE_ARTS').rows()

beforeAll(async () => {
  await server.running.app.listen({ port: 0 })
  owner = await server.signIn('owner@acme.test')
  imports = new ImportClient(owner, 'ACME', 'FINE_ARTS')
})

const art = (count: number) =>
  csvOf([
    ['Title', 'Value', 'Note'],
    ...Array.from({ length: count }, (_, index) => [`Painting ${index + 1}`, String(1000 + index), '']),
  ])

/** A workbook with a password: the encrypted one within a compound file. */
const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('EncryptedPackage', 'utf16le'),
])

describe('what is not imported', () => {
  test('a schedule that has no wizard, a file that is no spreadsheet, a tab that is not there', async () => {
    const begun = await new ImportClient(owner, 'ACME', 'MISCELLANEOUS').begin('a.csv', art(1))
    expect([begun.status, begun.body.fields]).toEqual([422, { type: importMessages.notImportable }])
    const text = await imports.begin('a.pdf', '%PDF-1.7\n')
    expect([text.status, text.body.fields]).toEqual([422, { file: importMessages.unknownFormat }])
    expect((await new ImportClient(owner, 'ACME', 'FINE_ARTS', 4711).begin('a.csv', art(1))).status).toBe(404)
  })

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['with a password', 'a.xlsx', () => locked, documentMessages.encrypted],
    ['of a macro workbook', 'a.xlsm', () => Buffer.from('PK'), documentMessages.macros],
    ['of Excel 4', 'a.xls', () => Buffer.from([9, 4, 6, 0, 0, 0, 16, 0]), documentMessages.oldExcel],
    ['with macros', 'a.xlsx', () => aZip(['xl/workbook.xml', 'xl/vbaProject.bin']), documentMessages.macros],
    ['that is something else', 'a.xlsx', () => Buffer.from('MZ'), documentMessages.contentDiffers],
    ['of nothing but a page', 'a.csv', () => Buffer.from('<!doctype html><table>'), documentMessages.contentDiffers],
  ])('a file %s is refused when it has come', async (_what, name, content, message) => {
    const { status, body } = await imports.begin(name, await content())
    expect([status, body.fields]).toEqual([422, { file: message }])
  })

  test('a file that turns out to be damaged fails with a sentence that a client understands', async () => {
    const broken = await imports.looked('broken.xlsx', await aZip(['[Content_Types].xml', 'xl/workbook.xml']))
    expect(broken).toMatchObject({ state: 'FAILED', message: unreadable.damaged })
    const empty = await imports.looked('empty.csv', '\r\n\r\n')
    expect(empty).toMatchObject({ state: 'FAILED', message: importMessages.emptyFile })
  })

  test('columns that are unknown, matched twice or not enough', async () => {
    const looked = await imports.looked('art.csv', art(1))
    const { scheduleImportId: id } = looked
    const choices = imports.choicesFor(looked)
    const [first] = choices.columns
    const errors = await Promise.all([
      imports.choose(id, { ...choices, columns: [{ ...first!, column: 'shoeSize' }] }),
      imports.choose(id, { ...choices, columns: [first!, { ...first!, place: 1 }] }),
      imports.choose(id, { ...choices, columns: [] }),
      imports.choose(id, { ...choices, mode: 'UPDATE', keyColumns: ['location'] }),
    ])
    expect(errors.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(errors.map(({ body }) => Object.keys(body.fields))).toEqual([
      ['columns.0.column'],
      ['columns.1.column'],
      ['columns'],
      ['keyColumns'],
    ])
  })

  test('what others may not change, and what another account has', async () => {
    const { scheduleImportId: id } = await imports.checked('art.csv', art(1))
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get(imports.path(`/${id}`))).status).toBe(200)
    expect((await viewer.post(imports.path(`/${id}/start`), {})).status).toBe(403)
    const stranger = await server.signIn('owner@ridge.test')
    expect((await stranger.get(imports.path(`/${id}`))).status).toBe(404)
    expect((await stranger.get(`/api/accounts/RIDGE/schedules/imports/${id}`)).status).toBe(404)
  })
})

describe('an import that moves on', () => {
  test('is told to whoever began it, step by step, and to no one else', async () => {
    const [mine, other] = [
      new EventStreamReader(server.running.app, owner),
      new EventStreamReader(server.running.app, await server.signIn('user@acme.test')),
    ]
    expect([await mine.status, await other.status]).toEqual([200, 200])
    const { scheduleImportId: id } = await imports.checked('told.csv', art(2))
    await imports.take(id, 'start')
    const { data } = await mine.until((event) => event.data.uploadId === `${id}/make` && event.data.progress === 100)
    expect(data).toMatchObject({ title: 'told.csv', httpStatus: 200, errorDto: null, message: /2 added/ })
    await other.until(({ event, data: told }) => event === 'change' && told.changed === 'schedules')
    expect(other.events.map(({ event }) => event)).not.toContain('wizard-upload')
    mine.close()
    other.close()
    await imports.take(id, 'undo')
  })

  test('a step that comes too late is refused with how it stands', async () => {
    const { scheduleImportId: id } = await imports.checked('late.csv', art(1))
    await imports.take(id, 'cancel')
    const { status, body } = await owner.post(imports.path(`/${id}/start`), {})
    expect([status, body.current.state]).toEqual([409, 'CANCELED'])
    expect((await owner.post(imports.path(`/${id}/undo`))).status).toBe(409)
  })

  test('can be canceled while it is made: what it had made is taken back', async () => {
    const before = await rows()
    const { scheduleImportId: id } = await imports.checked('long.csv', art(10_000))
    expect((await owner.post(imports.path(`/${id}/start`), {})).status).toBe(202)
    await expect.poll(() => imports.get(id).then(({ progress }) => progress), { timeout: 50_000 }).toBeGreaterThan(0)
    expect((await owner.post(imports.path(`/${id}/cancel`))).status).toBe(202)
    expect(await imports.rested(id)).toMatchObject({ state: 'CANCELED' })
    expect(await rows()).toEqual(before)
  })
})

describe('what is kept of imports', () => {
  test('headings are remembered for the brokerage once their rows are imported, and can be forgotten', async () => {
    const works = (title: string) =>
      csvOf([
        ['Objet', 'Value'],
        [title, '1000'],
      ])
    const columns = [
      { place: 0, heading: 'Objet', column: 'title' },
      { place: 1, heading: 'Value', column: 'value' },
    ]
    const { scheduleImportId: id } = await imports.checked('mine.csv', works('Vase'), { columns })
    await imports.take(id, 'cancel')
    const advisor = await server.signIn('advisor@harbor.test')
    const elsewhere = new ImportClient(advisor, 'BAYSIDE', 'FINE_ARTS')
    expect((await elsewhere.looked('canceled.csv', works('Bust'))).look!.remembered).not.toHaveProperty('objet')

    const imported = await imports.checked('mine.csv', works('Vase'), { columns })
    await imports.take(imported.scheduleImportId, 'start')
    const next = await elsewhere.looked('next.csv', works('Bust'))
    expect(next.look!.remembered).toMatchObject({ objet: 'title' })
    expect(elsewhere.choicesFor(next).columns).toContainEqual({ place: 0, heading: 'Objet', column: 'title' })

    const forget = await advisor.post(elsewhere.path(`/${next.scheduleImportId}/forget-heading`), { heading: 'Objet' })
    expect(forget.status).toBe(200)
    expect(forget.body.look.remembered).not.toHaveProperty('objet')
    expect((await elsewhere.looked('last.csv', works('Bust'))).look!.remembered).not.toHaveProperty('objet')
  })

  test('the last ten are listed; the rows to mend come back as a workbook', async () => {
    const twins = csvOf([
      ['Title', 'Value'],
      ['Vase', 'much'],
      ['Bust', '2000'],
    ])
    const { scheduleImportId: id } = await imports.checked('mend.csv', twins)
    for (let number = 0; number < 10; number += 1) {
      server.clock.advance(1000)
      await imports.looked(`number-${number}.csv`, art(1))
    }
    const history = (await owner.get(imports.path('?type=FINE_ARTS'))).body
    expect(history.map(({ file }: { file: { name: string } }) => file.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `number-${9 - index}.csv`),
    )
    const errors = await owner.get(imports.path(`/${id}/errors`))
    expect(errors.status).toBe(200)
    expect(errors.headers['content-disposition']).toContain('mend - rows to fix.xlsx')
  })

  test('administrators see all of them with their files, until these are swept after thirty days', async () => {
    const { scheduleImportId: id } = await imports.checked('kept.csv', art(1))
    const admin = await server.signIn('admin@portico.test')
    const list = '/api/administration/schedule-imports?search=kept.csv'
    expect((await admin.get(list)).body.items).toMatchObject([
      { scheduleImportId: id, accountCode: 'ACME', file: { name: 'kept.csv', isKept: true } },
    ])
    const file = `/api/administration/schedule-imports/ACME/${id}/file`
    expect((await admin.get(file)).body).toBe(art(1))
    server.clock.advance(31 * 86_400_000)
    await sweep(server.running.platform)
    const later = await server.signIn('admin@portico.test')
    expect((await later.get(`${list}&kept=true`)).body.items).toEqual([])
    expect((await later.get(file)).status).toBe(404)
  })
})

test('every step leaves its audit row', async () => {
  const { rows: stored } = await server.running.platform.database.read('system', (tx) =>
    sql<{
      action: string
    }>`select distinct action from audit where subject_type = 'schedule_import' order by action`.execute(tx.db),
  )
  expect(stored.map(({ action }) => action)).toEqual(
    expect.arrayContaining(
      ['begin', 'cancel', 'check', 'download', 'forget-heading', 'make', 'purge', 'read', 'start', 'undo'].map(
        (step) => `schedule_import.${step}`,
      ),
    ),
  )
})
