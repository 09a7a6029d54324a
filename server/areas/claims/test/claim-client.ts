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

/** What a report of an accident says, the day apart. */
const collision = {
  location: '400 Dock Street',
  state: 'NY',
  what: 'Hit a parked car while turning.',
  vehicle: '2023 Ford F-150',
  driver: 'Priya Shah',
  cause: 'Collision',
  contactName: 'Elena Castillo',
  contactPhone: '(555) 010-0100',
}

/** Reports an injury of a day to the brokerage. */
export const reportedInjury = (client: TestClient, lossOn: string, more: Record<string, string> = {}): Promise<Claim> =>
  reported(client, 'WORK_COMP', { ...injury, lossOn, knownOn: lossOn, ...more })

/** Reports an accident of a day to the brokerage. */
export const reportedCollision = (client: TestClient, lossOn: string): Promise<Claim> =>
  reported(client, 'AUTO', { ...collision, lossOn })

async function reported(client: TestClient, type: string, answers: Record<string, string>): Promise<Claim> {
  const { body: begun } = await client.post(claimsPath, { type })
  const body = { type, policyId: null, answers, triage: null, version: begun.version }
  const saved = await client.put(`${claimsPath}/${begun.id}`, body)
  const sent = await client.post(`${claimsPath}/${begun.id}/report`, { version: saved.body.version })
  expect([sent.status, sent.body.fields]).toEqual([200, undefined])
  return sent.body
}
