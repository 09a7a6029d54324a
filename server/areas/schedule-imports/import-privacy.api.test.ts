import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { download, sheetsOf } from '../schedule-exports/test/export-client.ts'
import { csvOf, ImportClient } from './test/import-client.ts'

const server = useTestServer()

test('viewers see of an import neither its raw file nor personal values', async () => {
  const owner = await server.signIn('owner@acme.test')
  const viewer = new ImportClient(await server.signIn('viewer@acme.test'), 'ACME', 'DRIVERS')
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType: 'DRIVERS', tabName })
  const imports = new ImportClient(owner, 'ACME', 'DRIVERS', body.scheduleTabId)
  const file = (licence: string, born: string) =>
    csvOf([
      ['Name', 'License no.', 'Date of birth'],
      ['Paul Private', licence, born],
    ])
  const first = await imports.checked('a.csv', file('X11112222', '2/29/1984'))
  const told = async (client: ImportClient) => (await client.get(first.scheduleImportId)).look!.sheets[0]!.rows.length
  expect([await told(imports), await told(viewer)]).toEqual([2, 0])
  await imports.take(first.scheduleImportId, 'start')
  const second = await imports.checked('b.csv', file('X33334444', '3/1/1984'), { mode: 'UPDATE', keyColumns: ['name'] })
  const { scheduleImportId: id } = second
  const changes = async (client: ImportClient) => (await client.rows(id, 'CHANGED'))[0]!.changes
  expect(await changes(imports)).toEqual([
    { column: 'licence', was: 'X11112222', now: 'X33334444' },
    { column: 'birthDate', was: '1984-02-29', now: '1984-03-01' },
  ])
  expect(await changes(viewer)).toEqual([
    { column: 'licence', was: '•••• 2222', now: '•••• 4444' },
    { column: 'birthDate', was: '••/••/1984', now: '••/••/1984' },
  ])
  const marked = async (client: ImportClient) => {
    const { bytes } = await download(server, client.client, client.path(`/${id}/errors`))
    return (await sheetsOf(bytes))[0]!.rows[1]!.slice(-2)
  }
  expect(await marked(imports)).toEqual(['X33334444', '1984-03-01'])
  expect(await marked(viewer)).toEqual(['•••• 4444', '••/••/1984'])

  // What a viewer was given says nothing of these cells where it comes back.
  const masked = await imports.checked('c.csv', file('•••• 2222', '••/••/1984'), {
    mode: 'UPDATE',
    keyColumns: ['name'],
  })
  expect(masked.counts).toMatchObject({ rows: 1, unchanged: 1, changed: 0 })
})
