import type {
  Certificate,
  CertificateOptions,
  CertificatePolicy,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'

export const account = '/api/accounts/ACME'

/** Adds a certificate holder of its own. */
export async function addedHolder(client: TestClient, more: object = {}): Promise<string> {
  const name = `Holder ${crypto.randomUUID().slice(0, 8)} LLC`
  const place = { street: '9 Pier Road', city: 'Columbus', state: 'OH', zip: '43215' }
  const { status, body } = await client.post(`${account}/certificate-holders`, {
    name,
    ...place,
    interest: 'CERTIFICATE',
    ...more,
  })
  expect([status, body.fields]).toEqual([201, undefined])
  return body.id
}

/** The policy of a line that is in force. */
export async function policyInForce(client: TestClient, type: string): Promise<CertificatePolicy> {
  const options: CertificateOptions = (await client.get(`${account}/certificate-options`)).body
  return options.policies.find(({ policyType }) => policyType === type)!
}

/** Issues a certificate of policies. */
export async function issuedCertificate(client: TestClient, request: object): Promise<Certificate> {
  const draft = await client.post(`${account}/certificates`, {
    project: 'Pier 9',
    neededBy: null,
    endorsements: [],
    limits: [],
    operations: '',
    ...request,
  })
  expect([draft.status, draft.body.fields]).toEqual([201, undefined])
  const { status, body } = await client.post(`${account}/certificates/${draft.body.id}/issue`, { version: 1 })
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}

/** The code in the address of a certificate. */
export const codeOf = ({ address }: Certificate): string => /\/c\/(?<code>[^/]+)$/u.exec(address!)!.groups!['code']!
