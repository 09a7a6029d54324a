import type { CertificatePolicy } from '../certificate.shapes.ts'

/** A General Liability policy in force from 2026-03-01 to 2027-03-01, without forms, with one limit of a million. */
export const samplePolicy = (more: Partial<CertificatePolicy> = {}): CertificatePolicy => ({
  id: 'gl',
  policyNumber: 'GL-1',
  policyType: 'GENERAL_LIABILITY',
  carrier: 'Granite Mutual',
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  status: 'IN_FORCE',
  canceledOn: null,
  namedInsured: 'Acme Builders',
  coverages: [{ name: 'Each occurrence', limit: 100_000_000, deductible: null, isRetention: false, note: '' }],
  forms: [],
  over: [],
  ...more,
})
