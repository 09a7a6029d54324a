import { type ClaimTypeCode, claimTypeHelp, claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'

/** Claim types to choose from, each with a sentence on what it is. */
export const typeOptions = (types: readonly ClaimTypeCode[]) =>
  types.map((value) => ({ value, label: claimTypeNames[value], description: claimTypeHelp[value] }))
