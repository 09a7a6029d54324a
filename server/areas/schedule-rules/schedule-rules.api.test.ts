import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import type { RuleHit, ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleRowPage } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'
import { applyDueRules } from './apply-rules.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const path = '/api/administration/schedule-rules'
const today = () => server.clock.now().toISOString().slice(0, 10)
const term = (column: string, comparison: string, value: string | null = null, to: string | null = null) => ({
  column,
  comparison,
  value,
  to,
})
const draftFor = (brokerage: string | null, more: object = {}) => ({
  name: 'Heavy trucks weigh more',
  scheduleType: 'AUTO' as ScheduleType,
  brokerage,
  lines: [] as string[],
  startsOn: today(),
  endsOn: null,
  conditions: [term('body', 'EQUALS', 'heavy')],
  requirement: term('gvw', 'AT_LEAST', '20,001'),
  severity: 'HARD',
  message: 'a heavy truck weighs more than 20,000 lbs',
  ...more,
})

async function create(draft: object): Promise<ScheduleRule> {
  const { status, body } = await admin.post(path, draft)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

async function simulate(id: string): Promise<ScheduleRule> {
  expect((await admin.post(`${path}/${id}/simulate`)).status).toBe(202)
  return vi.waitUntil(
    async () => {
      const { body } = await admin.get(`${path}/${id}`)
      return (body as ScheduleRule).simulation?.state === 'DONE' && (body as ScheduleRule)
    },
    { timeout: 20_000 },
  )
}

const publish = ({ id, version }: ScheduleRule, isConfirmed = false) =>
  admin.post(`${path}/${id}/publish`, { version, isConfirmed })
const retire = ({ id, version }: ScheduleRule) => admin.post(`${path}/${id}/retire`, { version })

const truck = (unit: string, cells: Record<string, string> = {}) =>
  added({
    unit,
    year: '2018',
    make: 'Mack',
    model: 'Granite',
    vin: '1M2AX04C08M001234',
    garagingZip: '60601',
    plateState: 'IL',
    ownership: 'OWNED',
    body: 'Heavy',
    gvw: '33000',
    ...cells,
  })

/** A brokerage with an account whose autos are these. */
async function aFleet(trucks = [truck('1'), truck('2', { gvw: '9000' }), truck('3', { body: 'Light', gvw: '8000' })]) {
  const brokerage = await aBrokerage(server)
  const account = await anAccount(server, brokerage)
  const owner = await (await aPerson(server, { account, permissions: ['OP_READ_SCHEDULES'] })).signIn()
  const autos = new ScheduleClient(owner, account, 'AUTO')
  expect((await autos.edit(trucks)).status).toBe(200)
  const marks = async (): Promise<string[]> => {
    const { findings } = (await autos.page('limit=200')).body as ScheduleRowPage
    return findings.filter(({ message }) => message.includes('heavy truck')).map(({ severity }) => severity)
  }
  return { brokerage, account, owner, autos, marks }
}

describe('a rule', () => {
  test('is simulated on the stored rows, published with a confirmation, marks rows, and is retired', async () => {
    const { brokerage, account, autos, marks } = await aFleet()
    const { id, state } = await create(draftFor(brokerage))
    expect(state).toBe('DRAFT')
    const rule = await simulate(id)
    expect(rule.simulation).toMatchObject({ rows: 3, rowsRead: 3, rowsChecked: 3, hits: 1, accounts: 1, percent: 33.3 })
    const { items } = (await admin.get(`${path}/${id}/hits`)).body as { items: RuleHit[] }
    expect(items).toMatchObject([{ account, brokerage, cells: { body: 'Heavy', gvw: '9000' } }])
    expect(await marks()).toEqual([])
    const asked = await publish(rule)
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['isConfirmed']])
    const published = await publish(rule, true)
    expect([published.status, published.body.state, published.body.isInForce]).toEqual([200, 'PUBLISHED', true])
    await vi.waitUntil(async () => (await marks()).length > 0, { timeout: 20_000 })
    expect(await marks()).toEqual(['HARD_ERROR'])
    expect((await autos.edit([truck('4', { gvw: '7000' })])).status).toBe(200)
    expect(await marks()).toEqual(['HARD_ERROR', 'HARD_ERROR'])
    const gone = await retire(published.body)
    expect([gone.status, gone.body.state]).toEqual([200, 'RETIRED'])
    await vi.waitUntil(async () => (await marks()).length === 0, { timeout: 20_000 })
    expect((await retire(gone.body)).body.message).toBe(messages.isRetired)
    expect((await auditOf(server, 'schedule_rule', id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'schedule_rule.create',
        'schedule_rule.simulate',
        'schedule_rule.publish',
        'schedule_rule.retire',
      ]),
    )
  })

  test('is for the accounts of its lines and its brokerage alone', async () => {
    const { brokerage, account, autos, marks } = await aFleet()
    const lines = (codes: string) =>
      server.running.platform.database.write('system', (tx) =>
        sql`update accounts set lines = ${codes}::text[] where code = ${account}`.execute(tx.db),
      )
    const rule = await simulate((await create(draftFor(brokerage, { lines: ['WORKERS_COMP'], severity: 'SOFT' }))).id)
    expect(rule.simulation).toMatchObject({ rowsRead: 3, rowsChecked: 0, hits: 0 })
    expect((await publish(rule)).status).toBe(200)
    expect((await autos.edit([truck('4', { gvw: '7000' })])).status).toBe(200)
    expect(await marks()).toEqual([])
    await lines('{WORKERS_COMP}')
    expect((await autos.edit([truck('5', { gvw: '7000' })])).status).toBe(200)
    expect(await marks()).toEqual(['ERROR'])
    const other = await aFleet()
    expect(await other.marks()).toEqual([])
  })

  test('marks rows from its first day on', async () => {
    const { brokerage, marks } = await aFleet()
    const inDays = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const later = draftFor(brokerage, { startsOn: inDays(2), endsOn: inDays(3), severity: 'OUTLIER' })
    const { body } = await publish(await simulate((await create(later)).id), true)
    expect([body.state, body.isInForce]).toEqual(['PUBLISHED', false])
    const { platform } = server.running
    const onDay = (days: number) => ({
      ...platform,
      now: () => new Date(server.clock.now().getTime() + days * 86_400_000),
    })
    await applyDueRules(onDay(0))
    expect(await marks()).toEqual([])
    const applied = async () => {
      const { rows } = await platform.database.read('system', (tx) =>
        sql<{ is: boolean }>`select is_applied as is from schedule_rules where id = ${body.id}`.execute(tx.db),
      )
      return rows[0]!.is
    }
    await applyDueRules(onDay(2))
    expect(await applied()).toBe(true)
    await applyDueRules(onDay(4))
    expect(await applied()).toBe(false)
  })

  test('is changed as a draft alone, not over a later version, and must be simulated again', async () => {
    const { brokerage } = await aFleet()
    const rule = await simulate((await create(draftFor(brokerage))).id)
    const changed = await admin.put(`${path}/${rule.id}`, { ...draftFor(brokerage, { name: 'Renamed' }), version: 1 })
    expect([changed.status, changed.body.name, changed.body.version]).toEqual([200, 'Renamed', 2])
    const late = await admin.put(`${path}/${rule.id}`, { ...draftFor(brokerage), version: 1 })
    expect([late.status, late.body.current.name]).toEqual([409, 'Renamed'])
    expect((await publish(changed.body, true)).body.message).toBe(messages.notSimulated)
    const { body } = await publish(await simulate(rule.id), true)
    expect(body.state).toBe('PUBLISHED')
    const fixed = await admin.put(`${path}/${rule.id}`, { ...draftFor(brokerage), version: body.version })
    expect([fixed.status, fixed.body.message]).toEqual([422, messages.notDraft])
    expect((await admin.post(`${path}/${rule.id}/simulate`)).status).toBe(422)
  })
})

describe('a draft', () => {
  test('is refused with the field that is wrong', async () => {
    const error = async (more: object) => {
      const { status, body } = await admin.post(path, draftFor(null, more))
      return [status, body.fields]
    }
    expect(await error({ brokerage: 'NO-SUCH' })).toEqual([422, { brokerage: messages.unknownBrokerage }])
    expect(await error({ endsOn: '2020-01-01' })).toEqual([422, { endsOn: messages.endBeforeStart }])
    expect(await error({ requirement: term('lot', 'FILLED') })).toEqual([
      422,
      { 'requirement.column': messages.unknownColumn },
    ])
    expect(await error({ conditions: [term('gvw', 'EQUALS', '1'), term('gvw', 'EQUALS', '2')] })).toEqual([
      422,
      { conditions: messages.neverMet },
    ])
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.post(path, draftFor(null))).status).toBe(403)
    expect((await staff.get(path)).status).toBe(403)
    expect((await admin.get(`${path}/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('that contradicts a published rule is not published', async () => {
    const { brokerage } = await aFleet()
    const first = await publish(await simulate((await create(draftFor(brokerage))).id), true)
    expect(first.status).toBe(200)
    const opposite = draftFor(brokerage, { name: 'Lighter', requirement: term('gvw', 'AT_MOST', '15000') })
    const { status, body } = await publish(await simulate((await create(opposite)).id), true)
    expect([status, body.message]).toEqual([422, messages.contradicts('Heavy trucks weigh more')])
    const listed = await admin.get(`${path}?brokerage=${brokerage}&state=PUBLISHED&search=heavy&scheduleType=AUTO`)
    expect(listed.body.items.map(({ name }: ScheduleRule) => name)).toContain('Heavy trucks weigh more')
    expect(listed.body.items.map(({ name }: ScheduleRule) => name)).not.toContain('Lighter')
  })
})
