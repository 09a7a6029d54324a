import type { CoveredLine } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'

/** The id of a line's card, where the links of the summary lead. */
export const idOf = ({ policy }: CoveredLine): string =>
  `${policy.policyNumber} ${policy.effectiveDate}`.replaceAll(/\W/g, '-')

export const titleOf = ({ policy }: CoveredLine): string =>
  [policyTypeName(policy.policyType), policy.carrier].filter(Boolean).join(', ')
