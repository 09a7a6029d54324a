import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { AccountImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { csvOf, ImportClient } from '../test/import-client.ts'

const server = useTestServer()
let imports: ImportClient
let admin: TestClient

beforeAll(async () => {
  imports = new ImportClient(await server.signIn('owner@acme.test'), 'ACME', 'FINE_ARTS')
  admin = await server.signIn('admin@portico.test')
})

const art = csvOf([
  ['Title', 'Value'],
  ['Water Lilies', '1200'],
])
const path = (id: string) => `/api/administration/schedule-imports/ACME/${id}/reprocess`
const reprocess = (id: string, client = admin) => client.post(path(id), {})

async function listed(name: string): Promise<AccountImport> {
  const { body } = await admin.get(`/api/administration/schedule-imports?search=${name}`)
  return body.items[0]
}

/** Where the store keeps the file of an import. */
async function storedAt(id: string): Promise<string> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ key: string }>`select file_key as key from schedule_imports where id = ${id}`.execute(tx.db),
  )
  return join(server.dataDir, 'files', rows[0]!.key)
}

test('an import that failed is run again from its file, and leaves its audit row', async () => {
  const looked = await imports.looked('failed-once.csv', art)
  const { scheduleImportId: id } = looked
  const file = await storedAt(id)
  await rename(file, `${file}.away`)
  await imports.choose(id, imports.choicesFor(looked))
  expect(await imports.rested(id)).toMatchObject({ state: 'FAILED', message: importMessages.failed })
  expect(await listed('failed-once')).toMatchObject({ state: 'FAILED', mayBeReprocessed: true })

  await rename(`${file}.away`, file)
  const { status, body } = await reprocess(id)
  expect([status, body.state, body.message]).toEqual([202, 'CHECKING', null])
  expect(await imports.rested(id)).toMatchObject({ state: 'CHECKED', counts: { rows: 1, added: 1 } })
  expect(await imports.take(id, 'start')).toMatchObject({ state: 'IMPORTED' })

  const again = (await auditOf(server, 'schedule_import', id)).filter(({ action }) => action.endsWith('reprocess'))
  expect(again).toMatchObject([
    { actor: 'admin@portico.test', before: { state: 'FAILED' }, after: { name: 'failed-once.csv', state: 'CHECKING' } },
  ])
})

test('work whose server went away is stuck after ten minutes, and is then taken up', async () => {
  const { scheduleImportId: id } = await imports.looked('stuck.csv', art)
  // What a server leaves behind that ended while it read.
  await server.running.platform.database.write('system', (tx) =>
    sql`update schedule_imports set state = 'READING', look = null, changed_at = ${server.clock.now()}
      where id = ${id}`.execute(tx.db),
  )
  const early = await reprocess(id)
  expect([early.status, early.body.message]).toEqual([409, importMessages.notReprocessable])
  server.clock.advance(11 * 60_000)
  expect(await listed('stuck')).toMatchObject({ state: 'READING', mayBeReprocessed: true })
  expect((await reprocess(id)).status).toBe(202)
  expect((await imports.rested(id)).look).not.toBeNull()
})

test('who may import replays a failed one, unless a later import of the tab has replaced it', async () => {
  const looked = await imports.looked('late.csv', art)
  const { scheduleImportId: id } = looked
  const file = await storedAt(id)
  await rename(file, `${file}.away`)
  await imports.choose(id, imports.choicesFor(looked))
  expect((await imports.rested(id)).state).toBe('FAILED')
  await rename(`${file}.away`, file)
  const replay = (client: TestClient) => client.post(`/api/accounts/ACME/schedules/imports/${id}/replay`, {})
  expect((await replay(await server.signIn('viewer@acme.test'))).status).toBe(403)
  const advisor = await server.signIn('advisor@harbor.test')
  expect((await replay(advisor)).status).toBe(202)
  expect((await imports.rested(id)).state).toBe('CHECKED')

  await server.running.platform.database.write('system', (tx) =>
    sql`update schedule_imports set state = 'FAILED' where id = ${id}`.execute(tx.db),
  )
  server.clock.advance(60_000)
  const { scheduleImportId: later } = await imports.checked('later.csv', art)
  expect((await imports.take(later, 'start')).state).toBe('IMPORTED')
  const late = await replay(advisor)
  expect([late.status, late.body.message]).toEqual([409, importMessages.superseded])
  expect((await reprocess(id)).status).toBe(409)
})

test('what has ended well, and what is not theirs, is left alone', async () => {
  const { scheduleImportId: id } = await imports.checked('good.csv', art)
  expect(await listed('good')).toMatchObject({ mayBeReprocessed: false })
  expect((await reprocess(id)).status).toBe(409)
  const manager = await server.signIn('manager@harbor.test')
  expect((await reprocess(id, manager)).status).toBe(403)
  expect((await reprocess('nothing')).status).toBe(404)
})
