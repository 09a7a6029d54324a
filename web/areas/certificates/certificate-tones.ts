import type { CertificateFinding, CertificateStatus } from '@portico/contract/areas/certificates/certificate.shapes.ts'

/** The color of each status of a certificate. */
export const certificateTones = {
  DRAFT: 'neutral',
  SUBMITTED: 'warning',
  IN_REVIEW: 'brand',
  ISSUED: 'success',
  REJECTED: 'danger',
  SUPERSEDED: 'neutral',
} as const satisfies Readonly<Record<CertificateStatus, string>>

/** The color of a certificate's status. */
export const standingTones = {
  IN_FORCE: 'success',
  EXPIRING: 'warning',
  CHANGED: 'warning',
  EXPIRED: 'danger',
  CANCELED: 'danger',
  SUPERSEDED: 'neutral',
} as const

type Verdict = CertificateFinding['verdict']

export const verdictTones = {
  SUPPORTED: 'success',
  NEEDS_ENDORSEMENT: 'warning',
  NOT_AVAILABLE: 'danger',
} as const satisfies Readonly<Record<Verdict, string>>

export const verdictNames: Readonly<Record<Verdict, string>> = {
  SUPPORTED: 'Supported',
  NEEDS_ENDORSEMENT: 'Needs endorsement',
  NOT_AVAILABLE: 'Not available',
}

/** The color of an email's status. */
export const deliveryTones = {
  QUEUED: 'neutral',
  SENT: 'success',
  FAILED: 'danger',
  BOUNCED: 'danger',
} as const
