import type { PolicyStatus } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'

/** A status as a person reads it. */
export const statusNames: Readonly<Record<PolicyStatus, string>> = {
  QUOTED: 'Quoted',
  BOUND: 'Bound',
  ISSUED: 'Issued',
  IN_FORCE: 'In force',
  PENDING_CANCEL: 'Pending cancellation',
  CANCELED: 'CANCELED',
  NON_RENEWED: 'Non-renewed',
  EXPIRED: 'Expired',
}

const tones = {
  QUOTED: 'brand',
  BOUND: 'brand',
  ISSUED: 'brand',
  IN_FORCE: 'success',
  PENDING_CANCEL: 'warning',
  CANCELED: 'danger',
  NON_RENEWED: 'warning',
  EXPIRED: 'neutral',
} as const

export function StatusPill({ status }: { readonly status: PolicyStatus }) {
  return <Pill tone={tones[status]}>{statusNames[status]}</Pill>
}

/** Who sends the bill, as a person reads it. */
export const billTypeNames = { AGENCY: 'Agency bill', DIRECT: 'Direct bill' } as const
