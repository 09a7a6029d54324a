import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { importTable, putInForce } from '../../lookups/test/lookup-client.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const schedules = (account: string) => `/api/accounts/${account}/schedules`
let owner: TestClient

/** A table of a bureau that holds one class of its own. */
beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  const admin = await server.signIn('admin@portico.test')
  const draft = { kind: 'WC', owner: 'BAYBUREAU', state: 'CA', edition: '3' }
  await putInForce(admin, await importTable(admin, ['9079,Restaurants,'], draft))
})

const inBureau = lookupMessages.notInTable('BAYBUREAU CA 3')

async function aTab(scheduleType: ScheduleType) {
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post(`${schedules('ACME')}/tabs`, { scheduleType, tabName })
  const tab = new ScheduleClient(owner, 'ACME', scheduleType, body.scheduleTabId)
  const path = `${schedules('ACME')}/${scheduleType}/classification`
  return {
    tab,
    get: () => owner.get(`${path}?tabId=${tab.tabId}`),
    choose: (owners: object) => owner.put(path, { tabId: tab.tabId, owners }),
    /** The messages of class codes, once they are these. */
    said: (expected: readonly string[]) =>
      vi.waitFor(
        async () => {
          const { body: page } = await tab.page('limit=100')
          const messages = page.findings.map(({ message }: { message: string }) => message)
          expect(messages.filter((message: string) => message.includes('table')).toSorted()).toEqual(expected)
        },
        { timeout: 60_000, interval: 100 },
      ),
  }
}

test('a tab says by whose table its class codes are read: rows that stand, and what is typed later', async () => {
  const { tab, get, choose, said } = await aTab('WORKERS_COMP')
  const { body } = await get()
  expect(body).toMatchObject({ tabId: tab.tabId, kinds: [{ kind: 'WC', owner: null }] })
  expect(body.kinds[0].offered).toEqual([
    { owner: 'BAYBUREAU', states: ['CA'] },
    { owner: 'SAMPLE', states: [] },
  ])

  await tab.edit([added({ state: 'IL', classCode: '5403' })])
  await said([])
  const chosen = await choose({ WC: 'BAYBUREAU' })
  expect([chosen.status, chosen.body.kinds[0].owner]).toEqual([200, 'BAYBUREAU'])
  await said([inBureau])
  expect((await get()).body.kinds[0].owner).toBe('BAYBUREAU')

  await tab.edit([added({ state: 'CA', classCode: '8810' }), added({ state: 'IL', classCode: '9079' })])
  await said([inBureau, inBureau])
  expect((await choose({})).body.kinds[0].owner).toBeNull()
  // The sample knows few codes, so it questions none of the others.
  await said([inBureau])
})

test('each kind of code is read by a table of its own, and a schedule without class codes by none', async () => {
  const both = await aTab('WORK_COMP_PLUS_GL')
  await both.tab.edit([added({ state: 'CA', wcClass: '5403', glClass: '91342' })])
  expect((await both.get()).body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['WC', 'GL'])
  expect((await both.choose({ WC: 'SAMPLE' })).status).toBe(200)
  await both.said([])
  expect((await (await aTab('AUTO')).get()).body.kinds).toEqual([])
})

test('an owner without a table in force, or of another kind, is refused at its field', async () => {
  const { choose, get } = await aTab('GENERAL_LIABILITY')
  const refused = await choose({ GL: 'BAYBUREAU', WC: 'BAYBUREAU' })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'owners.GL': scheduleMessages.unknownTable, 'owners.WC': scheduleMessages.unknownTable },
  ])
  expect((await get()).body.kinds[0].owner).toBeNull()
})

test('it may be chosen where the account has it, by whoever may edit; going back to all tables is always possible', async () => {
  const manager = await server.signIn('manager@harbor.test')
  const north = `${schedules('NORTH')}/WORKERS_COMP/classification`
  const off = await manager.put(north, { owners: { WC: 'SAMPLE' } })
  expect([off.status, off.body.message]).toEqual([403, scheduleMessages.classificationOff])
  expect((await manager.put(north, { owners: {} })).status).toBe(200)

  const viewer = await server.signIn('viewer@acme.test')
  const path = `${schedules('ACME')}/WORKERS_COMP/classification`
  expect((await viewer.put(path, { owners: { WC: 'SAMPLE' } })).status).toBe(403)
  expect((await viewer.get(path)).body.kinds[0].owner).toBeNull()
  expect((await owner.get(`${path}?tabId=4711`)).status).toBe(404)
  expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
})
