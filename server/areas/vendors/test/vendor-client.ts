import { notListed } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { RequirementSet, VendorRecord } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { expect } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { aPdf } from '../../documents/test/sample-files.ts'

const path = '/api/accounts/ACME'
export const vendorsPath = `${path}/vendors`
export const setsPath = `${path}/vendor-requirement-sets`

/** What a sample requirement set asks of general liability. */
export const asked = {
  isRequired: true,
  limit: 100_000_000,
  aggregate: 200_000_000,
  additionalInsured: true,
  waiver: true,
  primary: false,
  noticeDays: null,
}

/** A certificate that meets it, from 30 days ago for a year. */
export const carriedFrom = (effectiveOn: string, expiresOn: string) => ({
  ...notListed,
  isListed: true,
  carrier: 'Sample Mutual',
  policyNumber: 'GL-100',
  effectiveOn,
  expiresOn,
  limit: 100_000_000,
  aggregate: 200_000_000,
  additionalInsured: true,
  waiver: true,
})

export async function addedSet(
  client: TestClient,
  lines: object = { GENERAL_LIABILITY: asked },
): Promise<RequirementSet> {
  const { status, body } = await client.post(setsPath, { name: `Subcontractors ${crypto.randomUUID()}`, lines })
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

export const vendorDraft = (more: object = {}) => ({
  name: `Ridge Electric ${crypto.randomUUID()}`,
  contact: 'Ann Ridge',
  email: `ann-${crypto.randomUUID()}@vendor.test`,
  trade: 'Electrical',
  requirementSetId: null,
  spend: null,
  spendOn: null,
  remindersOn: true,
  ...more,
})

export async function addedVendor(client: TestClient, more: object = {}): Promise<VendorRecord> {
  const { status, body } = await client.post(vendorsPath, vendorDraft(more))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

/** Uploads a file as a certificate of a vendor. */
export async function addCertificate(client: TestClient, vendorId: string, name = 'certificate.pdf') {
  const { body: upload } = await client.post(`${path}/uploads`, { name, bytes: aPdf.length })
  const octets = { headers: { 'content-type': 'application/octet-stream' } }
  expect((await client.put(`${path}/uploads/${upload.id}?offset=0`, aPdf, octets)).status).toBe(200)
  return client.post(`${vendorsPath}/${vendorId}/certificates`, { uploadId: upload.id })
}

/** The last start of the policies of a certificate: a date that all of them can have. */
export const dateOf = (lines: Readonly<Record<string, { readonly effectiveOn: string | null }>>): string =>
  Object.values(lines)
    .map(({ effectiveOn }) => effectiveOn ?? '')
    .toSorted()
    .at(-1) ?? '2026-01-01'

export async function confirm(
  client: TestClient,
  vendorId: string,
  values: {
    readonly lines: Parameters<typeof dateOf>[0]
    readonly issuedOn?: string | null
    readonly namedInsured?: string
  },
) {
  const { body: vendor } = await client.get(`${vendorsPath}/${vendorId}`)
  const [certificate] = (vendor as Vendor).certificates
  return client.post(`${vendorsPath}/${vendorId}/certificates/${certificate!.id}/confirm`, {
    namedInsured: (vendor as Vendor).record.name,
    issuedOn: dateOf(values.lines),
    version: certificate!.version,
    ...values,
  })
}
