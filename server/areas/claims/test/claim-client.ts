import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'

export const claimsPath = '/api/accounts/ACME/claims'

/** What a report of an injury says, the day apart. */
const injury = {
  location: '400 Dock Street',
  state: 'NY',
  what: 'Fell from a ladder.',
  claimant: 'Sam Ortiz',
  employeeClass: 'Carpentry',
  cause: 'Fall or slip',
  bodyPart: 'Knee',
  nature: 'Fracture',
  treatment: 'CLINIC',
  contactName: 'Elena Castillo',
  contactPhone: '(555) 010-0100',
}

/** Reports an injury of a day to the brokerage. */
export async function reportedInjury(
  client: TestClient,
  lossOn: string,
  more: Record<string, string> = {},
): Promise<Claim> {
  const { body: begun } = await client.post(claimsPath, { type: 'WORK_COMP' })
  const answers = { ...injury, lossOn, knownOn: lossOn, ...more }
  const body = { type: 'WORK_COMP', policyId: null, answers, triage: null, version: begun.version }
  const saved = await client.put(`${claimsPath}/${begun.id}`, body)
  const sent = await client.post(`${claimsPath}/${begun.id}/report`, { version: saved.body.version })
  expect([sent.status, sent.body.fields]).toEqual([200, undefined])
  return sent.body
}
