import type { WaitingClaims } from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { reportedInjury } from '../claims/test/claim-client.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/workbench/claims'

test('lists claims by what they wait for, each number just what its filter lists, without medical deadlines', async () => {
  const owner = await server.signIn('owner@acme.test')
  let staff = await server.signIn('claims@harbor.test')
  const waiting = async (query = ''): Promise<WaitingClaims> => (await staff.get(`${path}?limit=200${query}`)).body
  const countOf = ({ counts }: WaitingClaims, wait: string) => counts.find((each) => each.wait === wait)?.count
  const before = await waiting()
  const today = server.clock.now().toISOString().slice(0, 10)
  const claim = await reportedInjury(owner, addDays(today, -20))
  const after = await waiting()
  expect(countOf(after, 'LATE')).toBe(countOf(before, 'LATE')! + 1)
  const late = await waiting('&wait=LATE')
  expect(late.items).toHaveLength(countOf(after, 'LATE')!)
  expect(late.waiting).toBe(late.items.length)
  const own = after.items.filter(({ claimId }) => claimId === claim.id)
  expect(own).toMatchObject([{ wait: 'LATE', ourNumber: claim.ourNumber, accountId: 'ACME', day: addDays(today, -10) }])
  expect(JSON.stringify(own)).not.toContain('OSHA')

  server.clock.advance(16 * 86_400_000)
  staff = await server.signIn('claims@harbor.test')
  const later = await waiting('&wait=UNACKNOWLEDGED')
  expect(later.items.map(({ claimId }) => claimId)).toContain(claim.id)
  const open = (await staff.get(`/api/accounts/ACME/claims/${claim.id}`)).body
  const step = { move: 'ACKNOWLEDGE', note: '', version: open.version }
  expect((await staff.post(`/api/accounts/ACME/claims/${claim.id}/steps`, step)).status).toBe(200)
  const last = await waiting('&wait=UNACKNOWLEDGED')
  expect(last.items.map(({ claimId }) => claimId)).not.toContain(claim.id)
  const insured = await server.signIn('owner@acme.test')
  expect((await insured.get(path)).status).toBe(404)
})
