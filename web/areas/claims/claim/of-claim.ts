import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'

/** What a part of a claim’s page is about. */
export interface OfClaim {
  readonly accountId: string
  readonly claim: Claim
}
