import { defaultLeadDays, leadSteps, usualRemindEvery } from '@portico/contract/areas/renewals/lead-times.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { CriticalPath, CriticalStep, LeadTime } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { write } from '../../../platform/write.ts'
import { moveCycle } from '../cycles/cycle.store.ts'
import { RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()
const leadPath = '/api/brokerages/HARBOR/renewal-lead-times'
let staff: TestClient
let brokerAdmin: TestClient

beforeAll(async () => {
  staff = await server.signIn('manager@harbor.test')
  brokerAdmin = await server.signIn('broker-admin@harbor.test')
})

const stepOf = ({ steps }: CriticalPath, step: CriticalStep['step']) => steps.find((each) => each.step === step)
const forecastOf = (path: CriticalPath, step: CriticalStep['step']): string => stepOf(path, step)?.forecastOn ?? ''

describe('the critical path', () => {
  test('has the open sections with their owners, then what follows, with whoever has it in hand', async () => {
    const client = new RenewalClient(staff, 'NORTH')
    const [renewal, path] = [await client.get(), (await client.criticalPath()) as CriticalPath]
    const open = renewal.sections.filter(({ isComplete }) => !isComplete)
    expect(path.steps.slice(0, open.length).map(({ step, owner }) => [step, owner])).toEqual(
      open.map(({ kind, owner }) => [kind, owner]),
    )
    expect(path.steps.slice(open.length).map(({ step }) => step)).toEqual(leadSteps.slice(1))
    expect(stepOf(path, 'SUBMISSION')).toMatchObject({ side: 'BROKER', owner: { name: 'Daniel Okafor' }, doneAt: null })
    expect(stepOf(path, 'MARKET_RESPONSE')).toMatchObject({ side: 'MARKET', owner: null })
    expect(stepOf(path, 'SUBMISSION')?.latestSafeOn).toBe(addDays(renewal.effectiveOn, -90))
    expect(path.slippingDays).toBeGreaterThan(0)
    expect(path.held.client).toBeGreaterThan(40)
    expect([path.held.broker, path.held.market]).toEqual([0, 0])
  })

  test('hides from people the sections that their permission codes hide', async () => {
    const user = new RenewalClient(await server.signIn('user@acme.test'), 'ACME')
    const steps = ((await user.criticalPath()) as CriticalPath).steps.map(({ step }) => step)
    expect(steps).toContain('SCHEDULES')
    expect(steps).not.toContain('LOSS_RUNS')
    expect(steps).not.toContain('MOD')
  })

  test('of a renewal that was bound tells when each step was done, and who had it how long', async () => {
    const [, bound] = (await staff.get('/api/accounts/ACME/renewals')).body
    const path = (await new RenewalClient(staff, 'ACME', bound.id).criticalPath()) as CriticalPath
    const days = Object.fromEntries(path.steps.map(({ step, doneAt }) => [step, doneAt?.slice(0, 10)]))
    expect(days).toMatchObject({
      SUBMISSION: addDays(bound.effectiveOn, -88),
      PROPOSAL: addDays(bound.effectiveOn, -29),
      BIND_ORDER: addDays(bound.effectiveOn, -2),
    })
    expect(
      path.steps.filter(({ step }) => step === 'REVIEW' || step === 'BIND_ORDER').map(({ state }) => state),
    ).toEqual(['DONE', 'DONE'])
    expect(path.steps[0]?.step).toBe('REVIEW')
    // From the last mark to the market the brokerage had it, then while it bound.
    expect([path.held.market, Math.round(path.held.client + path.held.broker)]).toEqual([59, 59])
    expect(path.held.broker).toBeGreaterThan(11)
    expect(path.held.client).toBeGreaterThan(16)
  })

  test('follows the stages through which a renewal moves', async () => {
    const client = new RenewalClient(staff, 'BAYSIDE')
    const { id } = await client.get()
    const before = (await client.criticalPath()) as CriticalPath
    server.clock.advance(10 * 60_000)
    const author = { userId: undefined, requestId: 'test', scope: { account: 'BAYSIDE' }, idempotency: undefined }
    await write(server.running.platform, author, async (tx) => {
      await moveCycle(tx, 'BAYSIDE', id, 'TO_MARKET')
      return { status: 204 }
    })
    const path = (await client.criticalPath()) as CriticalPath
    expect(stepOf(path, 'SUBMISSION')).toMatchObject({ state: 'DONE', doneAt: server.clock.now().toISOString() })
    // It began 5 days ago: there is no pace to forecast by.
    expect([forecastOf(path, 'PROPOSAL'), path.slippingDays]).toEqual(['', null])
    expect(path.held.client - before.held.client).toBeCloseTo(10 / (24 * 60))
  })
})

describe('lead times', () => {
  test('are the usual until the brokerage sets its own, by the day on which the term begins', async () => {
    const usual = leadSteps.map((step) => ({ step, days: defaultLeadDays[step], from: '2000-01-01' }))
    const remindEvery = usualRemindEvery
    expect((await staff.get(leadPath)).body).toEqual({ rules: usual, remindEvery })
    const { effectiveOn } = await new RenewalClient(staff, 'ACME').get()
    const own: LeadTime[] = [
      { step: 'BIND_ORDER', days: 3, from: effectiveOn },
      { step: 'BIND_ORDER', days: 30, from: addDays(effectiveOn, 1) },
    ]
    const set = await brokerAdmin.put(leadPath, { rules: own, remindEvery: null })
    const rules = [...usual.filter(({ step }) => step !== 'BIND_ORDER'), ...own]
    expect([set.status, set.body]).toEqual([200, { rules, remindEvery: null }])
    expect((await auditOf(server, 'brokerage', 'HARBOR')).at(-1)).toMatchObject({
      action: 'renewal_lead_times.set',
      before: { rules: usual, remindEvery },
      after: { rules, remindEvery: null },
    })
    const path = (await new RenewalClient(staff, 'ACME').criticalPath()) as CriticalPath
    expect(stepOf(path, 'BIND_ORDER')).toMatchObject({ leadDays: 3, latestSafeOn: addDays(effectiveOn, -3) })
    const ridge = await server.signIn('advisor@summit.test')
    expect((await ridge.get('/api/brokerages/SUMMIT/renewal-lead-times')).body).toEqual({ rules: usual, remindEvery })
    expect((await brokerAdmin.put(leadPath, { rules: [], remindEvery })).body).toEqual({ rules: usual, remindEvery })
  })

  test('are refused twice for one day, below nothing, and to staff who do not run the brokerage', async () => {
    const rule: LeadTime = { step: 'REVIEW', days: 4, from: '2027-01-01' }
    const set = (...rules: LeadTime[]) => brokerAdmin.put(leadPath, { rules, remindEvery: 7 })
    const twice = await set(rule, { ...rule, days: 5 })
    expect([twice.status, twice.body.fields]).toEqual([422, { 'rules.1.from': renewalMessages.stepTwice }])
    expect((await set({ ...rule, days: -1 })).status).toBe(422)
    expect((await brokerAdmin.put(leadPath, { rules: [], remindEvery: 0 })).status).toBe(422)
    expect((await staff.put(leadPath, { rules: [rule], remindEvery: 7 })).status).toBe(403)
  })
})
