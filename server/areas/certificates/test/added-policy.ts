import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { account } from './certificate-client.ts'

interface Covered {
  readonly policyType: string
  readonly policyNumber: string
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly coverages?: readonly object[]
  readonly forms?: readonly object[]
}

/** Adds a policy of a brokerage's account with what it covers. */
export async function addedPolicy(manager: TestClient, { coverages = [], forms = [], ...fields }: Covered) {
  const added = await manager.post(`${account}/policies`, {
    carrier: 'Summit Mutual',
    name: null,
    stage: 'ISSUED',
    isProject: false,
    premium: null,
    taxes: null,
    fees: null,
    billType: null,
    paymentPlan: null,
    namedInsureds: [],
    insuredLocations: [],
    ...fields,
  })
  expect([added.status, added.body.fields]).toEqual([201, undefined])
  const { id } = added.body
  const { version, exclusions, layer } = (await manager.get(`${account}/policies/${id}`)).body
  const sheet = { coverages, forms, exclusions, layer, version }
  const saved = await manager.put(`${account}/policies/${id}/coverages`, sheet)
  expect([saved.status, saved.body.fields]).toEqual([200, undefined])
  return id as string
}

/** A term of one year from a day. */
export const termFrom = (day: string) => ({ effectiveDate: day, expirationDate: addDays(day, 365) })
