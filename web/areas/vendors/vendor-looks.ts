import type { CertificateState } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import type { LineResult } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { VendorStatus } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { Looks, Tone } from '../../kit/data/pill.tsx'

/** The color of a status: what is missing or over comes before what falls short. */
export function toneOf(status: VendorStatus): Tone {
  if (status === 'OK') return 'success'
  if (status === 'ACCEPTED') return 'brand'
  if (status === 'NO_REQUIREMENTS') return 'neutral'
  return status === 'MISSING' || status === 'EXPIRED' ? 'danger' : 'warning'
}

/** The status of a line as a person reads it: a deficiency that is accepted is one no longer. */
export const shownStatus = ({ status, isAccepted }: Pick<LineResult, 'status' | 'isAccepted'>): VendorStatus =>
  isAccepted ? 'ACCEPTED' : status

export const stateLooks: Looks<CertificateState> = {
  UPLOADED: { label: 'To confirm', tone: 'warning' },
  RECEIVED: { label: 'To confirm', tone: 'warning' },
  CONFIRMED: { label: 'Confirmed', tone: 'success' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
}

/** The page of vendor certificates, or one below it. */
export const vendorsPath = (accountId: string, ...parts: readonly string[]): string =>
  [`/${encodeURIComponent(accountId)}/dashboard/risk-management/vendor-certificates`, ...parts].join('/')
