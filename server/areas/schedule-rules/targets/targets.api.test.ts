import { completenessTargetMessages as messages } from '@portico/contract/areas/schedule-rules/targets/completeness-target.messages.ts'
import type { CompletenessTarget } from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import type {
  ScheduleData,
  ScheduleDataTotals,
} from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../../people/test/people.builders.ts'
import { added, ScheduleClient } from '../../schedules/test/schedule-client.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const path = '/api/administration/completeness-targets'
const save = (line: string, percent: number, { daysBefore = 45, version = 0 } = {}) =>
  admin.put(`${path}/${line}`, { percent, daysBefore, version })

describe('a completeness target', () => {
  test('is added, changed from the version that was seen, and removed', async () => {
    const { status, body } = await save('FLOOD', 80)
    expect([status, (body as CompletenessTarget[]).find(({ line }) => line === 'FLOOD')]).toEqual([
      200,
      { line: 'FLOOD', percent: 80, daysBefore: 45, version: 1 },
    ])
    expect((await save('FLOOD', 85)).body.fields).toEqual({ line: messages.exists })
    expect((await save('FLOOD', 85, { version: 1 })).status).toBe(200)
    const late = await save('FLOOD', 90, { version: 1 })
    expect([late.status, late.body.current.percent]).toEqual([409, 85])
    expect((await admin.delete(`${path}/FLOOD?version=1`)).status).toBe(409)
    expect((await admin.delete(`${path}/FLOOD?version=2`)).status).toBe(200)
    expect((await admin.delete(`${path}/FLOOD?version=2`)).status).toBe(404)
    expect((await admin.get(path)).body).toEqual([])
  })

  test('is refused for no line, no such percentage, and anyone but an administrator', async () => {
    expect((await save('NO-SUCH', 80)).body.fields).toEqual({ line: messages.lineRequired })
    expect((await save('FLOOD', 101)).body.fields).toEqual({ percent: messages.percent })
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.put(`${path}/FLOOD`, { percent: 80, daysBefore: 1, version: 0 })).status).toBe(403)
    expect((await staff.get(path)).status).toBe(403)
  })
})

describe('the data of a brokerage', () => {
  test('says by account and schedule how complete it is, against the target, and what was found', async () => {
    const brokerage = await aBrokerage(server)
    const account = await anAccount(server, brokerage)
    const staff = await (await aPerson(server, { brokerage, roles: ['ADVISOR'] })).signIn()
    const owner = await (await aPerson(server, { account, permissions: ['OP_READ_SCHEDULES'] })).signIn()
    await server.running.platform.database.write('system', (tx) =>
      sql`update accounts set lines = '{AUTO}' where code = ${account}`.execute(tx.db),
    )
    const driver = { name: 'Ada Lane', dateOfBirth: '1990-05-01' }
    const drivers = new ScheduleClient(owner, account, 'DRIVERS')
    expect((await drivers.edit([added({ name: driver.name }), added({ name: 'Bo Reed' })])).status).toBe(200)
    expect((await save('AUTO', 90)).status).toBe(200)
    const read = async (query = '') => {
      const { status, body } = await staff.get(`/api/brokerages/${brokerage}/schedule-data?${query}`)
      expect(status).toBe(200)
      return body as { items: ScheduleData[]; totals: ScheduleDataTotals; nextCursor: string | null }
    }
    const { items, totals } = await read()
    expect(items.map(({ scheduleType }) => scheduleType)).toEqual(['AUTO', 'DRIVERS', 'LOCATIONS', 'NAMED_INSUREDS'])
    expect(items.find(({ scheduleType }) => scheduleType === 'DRIVERS')).toMatchObject({
      account,
      lines: ['AUTO'],
      rows: 2,
      percent: 0,
      target: 90,
      dueOn: null,
      isBelow: true,
      isStale: false,
    })
    expect(totals).toMatchObject({ schedules: 4, accounts: 1, below: 4, withErrors: 1, blank: 3 })
    expect((await read('show=BLANK')).items).toHaveLength(3)
    expect((await read('show=ERRORS&scheduleType=DRIVERS&line=AUTO')).items).toHaveLength(1)
    expect((await read('line=PROPERTY')).items).toHaveLength(0)
    const first = await read('limit=3')
    expect(first.items).toHaveLength(3)
    expect((await read(`limit=3&cursor=${first.nextCursor}`)).items.map(({ scheduleType }) => scheduleType)).toEqual([
      'NAMED_INSUREDS',
    ])
    const file = await staff.get(`/api/brokerages/${brokerage}/schedule-data/export?scheduleType=DRIVERS`)
    expect([file.status, file.bytes.toString().trim().split('\n').length]).toEqual([200, 2])
    const stranger = await server.signIn('advisor@summit.test')
    expect((await stranger.get(`/api/brokerages/${brokerage}/schedule-data`)).status).toBe(404)
    expect((await admin.delete(`${path}/AUTO?version=1`)).status).toBe(200)
  })
})
