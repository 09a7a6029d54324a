import { ClaimDetailsEdit } from '@portico/contract/areas/claims/claim.shapes.ts'
import { field } from '@portico/contract/kit/field.ts'

const { claimNumber, adjuster, adjusterEmail, adjusterPhone } = ClaimDetailsEdit.shape

/** What the carrier says of a claim. */
export const carrierFields = {
  claimNumber: field({ kind: 'text', label: 'Claim number', schema: claimNumber }),
  adjuster: field({ kind: 'text', label: 'Adjuster', schema: adjuster }),
  adjusterEmail: field({ kind: 'text', label: 'Adjuster’s email', schema: adjusterEmail }),
  adjusterPhone: field({ kind: 'text', label: 'Adjuster’s phone', schema: adjusterPhone }),
}
