import type { Policy } from './policy.shapes.ts'
import { lineTowers } from './tower.rules.ts'
import { expect, test } from 'vitest'
import { towerPlan, towerPolicies } from './tower-plan.rules.ts'

const policy = (policyType: string, layer: Policy['layer'], change: Partial<Policy> = {}): Policy => ({
  id: policyType,
  policyNumber: policyType,
  effectiveDate: '2026-01-05',
  expirationDate: '2027-01-05',
  status: 'IN_FORCE',
  canceledOn: null,
  carrier: null,
  name: null,
  policyType,
  premium: null,
  taxes: null,
  fees: null,
  billType: null,
  layer,
  fileState: 'NONE',
  ...change,
})

const primary = (policyType: string, limit: number) =>
  policy(policyType, { kind: 'PRIMARY', attachment: 0, limit, over: [] })
const umbrella = policy('UMBRELLA', { kind: 'EXCESS', attachment: 100, limit: 500, over: ['AUTO', 'GL', 'WC'] })

test('a layer over neighbouring lines is one block, and a gap stands in its own line', () => {
  const { bounds, blocks } = towerPlan(
    lineTowers([primary('AUTO', 75), primary('GL', 100), primary('WC', 100), umbrella]),
  )
  expect(bounds).toEqual([0, 75, 100, 600])
  expect(
    blocks.map(({ kind, column, columns, from, to, policy: of }) => [of?.id, kind, column, columns, from, to]),
  ).toEqual([
    ['AUTO', 'layer', 0, 1, 0, 75],
    [undefined, 'gap', 0, 1, 75, 100],
    ['UMBRELLA', 'layer', 0, 3, 100, 600],
    ['GL', 'layer', 1, 1, 0, 100],
    ['WC', 'layer', 2, 1, 0, 100],
  ])
})

test('towers show what gives cover today, or gave it in a chosen year', () => {
  const running = primary('AUTO', 75)
  const next = policy('GL', null, { effectiveDate: '2027-01-05', expirationDate: '2028-01-05', status: 'ISSUED' })
  const canceled = policy('WC', null, { status: 'CANCELED' })
  const idsOf = (term: string) => towerPolicies([running, next, canceled], term, '2026-06-01').map(({ id }) => id)
  expect([idsOf('current'), idsOf('2027')]).toEqual([['AUTO'], ['AUTO', 'GL']])
})
