import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'

/** The lines of business, by name. */
export const lineChoices = policyTypeCodes.map((value) => ({ value, label: policyTypeName(value) }))
