import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { importTable, putInForce } from '../../lookups/test/lookup-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()

async function aTab(scheduleType: ScheduleType) {
  const owner = await server.signIn('owner@acme.test')
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType, tabName })
  return new ScheduleClient(owner, 'ACME', scheduleType, body.scheduleTabId)
}

const message = lookupMessages.notInTable('PRAIRIE IL 3')
const unknown = (findings: readonly Finding[]) =>
  findings.filter((finding) => finding.message === message).map(({ column, severity }) => `${column} ${severity}`)

/** Tables of a bureau of one state, with one class each. */
beforeAll(async () => {
  const admin = await server.signIn('admin@portico.test')
  for (const [kind, line] of [
    ['GL', '91342,Carpentry,'],
    ['WC', '5403,Carpentry,'],
  ] as const) {
    const draft = { kind, owner: 'PRAIRIE', state: 'IL', edition: '3' }
    await putInForce(admin, await importTable(admin, [line], draft))
  }
})

test('class codes that no table has are kept as they are given, and marked as outliers', async () => {
  const tab = await aTab('WORK_COMP_PLUS_GL')
  const row = added({ state: 'IL', wcClass: '5403u', glClass: '99999' })
  const { body } = await tab.edit([row])
  expect(body.rows[0].cells).toMatchObject({ wcClass: '5403U', glClass: '99999' })
  expect(unknown(body.findings)).toEqual(['glClass OUTLIER'])

  const mended = await tab.edit([
    { op: 'set', rowId: row.rowId, column: 'glClass', value: ' 91342 ', was: '99999' },
    { op: 'set', rowId: row.rowId, column: 'wcClass', value: '1', was: '5403U' },
  ])
  expect(mended.body.rows[0].cells).toMatchObject({ wcClass: '0001', glClass: '91342' })
  expect(unknown(mended.body.findings)).toEqual(['wcClass OUTLIER'])

  // A change elsewhere in the row looks its codes up again.
  const other = await tab.edit([{ op: 'set', rowId: row.rowId, column: 'employees', value: '4', was: null }])
  expect(unknown(other.body.findings)).toEqual(['wcClass OUTLIER'])
})

test('where only the sample is in force no code is questioned', async () => {
  const tab = await aTab('WORK_COMP_PLUS_GL')
  const { body } = await tab.edit([added({ state: 'NV', wcClass: '9998', glClass: '99998' })])
  expect(
    body.findings.map(({ message: said }: Finding) => said).filter((said: string) => said.includes('table')),
  ).toEqual([])
})

test('another table in force has the codes of standing rows looked up anew, and open screens are told', async () => {
  const tab = await aTab('WORK_COMP_PLUS_GL')
  const rows = [added({ state: 'HI', glClass: '91342' }), added({ state: 'HI', glClass: '77777' })]
  await tab.edit(rows)
  const owner = await server.signIn('owner@acme.test')
  const changes = `/api/accounts/ACME/schedules/WORK_COMP_PLUS_GL/changes?tabId=${tab.tabId}`
  const findings = async () => (await tab.page('limit=10')).body.findings as Finding[]
  const since = (await owner.get(changes)).body.asOf
  server.clock.advance(300_000)
  const admin = await server.signIn('admin@portico.test')
  const draft = { kind: 'GL', owner: 'ISLANDS', state: 'HI', edition: '7' }
  expect((await putInForce(admin, await importTable(admin, ['77777,Surf schools,'], draft))).status).toBe(200)
  const inIslands = lookupMessages.notInTable('ISLANDS HI 7')
  const looked = async () => {
    const found = (await findings()).filter(({ column, message: said }) => column === 'glClass' && said === inIslands)
    return found.length > 0 ? found.map(({ rowId }) => rowId) : undefined
  }
  expect(await vi.waitUntil(looked, { timeout: 60_000, interval: 100 })).toEqual([rows[0]!.rowId])
  server.clock.advance(120_000)
  const told = (await owner.get(`${changes}&since=${new Date(Date.parse(since) + 240_000).toISOString()}`)).body
  expect(told.rows.map(({ rowId }: { rowId: string }) => rowId)).toEqual([rows[0]!.rowId])
})
