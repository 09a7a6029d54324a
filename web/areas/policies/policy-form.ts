import '../../kit/forms/without-eval.ts'
import { type PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type PaymentPlan, paymentPlanNames } from '@portico/contract/areas/policies/payment-plans.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, moneyToType, typedCents } from '../../platform/formats.ts'
import { billTypeNames } from './policy-status.tsx'

/** Form values of a policy as typed. Dates are plain dates, or empty. */
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
  readonly taxes: string
  readonly fees: string
  readonly billType: '' | 'AGENCY' | 'DIRECT'
  readonly paymentPlan: '' | PaymentPlan
  /** One per line. */
  readonly namedInsureds: string
  readonly insuredLocations: string
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
  taxes: '',
  fees: '',
  billType: '',
  paymentPlan: '',
  namedInsureds: '',
  insuredLocations: '',
}

/** The initial values for an existing policy. */
export const valuesOf = (policy: PolicyDetail): PolicyFormValues => ({
  policyNumber: policy.policyNumber,
  policyType: policy.policyType,
  carrier: policy.carrier ?? '',
  name: policy.name ?? '',
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  isProject: policy.isProject,
  premium: moneyToType(policy.premium),
  taxes: moneyToType(policy.taxes),
  fees: moneyToType(policy.fees),
  billType: policy.billType ?? '',
  paymentPlan: policy.paymentPlan ?? '',
  namedInsureds: policy.namedInsureds.join('\n'),
  insuredLocations: policy.insuredLocations.join('\n'),
})

/** The texts of a list that is typed one per line. */
export const linesOf = (typed: string): string[] =>
  typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** The contract's own rules, asked of what was typed. */
export const policyFormSchema = z
  .custom<PolicyFormValues>()
  .transform((values, context): z.input<typeof PolicyFields> => {
    const cents = (path: 'premium' | 'taxes' | 'fees'): number | null => {
      const amount = values[path].trim() === '' ? null : typedCents(values[path])
      if (amount === undefined) context.addIssue({ code: 'custom', path: [path], message: 'must be a number' })
      return amount ?? null
    }
    return {
      ...values,
      premium: cents('premium'),
      taxes: cents('taxes'),
      fees: cents('fees'),
      billType: values.billType === '' ? null : values.billType,
      paymentPlan: values.paymentPlan === '' ? null : values.paymentPlan,
      namedInsureds: linesOf(values.namedInsureds),
      insuredLocations: linesOf(values.insuredLocations),
    }
  })
  .pipe(PolicyFields)

/** Where typed values differ from those another person saved since, as text. */
export function differences(mine: PolicyFields, theirs: PolicyDetail) {
  return differencesIn<PolicyFields>(mine, theirs, [
    ['Type', ({ policyType }) => policyTypeName(policyType)],
    ['Policy number', ({ policyNumber }) => policyNumber],
    ['Carrier', ({ carrier }) => carrier ?? ''],
    ['Name', ({ name }) => name ?? ''],
    ['Effective date', ({ effectiveDate }) => formatDate(effectiveDate)],
    ['Expiration date', ({ expirationDate }) => formatDate(expirationDate)],
    ['Premium', ({ premium }) => (premium === null ? '' : formatMoney(premium))],
    ['Taxes', ({ taxes }) => (taxes === null ? '' : formatMoney(taxes))],
    ['Fees', ({ fees }) => (fees === null ? '' : formatMoney(fees))],
    ['Payment plan', ({ paymentPlan }) => (paymentPlan === null ? 'Not known' : paymentPlanNames[paymentPlan])],
    ['Named insureds', ({ namedInsureds }) => namedInsureds.join('; ')],
    ['Insured locations', ({ insuredLocations }) => insuredLocations.join('; ')],
    ['Bill type', ({ billType }) => (billType === null ? 'Not known' : billTypeNames[billType])],
    ['Project policy', ({ isProject }) => (isProject ? 'Yes' : 'No')],
  ])
}
