import '../../../kit/forms/without-eval.ts'
import { type Loss, LossFields, type LossSplit } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { LossCause } from '@portico/contract/areas/losses/loss-causes.ts'
import { z } from 'zod'
import { moneyToType, typedCents } from '../../../platform/formats.ts'

type TypedSplit = Record<keyof LossSplit, string>

/** What the form of a loss holds, as it is typed. Dates are plain dates, or empty; amounts are dollars. */
export interface LossFormValues {
  readonly policyId: string
  readonly claimNumber: string
  readonly lossOn: string
  readonly reportedOn: string
  readonly claimant: string
  readonly cause: LossCause
  readonly description: string
  readonly status: Loss['status']
  readonly paid: TypedSplit
  readonly reserve: TypedSplit
  readonly recovered: TypedSplit
  readonly page: string
}

export const splitParts = ['indemnity', 'medical', 'expense'] as const
export const amounts = ['paid', 'reserve', 'recovered'] as const
export const amountNames = { paid: 'Paid', reserve: 'Reserved', recovered: 'Recovered' } as const
export const partNames = { indemnity: 'Indemnity', medical: 'Medical', expense: 'Expense' } as const

const nothing: TypedSplit = { indemnity: '', medical: '', expense: '' }
const amount = (cents: number): string => moneyToType(cents === 0 ? null : cents)
const typed = (split: LossSplit): TypedSplit => ({
  indemnity: amount(split.indemnity),
  medical: amount(split.medical),
  expense: amount(split.expense),
})

/** What the form of a loss starts with. */
export const valuesOf = (loss: Loss | undefined, policyId: string): LossFormValues =>
  loss === undefined
    ? {
        policyId,
        claimNumber: '',
        lossOn: '',
        reportedOn: '',
        claimant: '',
        cause: 'OTHER',
        description: '',
        status: 'OPEN',
        paid: nothing,
        reserve: nothing,
        recovered: nothing,
        page: '',
      }
    : {
        policyId: loss.policyId,
        claimNumber: loss.claimNumber,
        lossOn: loss.lossOn,
        reportedOn: loss.reportedOn ?? '',
        claimant: loss.claimant,
        cause: loss.cause,
        description: loss.description,
        status: loss.status,
        paid: typed(loss.paid),
        reserve: typed(loss.reserve),
        recovered: typed(loss.recovered),
        page: loss.page === null ? '' : String(loss.page),
      }

/** The contract's own rules, asked of what was typed. */
export const lossFormSchema = z
  .custom<LossFormValues>()
  .transform((values, context): z.input<typeof LossFields> => {
    const cents = (path: string[], text: string): number => {
      const value = text.trim() === '' ? 0 : typedCents(text)
      if (value === undefined) context.addIssue({ code: 'custom', path, message: 'must be a number' })
      return value ?? 0
    }
    const splitOf = (name: (typeof amounts)[number]): LossSplit => ({
      indemnity: cents([name, 'indemnity'], values[name].indemnity),
      medical: cents([name, 'medical'], values[name].medical),
      expense: cents([name, 'expense'], values[name].expense),
    })
    return {
      ...values,
      reportedOn: values.reportedOn === '' ? null : values.reportedOn,
      page: values.page.trim() === '' ? null : Number(values.page),
      paid: splitOf('paid'),
      reserve: splitOf('reserve'),
      recovered: splitOf('recovered'),
    }
  })
  .pipe(LossFields)
