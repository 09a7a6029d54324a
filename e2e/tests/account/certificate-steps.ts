import { randomUUID } from 'node:crypto'
import { type APIResponse, expect } from '@playwright/test'
import type { PortalClient } from '../../harness/portal-client.ts'

const path = '/api/accounts/ACME'

async function answered<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

/** Adds a pollution policy of ACME with one limit, in force from a day for a year or until another day. */
export async function addPollutionPolicy(
  { http }: PortalClient,
  effectiveDate: string,
  expirationDate: string,
): Promise<{ readonly id: string; readonly policyNumber: string }> {
  const policyNumber = `POL-${randomUUID().slice(0, 8)}`
  const term = { policyType: 'POLLUTION', carrier: 'Summit Mutual', effectiveDate, expirationDate }
  const { id } = await answered<{ id: string }>(
    await http.post(`${path}/policies`, { data: { policyNumber, stage: 'ISSUED', premium: 100_000, ...term } }),
  )
  const sheet = await answered<{ version: number; layer: object }>(await http.get(`${path}/policies/${id}`))
  const { version, layer } = sheet
  const coverage = { name: 'Each occurrence', limit: 100_000_000, deductible: null, isRetention: false, note: '' }
  await answered(
    await http.put(`${path}/policies/${id}/coverages`, {
      data: { coverages: [coverage], forms: [], exclusions: [], layer, version },
    }),
  )
  return { id, policyNumber }
}

interface Holder {
  readonly id: string
  readonly name: string
}

export const holdersNamed = async ({ http }: PortalClient, start: string): Promise<readonly Holder[]> => {
  const { holders } = await answered<{ holders: Holder[] }>(await http.get(`${path}/certificate-holders`))
  return holders.filter(({ name }) => name.startsWith(start))
}

export async function addHolder({ http }: PortalClient, name: string, email = ''): Promise<Holder> {
  const place = { street: '9 Pier Road', city: 'Columbus', state: 'OH', zip: '43215' }
  return answered(
    await http.post(`${path}/certificate-holders`, { data: { name, email, interest: 'CERTIFICATE', ...place } }),
  )
}

/** Issues a certificate of a policy to a holder. */
export async function issueCertificate(
  { http }: PortalClient,
  holderId: string,
  policyId: string,
): Promise<{ readonly id: string; readonly address: string }> {
  const request = { holderId, policyIds: [policyId], project: 'Pier 9', neededBy: null, operations: '' }
  const draft = await answered<{ id: string }>(
    await http.post(`${path}/certificates`, { data: { ...request, endorsements: [], limits: [] } }),
  )
  return answered(await http.post(`${path}/certificates/${draft.id}/issue`, { data: { version: 1 } }))
}

interface Requested {
  readonly request: { readonly endorsements: readonly { readonly policyId: string }[] }
  readonly version: number
}

interface Sheet {
  readonly coverages: unknown
  readonly exclusions: unknown
  readonly layer: unknown
  readonly forms: readonly unknown[]
  readonly version: number
}

/** Adds the form that a certificate waits for to its policy, scheduled for one holder, and approves the certificate. */
export async function endorseAndApprove({ http }: PortalClient, certificateId: string, form: object): Promise<void> {
  const certificate = `${path}/certificates/${certificateId}`
  const { request, version } = await answered<Requested>(await http.get(certificate))
  const policy = `${path}/policies/${request.endorsements[0]!.policyId}`
  const { coverages, exclusions, layer, forms, version: at } = await answered<Sheet>(await http.get(policy))
  const data = { coverages, exclusions, layer, forms: [...forms, form], version: at }
  await answered(await http.put(`${policy}/coverages`, { data }))
  await answered(await http.post(`${certificate}/review`, { data: { move: 'APPROVE', version } }))
}
