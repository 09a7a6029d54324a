import type { WaitingClaims } from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { reportedCollision, reportedInjury } from '../claims/test/claim-client.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/workbench/claims'

test('lists claims by what they wait for, each number just what its filter lists, without medical deadlines', async () => {
  const owner = await server.signIn('owner@acme.test')
  // Days pass, after which nobody is logged in any more.
  const login = () => server.signIn('claims@harbor.test')
  const waiting = async (query = ''): Promise<WaitingClaims> =>
    (await (await login()).get(`${path}?limit=200${query}`)).body
  const countOf = ({ counts }: WaitingClaims, wait: string) => counts.find((each) => each.wait === wait)?.count
  const before = await waiting()
  const today = server.today()
  const claim = await reportedInjury(owner, addDays(today, -20))
  const accident = await reportedCollision(owner, today)
  const after = await waiting()
  expect(countOf(after, 'LATE')).toBe(countOf(before, 'LATE')! + 1)
  const late = await waiting('&wait=LATE')
  expect(late.items).toHaveLength(countOf(after, 'LATE')!)
  expect(late.waiting).toBe(late.items.length)
  const own = after.items.filter(({ claimId }) => claimId === claim.id)
  expect(own).toMatchObject([{ wait: 'LATE', ourNumber: claim.ourNumber, accountId: 'ACME', day: addDays(today, -10) }])
  expect(JSON.stringify(own)).not.toContain('OSHA')

  // New York gives carriers 15 working days, which are 21 calendar days at least, but not for workers' compensation.
  const daysLater = async (days: number) => {
    server.clock.advance(days * 86_400_000)
    return waiting('&wait=UNACKNOWLEDGED')
  }
  const early = await daysLater(16)
  expect(early.items.map(({ claimId }) => claimId)).not.toContain(accident.id)
  const later = await daysLater(8)
  expect(later.items.map(({ claimId }) => claimId)).toContain(accident.id)
  expect(later.items.map(({ claimId }) => claimId)).not.toContain(claim.id)
  const staff = await login()
  const open = (await staff.get(`/api/accounts/ACME/claims/${accident.id}`)).body
  const step = { move: 'ACKNOWLEDGE', note: '', version: open.version }
  expect((await staff.post(`/api/accounts/ACME/claims/${accident.id}/steps`, step)).status).toBe(200)
  const last = await waiting('&wait=UNACKNOWLEDGED')
  expect(last.items.map(({ claimId }) => claimId)).not.toContain(accident.id)
  expect((await (await server.signIn('owner@acme.test')).get(path)).status).toBe(404)
})

test('a brokerage’s own rule says when an acknowledgment is overdue, from the day on which it applies', async () => {
  const admin = await server.signIn('broker-admin@harbor.test')
  const today = server.today()
  const rule = { level: 'BROKERAGE', kind: 'ACKNOWLEDGMENT', state: 'NY', amount: 2, unit: 'CALENDAR', fromOn: today }
  const added = await admin.post('/api/brokerages/HARBOR/claim-deadline-rules', { ...rule, source: 'Service standard' })
  expect([added.status, added.body.fields]).toEqual([201, undefined])
  const claim = await reportedCollision(await server.signIn('owner@acme.test'), today)
  const overdue = async () => {
    const staff = await server.signIn('claims@harbor.test')
    const { items } = (await staff.get(`${path}?limit=200&wait=UNACKNOWLEDGED`)).body as WaitingClaims
    return items.filter(({ claimId }) => claimId === claim.id)
  }
  server.clock.advance(2 * 86_400_000)
  expect(await overdue()).toEqual([])
  server.clock.advance(86_400_000)
  expect(await overdue()).toMatchObject([{ wait: 'UNACKNOWLEDGED', what: '', day: addDays(today, 2) }])
})
