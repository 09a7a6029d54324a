import '../../../kit/forms/without-eval.ts'
import { type BindOption, PolicySheet } from '@portico/contract/areas/binding/binding.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { formatDate, typedCents } from '../../../platform/formats.ts'

interface CoverageValues {
  readonly name: string
  readonly limit: string
  readonly deductible: string
  readonly note: string
}

/** Form values of a policy as typed: money in dollars, forms one per line. */
export interface PolicyFormValues {
  readonly policyNumber: string
  readonly terms: {
    readonly insuredName: string
    readonly effectiveOn: string
    readonly expiresOn: string
    readonly premium: string
    readonly taxesAndFees: string
    readonly coverages: CoverageValues[]
    readonly forms: string
  }
}

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** What the form starts with: what was entered before, else what was ordered, to be compared with the paper. */
export function startValues({ policy, terms: ordered }: BindOption): PolicyFormValues {
  const terms = policy?.terms ?? ordered
  return {
    policyNumber: policy?.number ?? '',
    terms: {
      insuredName: terms.insuredName,
      effectiveOn: terms.effectiveOn,
      expiresOn: terms.expiresOn,
      premium: dollars(terms.premium),
      taxesAndFees: dollars(terms.taxesAndFees),
      coverages: terms.coverages.map(({ name, limit, deductible, note }) => ({
        name,
        limit: dollars(limit),
        deductible: dollars(deductible),
        note,
      })),
      forms: terms.forms.join('\n'),
    },
  }
}

/** The contract's own rules, asked of what was typed. */
export const policySchema = ({ version }: BindOption) =>
  z
    .custom<PolicyFormValues>()
    .transform((values, context): z.input<typeof PolicySheet> => {
      const money = (path: (string | number)[], typed: string): number | null => {
        if (typed.trim() === '') return null
        const cents = typedCents(typed)
        if (cents === undefined) context.addIssue({ code: 'custom', path, message: 'must be a number' })
        return cents ?? null
      }
      const { policyNumber, terms } = values
      return {
        policyNumber,
        version,
        terms: {
          ...terms,
          premium: money(['terms', 'premium'], terms.premium) ?? 0,
          taxesAndFees: money(['terms', 'taxesAndFees'], terms.taxesAndFees) ?? 0,
          coverages: terms.coverages.map(({ name, limit, deductible, note }, at) => ({
            name,
            limit: money(['terms', 'coverages', at, 'limit'], limit),
            deductible: money(['terms', 'coverages', at, 'deductible'], deductible),
            note,
          })),
          forms: terms.forms
            .split('\n')
            .map((form) => form.trim())
            .filter((form) => form !== ''),
        },
      }
    })
    .pipe(PolicySheet)

/** What one person typed of a policy next to what another saved since, as text. */
export function sheetDifferences(mine: PolicyFormValues, option: BindOption) {
  return differencesIn(mine, startValues(option), [
    ['Policy number', ({ policyNumber }) => policyNumber],
    ['Named insured', ({ terms }) => terms.insuredName],
    ['Effective date', ({ terms }) => day(terms.effectiveOn)],
    ['Expiration date', ({ terms }) => day(terms.expiresOn)],
    ['Premium', ({ terms }) => terms.premium],
    ['Taxes and fees', ({ terms }) => terms.taxesAndFees],
    [
      'Coverages',
      ({ terms }) =>
        terms.coverages.map(({ name, limit, deductible }) => [name, limit, deductible].join(' ').trim()).join(', '),
    ],
    ['Forms', ({ terms }) => terms.forms],
  ])
}

const day = (plain: string): string => (plain === '' ? '' : formatDate(plain))
