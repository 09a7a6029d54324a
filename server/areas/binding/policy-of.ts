import type { BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { OrderRow } from './binding.store.ts'

/** An order as a policy of the account, by what one of its papers says. */
export const policyOf = (
  { line, carrier }: Pick<OrderRow, 'line' | 'carrier'>,
  { effectiveOn, expiresOn, premium, coverages }: BindTerms,
  policyNumber: string,
) => ({
  fields: {
    policyNumber,
    policyType: line,
    carrier,
    name: null,
    effectiveDate: effectiveOn,
    expirationDate: expiresOn,
    isProject: false,
    premium,
    billType: null,
  },
  coverages,
})
