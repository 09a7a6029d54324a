import '../../kit/forms/without-eval.ts'
import { termsErrors } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import { PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan, PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { z } from 'zod'
import { moneyToType, typedCents } from '../../platform/formats.ts'

/** A plan as typed: dollars, and endorsements one per line. */
export interface PlanValues {
  readonly name: string
  readonly perClaim: string
  readonly aggregate: string
  readonly deductible: string
  readonly deductibleOf: 'CLAIM' | 'TERM'
  readonly isLossOnly: boolean
  readonly expenses: 'INSIDE' | 'OUTSIDE'
  /** A plain date, or empty. */
  readonly retroDate: string
  readonly step: string
  readonly premium: string
  readonly endorsements: string
  /** A quote, or empty. */
  readonly quoteId: string
}

type Kind = PlanDraft['kind']

/** What the form starts with: the plan itself, else what expires, else what is known of the policy. */
export function valuesOf(plan: Plan | undefined, { expiring, policy }: PolicySelection, kind: Kind): PlanValues {
  if (plan !== undefined) return typedOf(plan)
  if (kind === 'OFFERED' && expiring !== null)
    return { ...typedOf(expiring), name: '', premium: '', step: String(expiring.step + 1) }
  return { ...blank, name: kind === 'EXPIRING' ? 'Today' : '', premium: moneyToType(policy?.premium ?? null) }
}

const typedOf = (plan: Plan): PlanValues => ({
  name: plan.name,
  perClaim: moneyToType(plan.perClaim),
  aggregate: moneyToType(plan.aggregate),
  deductible: moneyToType(plan.deductible),
  deductibleOf: plan.deductibleOf,
  isLossOnly: plan.isLossOnly,
  expenses: plan.expenses,
  retroDate: plan.retroDate ?? '',
  step: String(plan.step),
  premium: moneyToType(plan.premium),
  endorsements: plan.endorsements.join('\n'),
  quoteId: plan.quoteId ?? '',
})

const blank: PlanValues = {
  name: '',
  perClaim: '',
  aggregate: '',
  deductible: '',
  deductibleOf: 'CLAIM',
  isLossOnly: false,
  expenses: 'OUTSIDE',
  retroDate: '',
  step: '1',
  premium: '',
  endorsements: '',
  quoteId: '',
}

const number = (typed: string): number | undefined => (/^\d+$/.test(typed.trim()) ? Number(typed) : undefined)

/** The contract's own rules for typed values; `begins` is the term's first day. */
export const planSchema = (kind: Kind, begins: string) =>
  z
    .custom<PlanValues>()
    .transform((values) => ({
      ...values,
      kind,
      perClaim: typedCents(values.perClaim) as number,
      aggregate: typedCents(values.aggregate) as number,
      deductible: typedCents(values.deductible) as number,
      premium: typedCents(values.premium) as number,
      step: number(values.step) as number,
      retroDate: values.retroDate === '' ? null : values.retroDate,
      quoteId: values.quoteId === '' ? null : values.quoteId,
      endorsements: values.endorsements
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }))
    .pipe(PlanDraft)
    .superRefine((draft, context) => {
      for (const [path, message] of Object.entries(termsErrors(draft, begins)))
        context.addIssue({ code: 'custom', path: [path], message })
    })
