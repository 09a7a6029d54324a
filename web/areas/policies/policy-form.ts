import '../../kit/forms/without-eval.ts'
import { type PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, moneyToType, typedCents } from '../../platform/formats.ts'
import { billTypeNames } from './policy-status.tsx'

/** What the form of a policy holds, as it is typed. Dates are plain dates, or empty. */
export interface PolicyFormValues {
  readonly policyNumber: string
  readonly policyType: string
  readonly carrier: string
  readonly name: string
  readonly effectiveDate: string
  readonly expirationDate: string
  readonly isProject: boolean
  /** Dollars, as people type them. */
  readonly premium: string
  readonly billType: '' | 'AGENCY' | 'DIRECT'
}

export const startValues: PolicyFormValues = {
  policyNumber: '',
  policyType: '',
  carrier: '',
  name: '',
  effectiveDate: '',
  expirationDate: '',
  isProject: false,
  premium: '',
  billType: '',
}

/** What the form of a policy that is there starts with. */
export const valuesOf = (policy: PolicyDetail): PolicyFormValues => ({
  policyNumber: policy.policyNumber,
  policyType: policy.policyType,
  carrier: policy.carrier ?? '',
  name: policy.name ?? '',
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  isProject: policy.isProject,
  premium: moneyToType(policy.premium),
  billType: policy.billType ?? '',
})

/** The contract's own rules, asked of what was typed. */
export const policyFormSchema = z
  .custom<PolicyFormValues>()
  .transform((values, context): z.input<typeof PolicyFields> => {
    const premium = values.premium.trim() === '' ? null : typedCents(values.premium)
    if (premium === undefined) context.addIssue({ code: 'custom', path: ['premium'], message: 'must be a number' })
    return { ...values, premium: premium ?? null, billType: values.billType === '' ? null : values.billType }
  })
  .pipe(PolicyFields)

/** Where what one person typed differs from what another saved meanwhile, in words. */
export function differences(mine: PolicyFields, theirs: PolicyDetail) {
  return differencesIn<PolicyFields>(mine, theirs, [
    ['Type', ({ policyType }) => policyTypeName(policyType)],
    ['Policy number', ({ policyNumber }) => policyNumber],
    ['Carrier', ({ carrier }) => carrier ?? ''],
    ['Name', ({ name }) => name ?? ''],
    ['Effective date', ({ effectiveDate }) => formatDate(effectiveDate)],
    ['Expiration date', ({ expirationDate }) => formatDate(expirationDate)],
    ['Premium', ({ premium }) => (premium === null ? '' : formatMoney(premium))],
    ['Bill type', ({ billType }) => (billType === null ? 'Not known' : billTypeNames[billType])],
    ['Project policy', ({ isProject }) => (isProject ? 'Y' : 'N')],
  ])
}
