import type { ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'

/** The color of each state of a claim. */
export const claimTones = {
  DRAFT: 'neutral',
  REPORTED: 'warning',
  ACKNOWLEDGED: 'brand',
  OPEN: 'brand',
  REOPENED: 'warning',
  CLOSED: 'success',
  DENIED: 'danger',
} as const satisfies Readonly<Record<ClaimStatus, string>>
