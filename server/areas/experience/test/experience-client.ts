import type { PlanPreview } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { NewWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { sendWhole } from '../../documents/test/sample-files.ts'

export const pathOf = (account: string) => `/api/accounts/${account}/experience`
export const plansOf = (brokerage: string) => `/api/brokerages/${brokerage}/mod-plans`

const dollars = (amount: number): number => amount * 100

/** The worksheet of the specification: with the values below it comes to 1.12. */
export const aSheet = (more: Partial<NewWorksheet> = {}) => ({
  state: 'NV',
  ratingOn: '2026-01-01',
  riskId: '912345678',
  publishedMod: 1.12,
  split: dollars(18_500),
  manualPremium: dollars(100_000),
  soldEntities: [],
  classes: [{ policyFrom: '2023-01-01', code: '5403', payroll: dollars(1_000_000), elr: null, dRatio: null }],
  claims: [
    { policyFrom: '2023-01-01', number: 'A-1', ijCode: 5, isOpen: true, incurred: dollars(25_000) },
    { policyFrom: '2023-01-01', number: 'A-2', ijCode: 6, isOpen: false, incurred: dollars(2000) },
  ],
  comingClasses: [],
  comingClaims: [],
  ...more,
})

/** The file of values that the worksheet of the specification takes. */
export const planLines = [
  'Item,Code,Value,D',
  'Split point,,"18,500",',
  'Accident limit,,300000,',
  'Medical only,,0.30,',
  'Cap base,,1.10,',
  'Cap slope,,0.0004,',
  'G,,8,',
  'W,0,0.10,',
  'B,0,"$20,000",',
  'Class,5403,3.00,0.40',
  'Class,8810,0.20,0.35',
]

interface Draft {
  readonly state?: string
  readonly owner?: string
  readonly edition?: string
  readonly holdsFrom?: string
  readonly holdsUntil?: string
}

/** Sends state values as CSV. */
export function sendPlan(client: TestClient, lines: readonly string[], draft: Draft = {}, brokerage = 'HARBOR') {
  const told = {
    state: 'NV',
    holdsFrom: '2026-01-01',
    holdsUntil: '2026-12-31',
    owner: 'Bureau',
    edition: '2026',
    licence: 'By letter of May 2',
    ...draft,
  }
  const bytes = Buffer.from(lines.join('\n'))
  const path = `${plansOf(brokerage)}?${new URLSearchParams(told).toString()}`
  return sendWhole(client, path, { name: 'values.csv', bytes })
}

/** Puts the values of a state in force. */
export async function loadPlan(client: TestClient, draft: Draft = {}, lines = planLines): Promise<PlanPreview> {
  const { status, body } = await sendPlan(client, lines, draft)
  expect([status, body.fields]).toEqual([201, undefined])
  const answer = await client.post(`${plansOf('HARBOR')}/${body.plan.id}/in-force`)
  expect(answer.status).toBe(200)
  return body
}
