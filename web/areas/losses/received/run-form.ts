import '../../../kit/forms/without-eval.ts'
import { type FindingKind, type LossRun, LossRunFields } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { z } from 'zod'
import { moneyToType, typedCents } from '../../../platform/formats.ts'

/** Form values of a loss run as typed. Dates are plain dates, or empty; amounts are dollars. */
export interface RunFormValues {
  readonly carrier: string
  readonly insuredName: string
  readonly policyNumbers: string
  readonly periodFrom: string
  readonly periodTo: string
  readonly valuationOn: string
  readonly policyIds: string[]
  readonly count: string
  readonly paid: string
  readonly reserve: string
  readonly recovered: string
  /** Why a mismatch is correct anyway, by issue. */
  readonly reasons: Partial<Record<FindingKind, string>>
}

/** The initial values for an existing loss run. */
export const valuesOf = ({ totals, terms, acknowledged, ...run }: LossRun): RunFormValues => ({
  carrier: run.carrier,
  insuredName: run.insuredName,
  policyNumbers: run.policyNumbers,
  periodFrom: run.periodFrom,
  periodTo: run.periodTo,
  valuationOn: run.valuationOn,
  policyIds: terms.map(({ policyId }) => policyId),
  count: String(totals.count),
  paid: moneyToType(totals.paid),
  reserve: moneyToType(totals.reserve),
  recovered: moneyToType(totals.recovered),
  reasons: Object.fromEntries(acknowledged.map(({ finding, reason }) => [finding, reason])),
})

/** The contract's own rules, asked of what was typed. */
export const runFormSchema = z
  .custom<RunFormValues>()
  .transform(({ count, paid, reserve, recovered, reasons, ...values }, context): z.input<typeof LossRunFields> => {
    const read = (path: string, value: number | undefined): number => {
      if (value === undefined) context.addIssue({ code: 'custom', path: [path], message: 'must be a number' })
      return value ?? 0
    }
    const cents = (path: string, typed: string) => read(path, typed.trim() === '' ? 0 : typedCents(typed))
    return {
      ...values,
      totals: {
        count: read('count', /^\d{0,7}$/.test(count.trim()) ? Number(count) : undefined),
        paid: cents('paid', paid),
        reserve: cents('reserve', reserve),
        recovered: cents('recovered', recovered),
      },
      acknowledged: Object.entries(reasons).flatMap(([finding, reason]) =>
        (reason ?? '').trim() === '' ? [] : [{ finding: finding as FindingKind, reason: reason ?? '' }],
      ),
    }
  })
  .pipe(LossRunFields)
