import type { VendorLine } from './vendor-lines.ts'

/** What a requirement set asks of one line; limits in cents. */
export interface LineRequirement {
  readonly isRequired: boolean
  readonly limit: number | null
  readonly aggregate: number | null
  readonly additionalInsured: boolean
  readonly waiver: boolean
  readonly primary: boolean
  readonly noticeDays: number | null
}

/** What a certificate says of one line; limits in cents. */
export interface CertificateLine {
  readonly isListed: boolean
  readonly carrier: string
  readonly policyNumber: string
  readonly effectiveOn: string | null
  readonly expiresOn: string | null
  readonly limit: number | null
  readonly aggregate: number | null
  readonly additionalInsured: boolean
  readonly waiver: boolean
  readonly primary: boolean
  readonly noticeDays: number | null
  /** Limits and marks that only some requirements ask for. */
  readonly products: number | null
  readonly diseaseEmployee: number | null
  readonly diseasePolicy: number | null
  readonly statutory: boolean
  readonly completedOperations: boolean
  readonly perProject: boolean
  /** Endorsement forms that came with the certificate. */
  readonly forms: string
}

export type Requirements = Readonly<Record<VendorLine, LineRequirement>>
export type CertificateLines = Readonly<Record<VendorLine, CertificateLine>>

export const lineIssues = [
  'MISSING',
  'EXPIRED',
  'LOW_LIMIT',
  'NO_AI',
  'NO_WAIVER',
  'NO_PRIMARY',
  'SHORT_NOTICE',
  'NO_AGGREGATE',
  'LOW_RATING',
  'CANNOT_TELL',
] as const
export type LineIssue = (typeof lineIssues)[number]

export const lineStatuses = ['OK', ...lineIssues] as const
export type LineStatus = (typeof lineStatuses)[number]

/** The status of a vendor: that of its worst line, unless every deficiency is accepted. */
export const vendorStatuses = [...lineStatuses, 'ACCEPTED', 'NO_REQUIREMENTS'] as const
export type VendorStatus = (typeof vendorStatuses)[number]

export const vendorStatusNames: Readonly<Record<VendorStatus, string>> = {
  OK: 'Compliant',
  MISSING: 'Missing',
  EXPIRED: 'Expired',
  LOW_LIMIT: 'Limit too low',
  NO_AI: 'No additional insured',
  NO_WAIVER: 'No waiver of subrogation',
  NO_PRIMARY: 'Not primary and noncontributory',
  SHORT_NOTICE: 'Notice of cancellation too short',
  NO_AGGREGATE: 'No aggregate per project',
  LOW_RATING: 'Carrier rating too low',
  CANNOT_TELL: 'Cannot tell',
  ACCEPTED: 'Deficiency accepted',
  NO_REQUIREMENTS: 'No requirements',
}
